/** The typed client and its caches. The calls are beside it, one file per feature; each adds its endpoints here. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '#web/api/base-query.ts';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Templates', 'Characters', 'Books', 'Shipment', 'Users'],
  endpoints: () => ({}),
});
