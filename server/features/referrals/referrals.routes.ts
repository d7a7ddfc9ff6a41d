/** Binds the referral endpoint to its use case. */
import type { FastifyInstance } from 'fastify';
import { getMyReferral as endpoint } from '#contract/referrals.ts';
import { getMyReferral, type ReferralDeps } from '#server/features/referrals/get-my-referral.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindReferrals = (app: FastifyInstance, binding: BindingDeps, deps: ReferralDeps): void => {
  bindEndpoint(app, binding, endpoint, ({ actor }) => getMyReferral(deps, actor));
};
