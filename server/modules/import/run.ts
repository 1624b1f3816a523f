import { sql } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { planAgain } from '#server/database/plan-again.ts';
import { importRow } from '#server/database/schema/index.ts';
import { countedAtCommit, manyChanges } from '#server/database/statistics.ts';
import { db } from '#server/database/tenancy.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import {
  addProposed,
  besideName,
  type BulkNotices,
  stateCause,
  unavailableIn,
  type ImportedRecord,
  type ImportTarget,
  type LockedRecord,
} from '#server/modules/record/index.ts';

import { actorOf, refuseStatement } from './actor.ts';
import { textsIn } from './beside.ts';
import { addEntries } from './mapping/entries.ts';
import { idOfRow } from './own-rows.ts';
import { startProgress, type Progress } from './progress.ts';
import { nameLater, rowNamingOf, type RowNaming } from './row-naming.ts';
import { portionsOf, rowsAfter, storeDone, type StoredRow } from './rows.ts';
import { storeSources } from './sources.ts';
import { statisticsJob } from './statistics-job.ts';
import { countsOf, endStep, ImportRefused, readImport, refusingConflicts, type StoredImport } from './store.ts';
import { targetOf, type ImportTargets } from './targets.ts';

/** Everything that the transaction of an import needs. */
interface Run {
  readonly importId: string;
  readonly register: ImportTarget;
  readonly actor: OrganisationContext;
  readonly references: readonly string[];
  readonly newLabels: StoredImport['newLabels'];
  readonly targets: ImportTargets;
  /** What rows say of other rows of the file. */
  readonly naming: RowNaming;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/**
 * Imports the checked rows in one transaction: whatever ends it, all of them are imported or none. Progress is stored
 * beside it. References are allocated before it, because others wait for the counter until its end.
 */
export async function runImport(targets: ImportTargets, importId: string, job: OrganisationJobContext): Promise<void> {
  const opened = await job.inTransaction(() => open(targets, importId));
  if (opened === undefined) return;
  const progress = startProgress(job, importId);
  try {
    // Once: rows are counted outside. The queue does all of it again.
    await job.inTransaction(() => importRows({ importId, targets, progress, signal: job.signal, ...opened }), {
      once: true,
    });
  } finally {
    await progress.stop();
  }
}

async function open(targets: ImportTargets, importId: string) {
  const found = await readImport(importId);
  if (found?.state !== 'RUNNING') return undefined;
  const counts = (await countsOf([importId])).get(importId);
  const register = targetOf(targets, found.kind);
  const actor = await actorOf(found, register, (counts?.update ?? 0) > 0 ? 'EDIT' : 'ADD');
  refuseStatement(found, register, actor);
  const added = counts?.add ?? 0;
  const references = added === 0 ? [] : await register.references(found.organisationId, added);
  const { newLabels } = found;
  return { register, actor, references, newLabels, naming: await rowNamingOf(found, register) };
}

/** One attempt at a time: one whose lease has expired may still be running. */
export async function takeTurn(importId: string): Promise<void> {
  const key = sql`hashtextextended(${`import ${importId}`}, 0)`;
  const { rows } = await db.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as taken`);
  if (rows[0]?.taken !== true) throw new Error('Another attempt is still running');
}

async function importRows(run: Run): Promise<void> {
  const { importId, register, actor, references, naming, progress, signal } = run;
  await takeTurn(importId);
  const found = await readImport(importId);
  if (found?.state !== 'RUNNING') return;
  await stateCause('IMPORT');
  const locked = await lockAll(run);
  const notices = register.notices(actor, 'an import');
  let last = found.headerRow;
  let added = 0;
  for (;;) {
    signal.throwIfAborted();
    const all = await rowsAfter(importId, last);
    if (all.length === 0) break;
    await planAgain();
    for (const portion of portionsOf(all)) {
      const rows = naming.begin(portion.filter(({ outcome }) => outcome === 'ADD' || outcome === 'UPDATE'));
      await addNamed(run, rows);
      await refuseUnavailable(run, rows);
      const adding = rows.filter(({ outcome }) => outcome === 'ADD');
      await addRows(run, notices, adding, references.slice(added, added + adding.length));
      const changing = rows.filter(({ outcome }) => outcome === 'UPDATE');
      await changeRows(run, notices, changing, locked);
      added += adding.length;
      progress.add(rows.length);
    }
    last = all.at(-1)?.row ?? last;
  }
  await nameLater(run);
  await notices.send();
  await progress.stop();
  const done = progress.rows();
  const ended = { state: 'DONE', done, finishedAt: new Date() } as const;
  if (!(await endStep(importId, 'RUNNING', ended))) throw new ImportRefused('The import was interrupted');
  if (done <= manyChanges) return;
  await countedAtCommit();
  await enqueue(statisticsJob, {});
}

/** Records per statement, in the order of their ids, in which all that lock several do. */
const lockBatch = 5_000;

/** Locks all records of an import, before anything else: in the order of their ids. */
export async function lockInOrder(
  { lock }: Pick<ImportTarget, 'lock'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedRecord>> {
  const locked = new Map<string, LockedRecord>();
  const inOrder = ids.toSorted();
  for (let from = 0; from < inOrder.length; from += lockBatch)
    for (const one of await lock(inOrder.slice(from, from + lockBatch))) locked.set(one.id, one);
  return locked;
}

/** Locks all records to be changed. @throws ImportRefused naming one that has changed since the check */
async function lockAll({ importId, register }: Run): Promise<ReadonlyMap<string, LockedRecord>> {
  await holdNamed(register, importId);
  const rows = await db
    .select({ id: importRow.recordId, version: importRow.version, row: importRow.row })
    .from(importRow)
    .where(sql`${importRow.importId} = ${importId} and ${importRow.outcome} = 'UPDATE'`);
  const locked = await lockInOrder(
    register,
    rows.flatMap(({ id }) => id ?? []),
  );
  const changed = rows.find(({ id, version }) => {
    const one = locked.get(id ?? '');
    return one === undefined || one.deleted || one.version !== version;
  });
  if (changed === undefined) return locked;
  throw new ImportRefused(`The record of row ${changed.row} has been changed since the check. Check the file again`);
}

/** Locks the records that rows to be imported name and that are changed with them. */
async function holdNamed({ holds }: ImportTarget, importId: string): Promise<void> {
  if (holds === undefined) return;
  const rows = await db
    .selectDistinct({ id: sql<string | null>`${importRow.values} ->> ${holds.field}` })
    .from(importRow)
    .where(sql`${importRow.importId} = ${importId} and ${importRow.outcome} in ('ADD', 'UPDATE')`);
  await lockInOrder(
    holds,
    rows.flatMap(({ id }) => id ?? []),
  );
}

/** Adds the labels and entries that rows are the first to use. */
async function addNamed({ newLabels, actor, targets }: Run, rows: readonly StoredRow[]): Promise<void> {
  if (newLabels.length === 0) return;
  const used = new Set(rows.flatMap(({ values }) => labelIdsOf(values ?? {})));
  await addProposed(
    actor,
    newLabels.filter(({ id, kind }) => kind === undefined && used.has(id)),
  );
  await addEntries(targets, actor, newLabels, rows);
}

const labelIdsOf = (values: object): unknown[] =>
  'labelIds' in values && Array.isArray(values.labelIds) ? values.labelIds : [];

/** @throws ImportRefused naming a row whose people, entries or records are no longer there */
async function refuseUnavailable({ register, naming }: Run, rows: readonly StoredRow[]): Promise<void> {
  const ofOthers = rows.map((one) => ({ ...one, values: naming.ofOthers(one.values ?? {}) }));
  const isUnavailable = await unavailableIn(
    register.choices,
    ofOthers.map(({ values }) => values),
  );
  const wrong = ofOthers.find(({ values }) => isUnavailable(values));
  if (wrong === undefined) return;
  throw new ImportRefused(`What row ${wrong.row} refers to is no longer there. Check the file again`);
}

/** What rows have beside the fields of the contract, of the records that were added of them. */
const besideOf = (rows: readonly StoredRow[], added: readonly ImportedRecord[]) =>
  rows.flatMap(({ values }, index) => {
    const entity = added[index]?.entity;
    const beside = values?.[besideName];
    return entity === undefined || beside === undefined
      ? []
      : [{ ...entity, fields: values ?? {}, values: textsIn(beside) }];
  });

/** The identifiers that a file has for the records of its rows. */
const sourcesOf = (rows: readonly StoredRow[], added: readonly ImportedRecord[]) =>
  rows.flatMap(({ sourceKey: key }, index) => {
    const recordId = added[index]?.entity.id;
    return key === null || recordId === undefined ? [] : [{ key, recordId }];
  });

async function addRows(
  { importId, register, actor }: Run,
  notices: BulkNotices,
  rows: readonly StoredRow[],
  references: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map(({ row, values }, index) => {
    const { [besideName]: beside, ...own } = values ?? {};
    const also = register.beside?.also?.(textsIn(beside));
    return { id: idOfRow(importId, row), ref: references[index] ?? '', values: own, ...(also && { also }) };
  });
  const added = await refusingConflicts(() => register.add(actor, records));
  await storeSources(register, actor.organisation.id, sourcesOf(rows, added));
  await register.beside?.add(actor, besideOf(rows, added));
  await notices.add(added);
  const done = rows.flatMap(({ row }, index) => {
    const recordId = added[index]?.entity.id;
    return recordId === undefined ? [] : [{ row, recordId, version: 1, before: {} }];
  });
  await storeDone(importId, done);
}

async function changeRows(
  { importId, register, actor }: Run,
  notices: BulkNotices,
  rows: readonly StoredRow[],
  locked: ReadonlyMap<string, LockedRecord>,
): Promise<void> {
  const changing = rows.flatMap(({ recordId, values }) => {
    const one = locked.get(recordId ?? '');
    return one === undefined ? [] : [{ locked: one, values: values ?? {} }];
  });
  if (changing.length === 0) return;
  const changed = await refusingConflicts(() => register.change(actor, changing));
  await storeSources(
    register,
    actor.organisation.id,
    rows.flatMap(({ sourceKey: key, recordId }) => (key === null || recordId === null ? [] : [{ key, recordId }])),
  );
  await notices.add(changed);
  const before = new Map(changed.map((one) => [one.entity.id, one.before]));
  const done = rows.flatMap(({ row, recordId, version }) =>
    recordId === null || version === null
      ? []
      : [{ row, recordId, version: version + 1, before: before.get(recordId) ?? {} }],
  );
  await storeDone(importId, done);
}
