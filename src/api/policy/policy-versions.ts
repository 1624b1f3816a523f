import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { PolicyVersions } from '#openapi/generated/operations/policy-versions.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from '../record/picker.ts';
import { staleAfterChange } from '../record/register.ts';
import { policies } from './policies.ts';

export type PolicyVersion = Schemas['PolicyVersion'];
export type PolicyVersionSummary = Schemas['PolicyVersionSummary'];
export type PolicyReview = Schemas['PolicyReview'];
export type PassageComment = Schemas['PassageComment'];
export type PolicyAskingPreview = Schemas['PolicyAskingPreview'];
export type PassageDifference = Schemas['PassageDifference'];

export const policyVersions = clientOf(PolicyVersions);

const key = 'policy-version';

/** The versions of a policy, the newest first. */
export const policyVersionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, id, 'all'],
    queryFn: ({ signal }) => policyVersions(api).all({ path: { id }, signal }),
  });

/** A version with its text. */
export const policyVersionQuery = (api: ApiClient, id: string, versionId: string) =>
  queryOptions({
    queryKey: [key, id, 'one', versionId],
    queryFn: ({ signal }) => policyVersions(api).get({ path: { id: versionId }, signal }),
    gcTime: 0,
  });

/** How a version differs from an earlier one. */
export const policyDifferenceQuery = (api: ApiClient, id: string, versionId: string, from: string) =>
  queryOptions({
    queryKey: [key, id, 'difference', versionId, from],
    queryFn: ({ signal }) => policyVersions(api).compare({ path: { id: versionId, fromId: from }, signal }),
    gcTime: 0,
  });

/** Whom an approval of the newest version can ask to acknowledge it. */
export const policyAskingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, id, 'asking'],
    queryFn: ({ signal }) => policyVersions(api).asking({ path: { id }, signal }),
    gcTime: 0,
  });

/** Who can review and approve a policy, by name; without one, any new policy. */
export const policyDecidersQuery = (api: ApiClient, policyId: string | undefined, query: PickerQuery) =>
  queryOptions({
    queryKey: ['member', 'policy-deciders', policyId ?? '', query],
    queryFn: ({ signal }) =>
      policyVersions(api).deciders({ query: { ...query, ...(policyId !== undefined && { policyId }) }, signal }),
  });

/** The remarks on a version, the oldest first. */
export const remarksQuery = (api: ApiClient, id: string, versionId: string) =>
  queryOptions({
    queryKey: [key, id, 'remarks', versionId],
    queryFn: ({ signal }) => policyVersions(api).remarks({ path: { id: versionId }, signal }),
  });

/** Fetches policies and their versions again. */
export const refreshPolicyVersions = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(policies);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
