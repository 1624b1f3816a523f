import type { InformationAssetQuery } from '#src/api/information-assets.ts';
import { levelLabels } from '#src/components/asset-labels.ts';
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
  valuesOrNoneFilter,
} from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

const levels = (given: unknown) => valuesOrNoneFilter(valuesOf(levelLabels), given);

/** What the address of the register holds. */
export const assetSearch = searchSchema((given) => ({
  ...registerSearch(given, [
    'ref',
    'title',
    'type',
    'owner',
    'confidentiality',
    'integrity',
    'availability',
    'reviewOn',
    'updatedAt',
  ]),
  asset: openRecord(given['asset']),
  typeId: idsOrNoneFilter(given['typeId']),
  ownerId: idsOrNoneFilter(given['ownerId']),
  kind: oneOf(['PRIMARY', 'SUPPORT'], given['kind']),
  confidentiality: levels(given['confidentiality']),
  integrity: levels(given['integrity']),
  availability: levels(given['availability']),
  reviewBy: dayOrNoneFilter(given['reviewBy']),
}));

export type AssetSearch = SearchOf<typeof assetSearch>;

/** What equals it is left out of addresses. */
export const assetSearchDefaults = assetSearch.parse({});

/** What the server is asked for. */
export const toAssetQuery = ({ kind, ...address }: AssetSearch): InformationAssetQuery => ({
  ...listQueryOf(address),
  typeId: chosenIn(address.typeId),
  ownerId: chosenIn(address.ownerId),
  confidentiality: chosenIn(address.confidentiality),
  integrity: chosenIn(address.integrity),
  availability: chosenIn(address.availability),
  ...dayIn(address),
  without: gapsIn(address, ['typeId', 'ownerId', 'confidentiality', 'integrity', 'availability', 'reviewBy']),
  ...(kind === undefined ? {} : { kind }),
});
