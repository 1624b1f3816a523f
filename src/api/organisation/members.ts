import { queryOptions } from '@tanstack/react-query';

import { Members } from '#openapi/generated/operations/members.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';
import type { PickerQuery } from '../record/picker.ts';

const members = clientOf(Members);

/** The members of the organisation that a picker asks for. */
export const memberOptionsQuery = (api: ApiClient, query: PickerQuery) =>
  queryOptions({
    queryKey: ['member', 'options', query],
    queryFn: ({ signal }) => members(api).options({ query, signal }),
  });
