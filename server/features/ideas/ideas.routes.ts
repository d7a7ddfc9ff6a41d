/** Binds the endpoint of own ideas to its use case. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/ideas.ts';
import { readIdea, type ReadIdeaDeps } from '#server/features/ideas/read-idea.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindIdeas = (app: FastifyInstance, binding: BindingDeps, deps: ReadIdeaDeps): void => {
  bindEndpoint(app, binding, contract.readIdea, (call) => readIdea(deps, call));
};
