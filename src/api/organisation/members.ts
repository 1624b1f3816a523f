import { queryOptions } from '@tanstack/react-query';

import { Members } from '#openapi/generated/operations/members.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';

const members = clientOf(Members);

/** The members of the organisation whose name contains a text, for pickers. */
export const memberOptionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['member', 'options', search],
    queryFn: ({ signal }) => members(api).options({ query: { search }, signal }),
  });
