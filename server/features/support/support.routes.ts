/** Binds the endpoint of the support to its use case. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/support.ts';
import { contactSupport, type ContactSupportDeps } from '#server/features/support/contact-support.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindSupport = (app: FastifyInstance, binding: BindingDeps, deps: ContactSupportDeps): void => {
  bindEndpoint(app, binding, contract.contactSupport, (call) => contactSupport(deps, call));
};
