import { queryOptions } from '@tanstack/react-query';

import { Members } from '#openapi/generated/operations/members.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from '../record/picker.ts';

const members = clientOf(Members);

/** The members of the organisation that a picker asks for. */
export const memberOptionsQuery = (api: ApiClient, query: PickerQuery) =>
  queryOptions({
    queryKey: ['member', 'options', query],
    queryFn: ({ signal }) => members(api).options({ query, signal }),
  });

/** The same of those only who can act on records of a kind; all members without one. */
export const membersQueryFor = (api: ApiClient, able: Schemas['ActingPart'] | undefined) => (query: PickerQuery) =>
  able === undefined
    ? memberOptionsQuery(api, query)
    : queryOptions({
        queryKey: ['member', 'options', able, query],
        queryFn: ({ signal }) => members(api).options({ query: { ...query, able }, signal }),
      });
