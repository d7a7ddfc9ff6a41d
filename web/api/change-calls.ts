/** Calls that change a finished book or share it; every answer goes into what is shown of the book. */
import type { Book } from '#contract/books.ts';
import { api } from '#web/api/api.ts';
import { bookApi } from '#web/api/book-calls.ts';
import { call, whenDone } from '#web/api/call.ts';
import type { CallInput, CallReply } from '#web/api/endpoint-routes.ts';
import type { AppDispatch } from '#web/app/store.ts';

const showBook = (dispatch: AppDispatch, book: Book): void => {
  void dispatch(bookApi.util.upsertQueryData('getBook', { params: { id: book._id } }, book));
  dispatch(
    bookApi.util.updateQueryData('getUserBooks', undefined, (books) =>
      books.map((one) => (one._id === book._id ? book : one)),
    ),
  );
};

const showShared = (dispatch: AppDispatch, id: string, isShared: boolean): void => {
  dispatch(
    bookApi.util.updateQueryData('getBook', { params: { id } }, (book) => {
      book.isShared = isShared;
    }),
  );
  dispatch(
    bookApi.util.updateQueryData('getUserBooks', undefined, (books) => {
      for (const book of books) if (book._id === id) book.isShared = isShared;
    }),
  );
};

export const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePage: build.mutation<CallReply<'updatePage'>, CallInput<'updatePage'>>({
      query: call('updatePage'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }) => showBook(dispatch, data.book)),
    }),
    updateBook: build.mutation<CallReply<'updateBook'>, CallInput<'updateBook'>>({
      query: call('updateBook'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }) => showBook(dispatch, data)),
    }),
    undoPage: build.mutation<CallReply<'undoPage'>, CallInput<'undoPage'>>({
      query: call('undoPage'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }) => showBook(dispatch, data)),
    }),
    regenBookPage: build.mutation<CallReply<'regenBookPage'>, CallInput<'regenBookPage'>>({
      query: call('regenBookPage'),
      onQueryStarted: (_, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, ({ data }) => showBook(dispatch, data.book)),
    }),
    shareBook: build.mutation<CallReply<'shareBook'>, CallInput<'shareBook'>>({
      query: call('shareBook'),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, () => showShared(dispatch, params.id, true)),
    }),
    unshareBook: build.mutation<CallReply<'unshareBook'>, CallInput<'unshareBook'>>({
      query: call('unshareBook'),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        whenDone(queryFulfilled, () => showShared(dispatch, params.id, false)),
    }),
    getSharedBook: build.query<CallReply<'getSharedBook'>, CallInput<'getSharedBook'>>({
      query: call('getSharedBook'),
    }),
  }),
});

export const {
  useUpdatePageMutation,
  useUpdateBookMutation,
  useUndoPageMutation,
  useRegenBookPageMutation,
  useShareBookMutation,
  useUnshareBookMutation,
  useGetSharedBookQuery,
} = changeApi;
