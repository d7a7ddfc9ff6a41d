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
    getSignInOptions: build.query<CallReply<'getSignInOptions'>, void>({ query: call('getSignInOptions') }),
    googleSSO: build.mutation<CallReply<'googleSSO'>, CallInput<'googleSSO'>>({
      query: withCookies('googleSSO'),
      invalidatesTags: ['Characters', 'Books'],
    }),
    facebookSSO: build.mutation<CallReply<'facebookSSO'>, CallInput<'facebookSSO'>>({
      query: withCookies('facebookSSO'),
      invalidatesTags: ['Characters', 'Books'],
    }),
    activate: build.mutation<CallReply<'activate'>, CallInput<'activate'>>({ query: call('activate') }),
    resendActivation: build.mutation<CallReply<'resendActivation'>, CallInput<'resendActivation'>>({
      query: call('resendActivation'),
    }),
    forgotPassword: build.mutation<CallReply<'forgotPassword'>, CallInput<'forgotPassword'>>({
      query: call('forgotPassword'),
    }),
    resetPassword: build.mutation<CallReply<'resetPassword'>, CallInput<'resetPassword'>>({
      query: call('resetPassword'),
    }),
    updateAccount: build.mutation<CallReply<'updateAccount'>, CallInput<'updateAccount'>>({
      query: call('updateAccount'),
    }),
    listSessions: build.query<CallReply<'listSessions'>, void>({
      query: call('listSessions'),
      providesTags: ['Users'],
    }),
    deleteSession: build.mutation<CallReply<'deleteSession'>, CallInput<'deleteSession'>>({
      query: call('deleteSession'),
      invalidatesTags: ['Users'],
    }),
    deleteOtherSessions: build.mutation<CallReply<'deleteOtherSessions'>, void>({
      query: call('deleteOtherSessions'),
      invalidatesTags: ['Users'],
    }),
    deleteAccount: build.mutation<CallReply<'deleteAccount'>, CallInput<'deleteAccount'>>({
      query: call('deleteAccount'),
    }),
    getMyReferral: build.query<CallReply<'getMyReferral'>, void>({ query: call('getMyReferral') }),
    contactSupport: build.mutation<CallReply<'contactSupport'>, CallInput<'contactSupport'>>({
      query: call('contactSupport'),
    }),
    listOutbox: build.query<CallReply<'listOutbox'>, void>({ query: call('listOutbox'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useGetSignInOptionsQuery,
  useGoogleSSOMutation,
  useFacebookSSOMutation,
  useActivateMutation,
  useResendActivationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useUpdateAccountMutation,
  useListSessionsQuery,
  useDeleteSessionMutation,
  useDeleteOtherSessionsMutation,
  useDeleteAccountMutation,
  useGetMyReferralQuery,
  useContactSupportMutation,
  useListOutboxQuery,
} = accountApi;
