import type { RiskQuery } from '#src/api/risks.ts';
import { valuesOf } from '#src/components/fields/choices.ts';
import {
  chosenIn,
  dayIn,
  dayOrNoneFilter,
  gapsIn,
  idsOrNoneFilter,
  listQueryOf,
  openRecord,
  registerSearch,
  valuesFilter,
} from '#src/components/register/list-search.ts';
import { treatmentLabels } from '#src/components/risk-labels.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** What the address of the risk register holds. */
export const riskSearch = searchSchema((given) => ({
  ...registerSearch(given, [
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
  risk: openRecord(given['risk']),
  categoryId: idsOrNoneFilter(given['categoryId']),
  ratingId: idsOrNoneFilter(given['ratingId']),
  ownerId: idsOrNoneFilter(given['ownerId']),
  treatment: valuesFilter(valuesOf(treatmentLabels), given['treatment']),
  reviewBy: dayOrNoneFilter(given['reviewBy']),
}));

export type RiskSearch = SearchOf<typeof riskSearch>;

/** What equals it is left out of addresses. */
export const riskSearchDefaults = riskSearch.parse({});

/** What the server is asked for. */
export const toRiskQuery = (address: RiskSearch): RiskQuery => ({
  ...listQueryOf(address),
  categoryId: chosenIn(address.categoryId),
  ratingId: chosenIn(address.ratingId),
  ownerId: chosenIn(address.ownerId),
  treatment: address.treatment,
  ...dayIn(address),
  without: gapsIn(address, ['categoryId', 'ratingId', 'ownerId', 'reviewBy']),
});
