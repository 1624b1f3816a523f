import * as z from 'zod/mini';

import type { RiskQuery } from '#src/api/risks.ts';
import { valuesOf } from '#src/components/fields/choices.ts';
import {
  dayFilter,
  idsFilter,
  listQueryOf,
  listSearch,
  openRecord,
  valuesFilter,
} from '#src/components/register/list-search.ts';

import { treatmentLabels } from './labels.ts';

/** What the address of the risk register holds. */
export const riskSearch = z.object({
  ...listSearch([
    'ref',
    'title',
    'owner',
    'inherent',
    'current',
    'residual',
    'treatment',
    'dueOn',
    'nextReviewOn',
    'updatedAt',
  ]),
  risk: openRecord,
  categoryId: idsFilter,
  ratingId: idsFilter,
  ownerId: idsFilter,
  treatment: valuesFilter(valuesOf(treatmentLabels)),
  reviewBy: dayFilter,
});

export type RiskSearch = z.infer<typeof riskSearch>;

/** What equals it is left out of addresses. */
export const riskSearchDefaults = riskSearch.parse({});

/** What the server is asked for. */
export const toRiskQuery = ({ reviewBy, ...address }: RiskSearch): RiskQuery => ({
  ...listQueryOf(address),
  categoryId: address.categoryId,
  ratingId: address.ratingId,
  ownerId: address.ownerId,
  treatment: address.treatment,
  ...(reviewBy === undefined ? {} : { reviewBy }),
});
