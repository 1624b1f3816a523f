import { isDeepStrictEqual } from 'node:util';

import { sql } from 'drizzle-orm';

import type { PositionValues } from '#domain/compliance/recalculation.ts';
import { planAgain } from '#server/database/plan-again.ts';
import { controlPosition, positionHistory } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import type { PositionRow } from './facts.ts';

/** Why positions are derived again. */
export interface Cause {
  /** Who did it; null if nobody did. */
  readonly by: string | null;
  /** In words, for the history: `C-0012 answered`. */
  readonly words: string;
}

/** The derived columns of a position. */
function columnsOf({ own, full }: PositionValues) {
  const { derived } = full;
  return {
    ownResult: own.result,
    ownMaturity: own.maturity,
    ownConfidence: own.confidence,
    result: full.result,
    maturity: full.maturity,
    confidence: full.confidence,
    isOverridden: full.isOverridden,
    asksAgain: full.asksAgain,
    derivedResult: derived.result,
    derivedMaturity: derived.maturity,
    derivedConfidence: derived.confidence,
    basis: derived.basis,
    flags: [...derived.flags],
    proposal: derived.proposal,
    met: derived.progress?.met ?? null,
    of: derived.progress?.of ?? null,
    hasNote: derived.hasNote,
    usedIds: derived.usedIds,
  };
}

type Columns = ReturnType<typeof columnsOf>;

/** A position whose stored values are not those that follow from what is known. */
export interface Difference {
  readonly row: PositionRow;
  readonly columns: Columns;
}

const isColumn = (name: string, row: PositionRow): name is keyof PositionRow => name in row;

const isSame = (row: PositionRow, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => isColumn(name, row) && isDeepStrictEqual(row[name], value));

/** Positions whose values have changed. */
export const differences = (
  rows: ReadonlyMap<string, PositionRow>,
  values: ReadonlyMap<string, PositionValues>,
): Difference[] =>
  [...values].flatMap(([id, value]) => {
    const row = rows.get(id);
    const columns = columnsOf(value);
    return row === undefined || isSame(row, columns) ? [] : [{ row, columns }];
  });

/** Whether what counts has changed, which is what the history keeps. */
const isOfHistory = ({ row, columns }: Difference): boolean =>
  (['result', 'maturity', 'confidence', 'isOverridden', 'flags'] as const).some(
    (name) => !isDeepStrictEqual(row[name], columns[name]),
  );

async function updateRows(changed: readonly Difference[]): Promise<void> {
  const values = changed.map(({ row: { id }, columns }) => ({ id, ...columns }));
  await db.execute(sql`
    update ${controlPosition} as p set
      own_result = v."ownResult", own_maturity = v."ownMaturity", own_confidence = v."ownConfidence",
      result = v.result, maturity = v.maturity, confidence = v.confidence,
      is_overridden = v."isOverridden", asks_again = v."asksAgain",
      derived_result = v."derivedResult", derived_maturity = v."derivedMaturity", derived_confidence = v."derivedConfidence",
      basis = v.basis, flags = array(select jsonb_array_elements_text(v.flags)), proposal = v.proposal,
      met = v.met, "of" = v."of", has_note = v."hasNote", used_ids = v."usedIds"
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(
      id uuid, "ownResult" text, "ownMaturity" integer, "ownConfidence" integer,
      result text, maturity integer, confidence integer, "isOverridden" boolean, "asksAgain" boolean,
      "derivedResult" text, "derivedMaturity" integer, "derivedConfidence" integer,
      basis text, flags jsonb, proposal text, met integer, "of" integer, "hasNote" boolean, "usedIds" jsonb)
    where p.organisation_id = ${organisationOfTransaction()} and p.id = v.id`);
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1000;

/** From so many rows on, plans that were made for small tables cost more than new ones. */
const manyRows = 200;

/** What counts of a position. */
type Counted = Pick<Columns, 'result' | 'maturity' | 'confidence' | 'isOverridden' | 'flags'>;

/** As in the history of scores, the demo's past is written as if it had happened before. */
const changedAt = sql`coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp())`;

/** Adds what counts from now on. The time is that of the statement: the lock of the position is held, so that none is earlier. */
async function addHistory(
  rows: readonly { readonly id: string; readonly isApplicable: boolean; readonly columns: Counted }[],
  { by, words }: Cause,
): Promise<void> {
  const organisationId = organisationOfTransaction();
  if (rows.length >= manyRows) await planAgain();
  for (let start = 0; start < rows.length; start += batchSize)
    await db.insert(positionHistory).values(
      rows.slice(start, start + batchSize).map(({ id, isApplicable, columns }) => ({
        organisationId,
        positionId: id,
        at: changedAt,
        by,
        result: columns.result,
        maturity: columns.maturity,
        confidence: columns.confidence,
        flags: columns.flags,
        isOverridden: columns.isOverridden,
        isApplicable,
        cause: words,
      })),
    );
}

/** Stores changed values, and what counts in the history. */
export async function storeValues(changed: readonly Difference[], cause: Cause): Promise<void> {
  if (changed.length === 0) return;
  await updateRows(changed);
  await addHistory(
    changed.filter(isOfHistory).map(({ row: { id, isApplicable }, columns }) => ({ id, isApplicable, columns })),
    cause,
  );
}

/** Begins the history of positions that are new: nothing is known of them yet. */
export const recordAdoption = (ids: readonly string[], cause: Cause): Promise<void> =>
  addHistory(
    ids.map((id) => ({
      id,
      isApplicable: true,
      columns: { result: 'NOT_ASSESSED', maturity: null, confidence: null, isOverridden: false, flags: [] },
    })),
    cause,
  );
