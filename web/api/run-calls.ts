/** Calls that start, watch and resume runs. */
import { api } from '#web/api/api.ts';
import { bookApi } from '#web/api/book-calls.ts';
import { call, whenDone } from '#web/api/call.ts';
import type { CallInput, CallReply } from '#web/api/endpoint-routes.ts';

export const runApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateStory: build.mutation<CallReply<'generateStory'>, CallInput<'generateStory'>>({
      query: call('generateStory'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }): void => {
          dispatch(
            bookApi.util.updateQueryData('getUserBooks', undefined, (books) => [
              data,
              ...books.filter(({ _id }) => _id !== data._id),
            ]),
          );
        }),
    }),
    getRunResult: build.query<CallReply<'getRunResult'>, CallInput<'getRunResult'>>({
      query: call('getRunResult'),
      keepUnusedDataFor: 0,
    }),
    resumeRun: build.mutation<CallReply<'resumeRun'>, CallInput<'resumeRun'>>({
      query: call('resumeRun'),
      invalidatesTags: ['Books'],
    }),
  }),
});

export const { useGenerateStoryMutation, useGetRunResultQuery, useResumeRunMutation } = runApi;
