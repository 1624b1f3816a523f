import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../connection/client.ts';
import { allPages, perPage, type Listed } from '../record/listed.ts';
import { policies, type Policy, type PolicyKind } from './policies.ts';

/** All policies of a list, up to the limit of a report, in its order. */
export const policyReportQuery = (api: ApiClient, query: PolicyKind['query']) =>
  queryOptions({
    queryKey: [policies.name, 'report', query],
    queryFn: ({ signal }): Promise<Listed<Policy>> =>
      allPages((page) => policies.calls(api).list({ ...query, page, perPage }, signal)),
    gcTime: 0,
  });
