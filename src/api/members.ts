import { queryOptions } from '@tanstack/react-query';

import { dataOf, type ApiClient } from './client.ts';

/** The members of the organisation whose name contains a text, for pickers. */
export const memberOptionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['member', 'options', search],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/options', { params: { query: { search } }, signal })),
  });
