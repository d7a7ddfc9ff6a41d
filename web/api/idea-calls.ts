/** The call that reads an own idea. It keeps nothing, so its answers are cached like those of a query. */
import { api } from '#web/api/api.ts';
import { call } from '#web/api/call.ts';
import type { CallInput, CallReply } from '#web/api/endpoint-routes.ts';

const READING_SECONDS = 600;

export const ideaApi = api.injectEndpoints({
  endpoints: (build) => ({
    readIdea: build.query<CallReply<'readIdea'>, CallInput<'readIdea'>>({
      query: call('readIdea'),
      keepUnusedDataFor: READING_SECONDS,
    }),
  }),
});

export const { useLazyReadIdeaQuery } = ideaApi;
