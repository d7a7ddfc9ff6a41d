/** Binds the endpoints of the sample books. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/books/samples.ts';
import { createSamplePictures, type SamplePicturesDeps } from '#server/features/samples/sample-pictures.ts';
import { createSamples } from '#server/features/samples/write-samples.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindSamples = (app: FastifyInstance, binding: BindingDeps, deps: SamplePicturesDeps): void => {
  const samples = createSamples(deps.illustrator);
  const pictureOf = createSamplePictures(deps, samples);
  bindEndpoint(app, binding, contract.listSamples, ({ query }) => samples.listFor(query.language));
  bindEndpoint(app, binding, contract.getSample, ({ params }) => samples.getBook(params.slug));
  bindEndpoint(app, binding, contract.getSampleImage, ({ params, query }) =>
    pictureOf({ ...params, version: query.v, widthPx: query.w }),
  );
};
