import { LookupExports } from '#openapi/generated/operations/lookup-exports.ts';
import type { LookupKind, lookups } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';
import { lookupSource, type LookupClient } from './record-source.ts';
import type { ExportSource, KindOf, LookupSource } from './register.ts';

/** The types of a look-up without fields of its own; the contract has one schema for all of them. */
export type PlainLookupKind = KindOf<'AssetTypes'>;

/** Search, page and order of any look-up list. */
export type LookupQuery = PlainLookupKind['query'];

/** A look-up as pickers use it, regardless of its own fields. */
export type AnyLookup = LookupSource<PlainLookupKind>;

/** A look-up without fields of its own, with the facts that its page needs. */
export interface PlainLookup extends AnyLookup {
  readonly facts: (typeof lookups)[LookupKind];
}

/**
 * A look-up without fields of its own: `plainLookup(assetType, clientOf(AssetTypes))`.
 * @param alsoInvalidates other kinds whose responses include its names, beside the records that use it
 */
export const plainLookup = (
  facts: PlainLookup['facts'],
  clientFor: (api: ApiClient) => LookupClient<PlainLookupKind>,
  alsoInvalidates: readonly string[] = [],
): PlainLookup => ({ ...lookupSource(facts, clientFor, alsoInvalidates), facts });

const lookupExports = clientOf(LookupExports);

/** The export of a look-up: all its entries, whatever its list shows. */
export const exportOfLookup = (kind: string): ExportSource => ({
  name: kind,
  calls: (api) => ({
    exportFile: (_query, format, signal) => lookupExports(api).exportFile({ query: { kind, format }, signal }),
  }),
});
