import type { Schemas } from '#server/contract/types.ts';

import { newestSeal } from './seal.ts';
import { sealedRows } from './verify.ts';

/** The positions of all seals, which have no gaps. A missing one is left out, and found when the file is checked. */
async function* positions(size: number): AsyncGenerator<string[]> {
  const last = (await newestSeal())?.position ?? 0;
  for (let from = 0; from < last; from += size)
    yield Array.from({ length: Math.min(size, last - from) }, (_, index) => String(from + index + 1));
}

/**
 * The sealed log of the transaction's organisation as an export reads it.
 * @param viewable the entities whose rows are shown; of others there is only the hash
 */
export const sealedLog = (organisationId: string, viewable: readonly string[]) => ({
  isLonger: async () => false,
  batches: positions,
  async read(ids: readonly string[]): Promise<Schemas['SealedActivity'][]> {
    const rows = await sealedRows(Number(ids[0]) - 1, ids.length);
    return rows.map(({ row, erasure, ...seal }) => ({
      ...seal,
      organisationId,
      erasure: erasure ?? null,
      row: typeof row === 'object' && viewable.includes(row.entityType) ? row : null,
    }));
  },
});
