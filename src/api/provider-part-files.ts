import { ProviderPartExports } from '#openapi/generated/operations/provider-part-exports.ts';

import { clientOf } from './connection/client-of.ts';
import type { Schemas } from './connection/client.ts';
import type { ExportSource } from './record/register.ts';

export type ProviderPartKind = Schemas['ProviderPartKind'];

const partExports = clientOf(ProviderPartExports);

/** The export of the contracts or documents of all providers. */
export const exportOfParts = (kind: ProviderPartKind): ExportSource => ({
  name: kind,
  calls: (api) => ({
    exportFile: (_query, format, signal) => partExports(api).exportFile({ query: { kind, format }, signal }),
  }),
});
