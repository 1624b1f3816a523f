import { queryOptions } from '@tanstack/react-query';

import { MappingReview } from '#openapi/generated/operations/mapping-review.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { complianceKey } from './own-controls.ts';

export type LinkToReview = Schemas['LinkToReview'];
export type MappingSetUse = Schemas['MappingSetUse'];

export const mappingReview = clientOf(MappingReview);

/** The first 500 links that wait for a decision. */
export const toReviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [complianceKey, 'to-review'],
    queryFn: ({ signal }): Promise<LinkToReview[]> => mappingReview(api).toReview({ query: {}, signal }),
  });

/** The published sets of mappings to adopted standards, and what they may do. */
export const mappingUsesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [complianceKey, 'mapping-uses'],
    queryFn: ({ signal }): Promise<MappingSetUse[]> => mappingReview(api).uses({ signal }),
  });
