import { asc, sql } from 'drizzle-orm';

import { lookups, type LookupKind } from '#openapi/generated/records.ts';
import { invalid, notAuthorised } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { lookupTables, type LookupTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import { exportFile, formatsOf, nounOf, viewableEntities } from '#server/modules/record/index.ts';

import type { LookupSettings } from './definition.ts';
import { lookupQueries } from './queries.ts';
import { usesOf } from './uses.ts';

const kindOf = (kind: string): LookupKind => {
  const found = Object.values(lookups).find((one) => one.kind === kind);
  if (found === undefined) throw invalid([{ field: 'kind', message: 'No look-up has this kind' }]);
  return found.kind;
};

/** The ids of all entries in their order. Look-ups are lists that people pick from, so that all of them fit in memory. */
async function* idsIn(table: LookupTable, size: number): AsyncGenerator<string[]> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .orderBy(asc(table.position), asc(table.id));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size).map(({ id }) => id);
}

/** The exports of all look-ups. */
export const lookupExportHandlers = (
  settings: Readonly<Partial<Record<LookupKind, LookupSettings>>>,
): HandlersOf<'LookupExports'> => ({
  async exportFile({ query: { kind: name, format } }, context) {
    const kind = kindOf(name);
    if (!viewableEntities(context).includes(kind)) throw notAuthorised();
    const table = lookupTables[kind];
    const queries = lookupQueries(table, settings[kind]?.uses ?? usesOf(table));
    return exportFile(
      {
        name: nounOf(kind).many,
        format: formatsOf(kind)[format],
        isLonger: async (most) => (await db.$count(table)) > most,
        batches: (size) => idsIn(table, size),
        async read(ids) {
          const entries = await queries.byId(ids);
          return ids.flatMap((id) => entries.get(id) ?? []);
        },
      },
      context,
    );
  },
});
