/** Binds the endpoints of the sample books. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/books/samples.ts';
import type { SamplePictures } from '#server/features/samples/sample-pictures.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export type SamplesDeps = { readonly samplePictures: SamplePictures };

export const bindSamples = (app: FastifyInstance, binding: BindingDeps, { samplePictures }: SamplesDeps): void => {
  const { samples } = samplePictures;
  bindEndpoint(app, binding, contract.listSamples, ({ query }) => samples.listFor(query.language));
  bindEndpoint(app, binding, contract.getSample, ({ params }) => samples.getBook(params.slug));
  bindEndpoint(app, binding, contract.getSampleImage, ({ params, query }) =>
    samplePictures.get({ ...params, version: query.v, widthPx: query.w }),
  );
};
