import * as z from 'zod/mini';

import type { InformationAssetQuery } from '#src/api/information-assets.ts';
import { idsFilter, listQueryOf, listSearch, openRecord } from '#src/components/register/list-search.ts';

/** What the address of the register holds. */
export const assetSearch = z.object({
  ...listSearch([
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
  asset: openRecord,
  typeId: idsFilter,
  ownerId: idsFilter,
  kind: z.catch(z.optional(z.enum(['PRIMARY', 'SUPPORT'])), undefined),
});

export type AssetSearch = z.infer<typeof assetSearch>;

/** What equals it is left out of addresses. */
export const assetSearchDefaults = assetSearch.parse({});

/** What the server is asked for. */
export const toAssetQuery = ({ kind, ...address }: AssetSearch): InformationAssetQuery => ({
  ...listQueryOf(address),
  typeId: address.typeId,
  ownerId: address.ownerId,
  ...(kind === undefined ? {} : { kind }),
});
