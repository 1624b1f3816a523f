import type { HandlersOf } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { exportFile, formatsOfColumns } from '#server/modules/record/index.ts';

import { contractFile, documentFile } from './part-file.ts';
import { partColumns, partIds, partsWithProviders } from './rows.ts';

const exported = {
  providerContract: { ...contractFile, read: (ids: readonly string[]) => partsWithProviders(contractFile, ids) },
  providerDocument: { ...documentFile, read: (ids: readonly string[]) => partsWithProviders(documentFile, ids) },
};

/** The exports of the contracts and of the documents of all providers. */
export const partExportHandlers: HandlersOf<'ProviderPartExports'> = {
  exportFile({ query: { kind, format } }, context) {
    const { noun, table, schema, texts, read } = exported[kind];
    return exportFile(
      {
        name: `provider ${noun.many}`,
        format: formatsOfColumns(partColumns({ schema, texts }))[format],
        isLonger: async (most) => (await db.$count(table)) > most,
        batches: (size) => partIds(table, size),
        async read(ids) {
          const found: ReadonlyMap<string, object> = await read(ids);
          return ids.flatMap((id) => found.get(id) ?? []);
        },
      },
      context,
    );
  },
};
