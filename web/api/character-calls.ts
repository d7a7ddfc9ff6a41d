/** Calls for the characters of a family. */
import { api } from '#web/api/api.ts';
import { call, whenDone } from '#web/api/call.ts';
import type { CallInput, CallReply } from '#web/api/endpoint-routes.ts';

export const characterApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCharacters: build.query<CallReply<'listCharacters'>, void>({
      query: call('listCharacters'),
      providesTags: ['Characters'],
    }),
    createCharacter: build.mutation<CallReply<'createCharacter'>, CallInput<'createCharacter'>>({
      query: call('createCharacter'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }): void => {
          dispatch(
            characterApi.util.updateQueryData('listCharacters', undefined, (characters): void => {
              characters.unshift(data);
            }),
          );
        }),
    }),
    updateCharacter: build.mutation<CallReply<'updateCharacter'>, CallInput<'updateCharacter'>>({
      query: call('updateCharacter'),
      invalidatesTags: ['Characters'],
    }),
    deleteCharacter: build.mutation<CallReply<'deleteCharacter'>, CallInput<'deleteCharacter'>>({
      query: call('deleteCharacter'),
      invalidatesTags: ['Characters'],
    }),
  }),
});

export const {
  useListCharactersQuery,
  useCreateCharacterMutation,
  useUpdateCharacterMutation,
  useDeleteCharacterMutation,
} = characterApi;
