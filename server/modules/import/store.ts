import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';

import { ApiError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { dataImport, importRow } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { assignableIn, contractTypeOf } from './fields.ts';
import { targetOf, type ImportTargets } from './targets.ts';
import { zoneIn } from './time-zones.ts';

export type StoredImport = typeof dataImport.$inferSelect;

const conflicting = 409;
/** Also what only a write can find, such as assets that need each other in a circle. */
const refusing: ReadonlySet<number> = new Set([400, conflicting]);

/** A step cannot be done, for a reason that its author is told. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** Runs a write, and ends the step if a unique value has been taken since the check. */
export async function refusingConflicts<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !refusing.has(error.statusCode)) throw error;
    const message = error.statusCode === conflicting ? error.message : (error.errors[0]?.message ?? error.message);
    throw new ImportRefused(`${message}. Check the file again`);
  }
}

/** How long a file is kept, and how long its import can be undone. */
export const kept = sql`interval '24 hours'`;
const keptMilliseconds = 24 * 3_600_000;

/** After it a file does not exist, even before it is purged; one in progress is only purged. */
const isKept = gt(sql`coalesce(${dataImport.finishedAt}, ${dataImport.createdAt})`, sql`now() - ${kept}`);

/** Row-level security leaves only the imports of the person of the transaction. */
export async function readImport(id: string): Promise<StoredImport | undefined> {
  const [found] = await db
    .select()
    .from(dataImport)
    .where(and(eq(dataImport.id, id), ne(dataImport.state, 'READING'), isKept));
  return found;
}

/** The same, locked for a change of its state. */
export async function lockImport(id: string): Promise<StoredImport | undefined> {
  const [found] = await db
    .select()
    .from(dataImport)
    .where(and(eq(dataImport.id, id), ne(dataImport.state, 'READING'), isKept))
    .for('update');
  return found;
}

export async function recentImports(kind: StoredImport['kind']): Promise<StoredImport[]> {
  return db
    .select()
    .from(dataImport)
    .where(and(eq(dataImport.kind, kind), ne(dataImport.state, 'READING'), isKept))
    .orderBy(desc(dataImport.createdAt), desc(dataImport.id))
    .limit(50);
}

type Values = Partial<typeof dataImport.$inferInsert>;

export async function changeImport(id: string, values: Values): Promise<void> {
  await db
    .update(dataImport)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(dataImport.id, id));
}

/**
 * Ends the step of an import, unless something else has ended it.
 * @returns whether it was in that state
 */
export async function endStep(id: string, during: StoredImport['state'], values: Values): Promise<boolean> {
  const ended = await db
    .update(dataImport)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(dataImport.id, id), eq(dataImport.state, during)))
    .returning({ id: dataImport.id });
  return ended.length > 0;
}

/** A step in progress stores it twice a second; one that has not for so long has ended with its process. */
const isAbandoned = lt(dataImport.updatedAt, sql`now() - interval '10 minutes'`);

/** Ends the steps whose processes were killed in every attempt: their transactions were rolled back. */
export async function endAbandoned(): Promise<void> {
  const failure = 'This was interrupted, and nothing was changed. Try again';
  const during = (...states: StoredImport['state'][]) => and(inArray(dataImport.state, states), isAbandoned);
  await db.update(dataImport).set({ state: 'FAILED', failure }).where(during('CHECKING', 'RUNNING'));
  await db.update(dataImport).set({ state: 'DONE', failure }).where(during('UNDOING'));
  await db.delete(dataImport).where(during('READING'));
}

export async function deleteImports(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(dataImport).where(inArray(dataImport.id, [...ids]));
}

const noRows: Schemas['ImportCounts'] = { add: 0, update: 0, unchanged: 0, skip: 0, invalid: 0 };

const countNames = {
  ADD: 'add',
  UPDATE: 'update',
  UNCHANGED: 'unchanged',
  SKIP: 'skip',
  INVALID: 'invalid',
} as const satisfies Readonly<Record<Schemas['ImportOutcome'], keyof Schemas['ImportCounts']>>;

/** How many rows of each outcome the imports have. */
export async function countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Schemas['ImportCounts']>> {
  const counts = new Map<string, Schemas['ImportCounts']>();
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ importId: importRow.importId, outcome: importRow.outcome, rows: count() })
    .from(importRow)
    .where(and(inArray(importRow.importId, [...ids]), isNotNull(importRow.outcome)))
    .groupBy(importRow.importId, importRow.outcome);
  for (const { importId, outcome, rows: found } of rows) {
    if (outcome === null) continue;
    counts.set(importId, { ...(counts.get(importId) ?? noRows), [countNames[outcome]]: found });
  }
  return counts;
}

/** The states in which every row has an outcome. */
const isChecked = ({ state, failure }: StoredImport) =>
  ['CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(state) && (failure === null || state === 'DONE');

/** What a check has found that has to be answered. */
function questionsOf({ unknownValues, asked }: StoredImport): Schemas['ImportQuestions'] {
  const values = unknownValues.filter(({ use }) => use === null).length;
  return { doubles: 0, rootCause: 0, closingReason: 0, ...asked, values, answered: unknownValues.length - values };
}

const undoUntil = ({ state, finishedAt }: StoredImport): string | null =>
  state === 'DONE' && finishedAt !== null ? new Date(finishedAt.getTime() + keptMilliseconds).toISOString() : null;

const shownColumn = ({ header, samples, field, doubts = [] }: StoredImport['columns'][number]) => ({
  header,
  samples: [...samples],
  field,
  doubts: [...doubts],
  timeZone: zoneIn(header),
});

const shownFields = (target: ImportTarget) =>
  assignableIn(target).map(({ path, label, type }) => ({ field: path, label, type: contractTypeOf(type) }));

/** Imports in the contract's shape. */
export async function toContract(
  imports: readonly StoredImport[],
  targets: ImportTargets,
  context: Pick<OrganisationContext, 'organisation'>,
): Promise<Schemas['Import'][]> {
  const counts = await countsOf(imports.filter(isChecked).map(({ id }) => id));
  return imports.flatMap((one) => {
    const { id, kind, fileName, state, mode, columns, headerRow, firstRows, rows, done, failure, createdAt, reading } =
      one;
    if (state === 'READING') return [];
    const target = targetOf(targets, kind);
    const { titleField, referenceField } = target;
    const { delimiter, encoding = null, decimalMark, dayOrder, timeZone, approvedBefore = false } = reading;
    const { doubles = null, doubleRows = [], rootCause = null, closingReason = null } = reading;
    return [
      {
        id,
        kind,
        fileName,
        state,
        mode,
        headerRow,
        firstRows: [...firstRows],
        rows,
        done,
        failure,
        fields: shownFields(target),
        titleField,
        referenceField,
        delimiter,
        encoding,
        decimalMark,
        dayOrder,
        timeZone,
        doubles,
        doubleRows: [...doubleRows],
        rootCause,
        closingReason,
        questions: isChecked(one) ? questionsOf(one) : null,
        approvedBefore: target.beside?.mayState(context) === true ? approvedBefore : null,
        columns: columns.map(shownColumn),
        counts: isChecked(one) ? (counts.get(id) ?? noRows) : null,
        createdAt: createdAt.toISOString(),
        undoUntil: undoUntil(one),
      },
    ];
  });
}
