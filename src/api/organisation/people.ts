import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { InvitationAcceptances } from '#openapi/generated/operations/invitation-acceptances.ts';
import { Invitations } from '#openapi/generated/operations/invitations.ts';
import { Members } from '#openapi/generated/operations/members.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type MemberQuery = NonNullable<operations['Members.list']['parameters']['query']>;
export type InvitationQuery = NonNullable<operations['Invitations.list']['parameters']['query']>;

export const members = clientOf(Members);
export const invitations = clientOf(Invitations);
export const invitationAcceptances = clientOf(InvitationAcceptances);

/** The root query key of members, invitations and what people who left still own. */
export const peopleKey = ['people'] as const;

/** One page of the members. */
export const memberListQuery = (api: ApiClient, query: MemberQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'members', query],
    queryFn: ({ signal }) => members(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the invitations. */
export const invitationListQuery = (api: ApiClient, query: InvitationQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'invitations', query],
    queryFn: ({ signal }) => invitations(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** Those who left and still own something. */
export const formerOwnersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...peopleKey, 'former'],
    queryFn: ({ signal }) => members(api).formerOwners({ signal }),
  });

/** Why a member can or cannot see a record. */
export const accessQuery = (api: ApiClient, id: string, ref: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'access', id, ref],
    queryFn: ({ signal }) => members(api).explainAccess({ path: { id }, query: { ref }, signal }),
    retry: false,
  });
