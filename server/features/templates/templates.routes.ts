/** Binds the template endpoints to the storyteller's list. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/templates.ts';
import type { TemplatePictures } from '#server/features/templates/template-picture.ts';
import { viewTemplate } from '#server/features/templates/template-view.ts';
import { Failure } from '#server/platform/failure.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';
import { findTemplate, listTemplates, type TemplateSummary } from '#studio/storyteller/list-templates.ts';

export type TemplatesDeps = { readonly templatePictures: TemplatePictures };

export const bindTemplates = (app: FastifyInstance, binding: BindingDeps, deps: TemplatesDeps): void => {
  const pictures = deps.templatePictures;
  const view = (template: TemplateSummary) => viewTemplate(template, pictures.versionOf(template));
  bindEndpoint(app, binding, contract.listTemplates, () => listTemplates().map(view));
  bindEndpoint(app, binding, contract.getTemplate, ({ params }) => {
    const template = findTemplate(params.id);
    if (!template) throw new Failure('template.not-found');
    return view(template);
  });
  bindEndpoint(app, binding, contract.getTemplatePicture, ({ params, query }) => pictures.get(params.id, query.v));
};
