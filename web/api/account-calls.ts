/** Calls for accounts and the session. */
import { api } from '#web/api/api.ts';
import { call, withCookies } from '#web/api/call.ts';
import type { CallInput, CallReply } from '#web/api/endpoint-routes.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<CallReply<'getMe'>, void>({ query: call('getMe'), providesTags: ['Users'] }),
    register: build.mutation<CallReply<'register'>, CallInput<'register'>>({
      query: withCookies('register'),
      invalidatesTags: ['Characters', 'Books'],
    }),
    login: build.mutation<CallReply<'login'>, CallInput<'login'>>({
      query: withCookies('login'),
      invalidatesTags: ['Characters', 'Books'],
    }),
    logout: build.mutation<CallReply<'logout'>, void>({ query: withCookies('logout') }),
  }),
});

export const { useRegisterMutation, useLoginMutation } = accountApi;
