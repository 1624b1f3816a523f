import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { importRow, record, type ImportError } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { contains, pageOf, toPage } from '#server/modules/record/index.ts';
import { mostCharacters } from '#server/workers/index.ts';

import { sizeOfRow, type FileRow } from './file/limits.ts';
import type { PlannedRow } from './planned-row.ts';

export type StoredRow = typeof importRow.$inferSelect;

/** Rows per statement, and per transaction of a check: even the longest fit in memory, and other requests wait little. */
const batchSize = 250;

export async function addRows(organisationId: string, importId: string, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(importRow).values(
    rows.map(({ row, cells, numbers = [] }) => ({
      organisationId,
      importId,
      row,
      cells: [...cells],
      numbers: [...numbers],
    })),
  );
}

/** The next rows of a file, after one. */
export const rowsAfter = (importId: string, row: number): Promise<StoredRow[]> =>
  db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.row, row)))
    .orderBy(asc(importRow.row))
    .limit(batchSize);

/** The records that an import has added or changed. */
export async function recordsDone(importId: string): Promise<string[]> {
  const rows = await db
    .select({ id: importRow.recordId })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), isNotNull(importRow.before)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Rows in parts, each of which is converted, sent to the database or written at once while nothing else is done. */
export function* portionsOf(rows: readonly StoredRow[]): Generator<StoredRow[], void> {
  let portion: StoredRow[] = [];
  let size = 0;
  for (const row of rows) {
    portion.push(row);
    size += sizeOfRow(row);
    if (size < mostCharacters) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  if (portion.length > 0) yield portion;
}

/** Rows of a checked file that have errors, after one. */
export const wrongRowsAfter = (importId: string, row: number): Promise<StoredRow[]> =>
  db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), eq(importRow.outcome, 'INVALID'), gt(importRow.row, row)))
    .orderBy(asc(importRow.row))
    .limit(batchSize);

/** How many rows of a file are below one. */
export const countBelow = (importId: string, row: number): Promise<number> =>
  db.$count(importRow, and(eq(importRow.importId, importId), gt(importRow.row, row)));

/** A row of a file as it was read. */
export async function fileRow(importId: string, row: number): Promise<FileRow | undefined> {
  const [found] = await db
    .select({ row: importRow.row, cells: importRow.cells, numbers: importRow.numbers })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), eq(importRow.row, row)));
  return found;
}

/** Forgets what an earlier check has found. */
export async function forgetOutcomes(importId: string): Promise<void> {
  await db
    .update(importRow)
    .set({
      outcome: null,
      title: '',
      values: null,
      changes: null,
      errors: null,
      recordId: null,
      version: null,
      double: null,
      sourceKey: null,
    })
    .where(and(eq(importRow.importId, importId), isNotNull(importRow.outcome)));
}

/** Rows as PostgreSQL reads them from one parameter. */
const given = (rows: readonly object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(row integer, ${columns})`;

/** Joins the stored rows, with their range: without it, PostgreSQL might read the whole file for each batch. */
const areGiven = (importId: string, rows: readonly { readonly row: number }[]): SQL | undefined =>
  and(
    eq(importRow.importId, importId),
    gte(importRow.row, rows[0]?.row ?? 0),
    lte(importRow.row, rows.at(-1)?.row ?? 0),
    sql`${importRow.row} = given.row`,
  );

/** Stores what a check has found, in the order of the rows. */
export async function storePlan(importId: string, rows: readonly PlannedRow[]): Promise<void> {
  const columns = sql`outcome text, title text, "values" jsonb, changes jsonb, errors jsonb, "recordId" uuid, version integer,
    double jsonb, "sourceKey" text`;
  await db.execute(sql`
    update ${importRow} set outcome = given.outcome, title = given.title, "values" = given."values",
      changes = given.changes, errors = given.errors, record_id = given."recordId", version = given.version,
      double = given.double, source_key = given."sourceKey"
    from ${given(rows, columns)}
    where ${areGiven(importId, rows)}`);
}

/** Refuses rows for what is known once all are checked. */
export async function refuseRows(
  importId: string,
  rows: readonly { readonly row: number; readonly errors: readonly ImportError[] }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const some = rows.slice(from, from + batchSize).toSorted((one, other) => one.row - other.row);
    await db.execute(sql`
      update ${importRow} set outcome = 'INVALID', errors = given.errors
      from ${given(some, sql`errors jsonb`)}
      where ${areGiven(importId, some)}`);
  }
}

/** What an import has done with a row. */
interface DoneRow {
  readonly row: number;
  readonly recordId: string;
  readonly version: number;
  readonly before: object;
}

export async function storeDone(importId: string, rows: readonly DoneRow[]): Promise<void> {
  await db.execute(sql`
    update ${importRow} set record_id = given."recordId", version = given.version, before = given.before
    from ${given(rows, sql`"recordId" uuid, version integer, before jsonb`)}
    where ${areGiven(importId, rows)}`);
}

export async function storeUndo(
  importId: string,
  rows: readonly { readonly row: number; readonly undo: Schemas['ImportUndo'] }[],
): Promise<void> {
  await db.execute(sql`
    update ${importRow} set undo = given.undo from ${given(rows, sql`undo text`)}
    where ${areGiven(importId, rows)}`);
}

interface RowsQuery {
  readonly outcome?: Schemas['ImportOutcome'];
  readonly undo?: Schemas['ImportUndo'];
  readonly double?: boolean;
  readonly search?: string;
  readonly page?: number;
  readonly perPage?: number;
}

/** A row that was checked, as the API has it. */
function shownRow(found: StoredRow, ref: string | null, readings: Schemas['ImportReading'][]): Schemas['ImportRow'][] {
  const { row, outcome, title, changes, errors, double, undo } = found;
  if (outcome === null) return [];
  return [{ row, outcome, title, ref, changes: changes ?? [], errors: errors ?? [], readings, double, undo }];
}

/** One page of the checked rows, in the order of the file. @param readingsOf what cells are understood as */
export async function rowsPage(
  importId: string,
  query: RowsQuery,
  readingsOf: (row: StoredRow) => Schemas['ImportReading'][],
) {
  const { outcome, undo, double, search } = query;
  const { perPage, offset } = pageOf(query);
  const checked = and(eq(importRow.importId, importId), isNotNull(importRow.outcome));
  const chosen = and(
    checked,
    outcome && eq(importRow.outcome, outcome),
    undo && eq(importRow.undo, undo),
    double === undefined ? undefined : double ? isNotNull(importRow.double) : isNull(importRow.double),
    search ? contains(importRow.title, search) : undefined,
  );
  const isOfRecord = eqWithinOrganisation(record.id, importRow.recordId);
  const rows = await db
    .select({ found: importRow, ref: record.ref })
    .from(importRow)
    .leftJoin(record, isOfRecord)
    .where(chosen)
    .orderBy(asc(importRow.row))
    .limit(perPage)
    .offset(offset);
  const [totals] = await db
    .select({ unfilteredTotal: count(), total: sql<number>`(count(*) filter (where ${chosen}))::integer` })
    .from(importRow)
    .where(checked);
  const { total = 0, unfilteredTotal = 0 } = totals ?? {};
  return toPage(
    query,
    { total, totalIsExact: true, unfilteredTotal },
    rows.flatMap(({ found, ref }) => shownRow(found, ref, readingsOf(found))),
  );
}
