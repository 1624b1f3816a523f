import type { InformationAssetQuery } from '#src/api/information-assets.ts';
import { idsFilter, listQueryOf, listSearch, openRecord } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** What the address of the register holds. */
export const assetSearch = searchSchema((given) => ({
  ...listSearch(given, [
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
  typeId: idsFilter(given['typeId']),
  ownerId: idsFilter(given['ownerId']),
  kind: oneOf(['PRIMARY', 'SUPPORT'], given['kind']),
}));

export type AssetSearch = SearchOf<typeof assetSearch>;

/** What equals it is left out of addresses. */
export const assetSearchDefaults = assetSearch.parse({});

/** What the server is asked for. */
export const toAssetQuery = ({ kind, ...address }: AssetSearch): InformationAssetQuery => ({
  ...listQueryOf(address),
  typeId: address.typeId,
  ownerId: address.ownerId,
  ...(kind === undefined ? {} : { kind }),
});
