/** Calls for templates and books, and for the numbers of what was made. */
import { api } from '#web/api/api.ts';
import { call, whenDone } from '#web/api/call.ts';
import { requestOf, type CallInput, type CallReply } from '#web/api/endpoint-routes.ts';
import { nextCursorOf } from '#web/api/next-cursor.ts';

const BOOK_LIST_SECONDS = 300;
const BOOKS_PER_CALL = 200;

export const bookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<CallReply<'listTemplates'>, void>({
      query: call('listTemplates'),
      providesTags: ['Templates'],
    }),
    /** Every book of the user, newest first: the pages of the list are followed to the end. */
    getUserBooks: build.query<CallReply<'getUserBooks'>, void>({
      queryFn: async (_, _api, _options, fetchWithBase) => {
        const books: CallReply<'getUserBooks'> = [];
        let cursor: string | undefined;
        do {
          const request = requestOf('getUserBooks', { query: { limit: BOOKS_PER_CALL, cursor } });
          const { data, error, meta } = await fetchWithBase(request);
          if (error) return { error };
          books.push(...(data as CallReply<'getUserBooks'>));
          cursor = nextCursorOf(meta?.response?.headers.get('Link') ?? null);
        } while (cursor !== undefined);
        return { data: books };
      },
      keepUnusedDataFor: BOOK_LIST_SECONDS,
      providesTags: ['Books'],
    }),
    getBook: build.query<CallReply<'getBook'>, CallInput<'getBook'>>({
      query: call('getBook'),
      providesTags: (_result, _error, { params }) => [{ type: 'Books', id: params.id }, 'Books'],
    }),
    /** Never cached: every visit asks again, and every change of books and characters too. */
    getMyStats: build.query<CallReply<'getMyStats'>, void>({
      query: call('getMyStats'),
      keepUnusedDataFor: 0,
      providesTags: ['Books', 'Characters'],
    }),
    duplicateBook: build.mutation<CallReply<'duplicateBook'>, CallInput<'duplicateBook'>>({
      query: call('duplicateBook'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }): void => {
          dispatch(bookApi.util.updateQueryData('getUserBooks', undefined, (books) => [data, ...books]));
        }),
    }),
    deleteBook: build.mutation<CallReply<'deleteBook'>, CallInput<'deleteBook'>>({
      query: call('deleteBook'),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, (): void => {
          dispatch(
            bookApi.util.updateQueryData('getUserBooks', undefined, (books) =>
              books.filter(({ _id }) => _id !== params.id),
            ),
          );
        }),
    }),
  }),
});

export const { useListTemplatesQuery, useGetUserBooksQuery, useGetBookQuery, useGetMyStatsQuery } = bookApi;
