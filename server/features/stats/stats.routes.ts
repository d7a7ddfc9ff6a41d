/** Binds the endpoint of the numbers to its use case. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/stats.ts';
import { getMyStats, type StatsDeps } from '#server/features/stats/get-my-stats.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindStats = (app: FastifyInstance, binding: BindingDeps, deps: StatsDeps): void =>
  bindEndpoint(app, binding, contract.getMyStats, ({ actor }) => getMyStats(deps, actor));
