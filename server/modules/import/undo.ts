import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { planAgain } from '#server/database/plan-again.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import {
  stateCause,
  type BulkNotices,
  removeUnusedLabels,
  unavailableIn,
  type ImportTarget,
  type LockedRecord,
} from '#server/modules/record/index.ts';

import { actorOf, neededLevel } from './actor.ts';
import { removeEntries } from './mapping/entries.ts';
import { startProgress, type Progress } from './progress.ts';
import { recordsDone, rowsAfter, storeUndo, type StoredRow } from './rows.ts';
import { lockInOrder, takeTurn } from './run.ts';
import { endStep, ImportRefused, readImport, refusingConflicts } from './store.ts';
import { targetOf, type ImportTargets } from './targets.ts';

/** What the activity log says of the removed records. */
const reason = 'Undo of an import';

interface Undo {
  readonly targets: ImportTargets;
  readonly importId: string;
  readonly register: ImportTarget;
  readonly actor: OrganisationContext;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Undoes an import in one transaction. Records that have been changed since are left, and their rows say so. */
export async function undoImport(targets: ImportTargets, importId: string, job: OrganisationJobContext): Promise<void> {
  const opened = await job.inTransaction(() => open(targets, importId));
  if (opened === undefined) return;
  const progress = startProgress(job, importId);
  try {
    // Once: rows are counted outside. The queue does all of it again.
    await job.inTransaction(() => undoRows({ importId, targets, progress, signal: job.signal, ...opened }), {
      once: true,
    });
  } finally {
    await progress.stop();
  }
}

async function open(targets: ImportTargets, importId: string) {
  const found = await readImport(importId);
  if (found?.state !== 'UNDOING') return undefined;
  const register = targetOf(targets, found.kind);
  const actor = await actorOf(found, register, neededLevel(found));
  return { register, actor };
}

async function undoRows(undo: Undo): Promise<void> {
  const { importId, register, actor, progress, signal } = undo;
  await takeTurn(importId);
  const found = await readImport(importId);
  if (found?.state !== 'UNDOING') return;
  await stateCause('IMPORT');
  const locked = await lockInOrder(register, await recordsDone(importId));
  const notices = register.notices(actor, 'undoing an import');
  let last = found.headerRow;
  for (;;) {
    signal.throwIfAborted();
    const all = await rowsAfter(importId, last);
    if (all.length === 0) break;
    const rows = all.filter(({ before }) => before !== null);
    await planAgain();
    if (rows.length > 0) await undoSome(undo, notices, rows, locked);
    last = all.at(-1)?.row ?? last;
    progress.add(rows.length);
  }
  await removeUnusedLabels(
    actor,
    found.newLabels.flatMap(({ id, kind }) => (kind === undefined ? [id] : [])),
  );
  await removeEntries(undo.targets, actor, found.newLabels, reason);
  await notices.send();
  await progress.stop();
  const ended = { state: 'UNDONE', done: progress.rows() } as const;
  if (!(await endStep(importId, 'UNDOING', ended))) throw new ImportRefused('The undo was interrupted');
}

async function undoSome(
  { importId, register, actor }: Undo,
  notices: BulkNotices,
  rows: readonly StoredRow[],
  records: ReadonlyMap<string, LockedRecord>,
) {
  const locked = new Map(
    rows.flatMap(({ recordId }) => {
      const one = records.get(recordId ?? '');
      return one === undefined ? [] : [[one.id, one] as const];
    }),
  );
  const cannotBe = await unavailableIn(
    // A former member can be an owner again.
    Object.fromEntries(Object.entries(register.choices).filter(([, choice]) => choice.ofPeople !== true)),
    rows.map(({ before }) => before ?? {}),
  );
  const inUse = await register.inUse([...locked.values()]);
  const fixed = await register.fixed(
    rows.flatMap(({ recordId, before }) => {
      const one = locked.get(recordId ?? '');
      return one === undefined ? [] : [{ locked: one, values: before ?? {} }];
    }),
    true,
  );
  const outcomes = rows.map((one) => {
    const found = locked.get(one.recordId ?? '');
    const stays = cannotBe(one.before ?? {}) || fixed.has(one.recordId ?? '');
    return { one, found, undo: outcomeOf(one, found, { cannotBe: stays, inUse }) };
  });
  const undone = outcomes.flatMap(({ one, found, undo }) =>
    undo === 'UNDONE' && found !== undefined ? [{ outcome: one.outcome, locked: found, values: one.before ?? {} }] : [],
  );
  const removing = undone.filter(({ outcome }) => outcome === 'ADD').map((one) => one.locked);
  const changing = undone.filter(({ outcome }) => outcome === 'UPDATE');
  if (removing.length > 0) await notices.add(await register.remove(actor, removing, reason), 'removed');
  if (changing.length > 0) await notices.add(await refusingConflicts(() => register.change(actor, changing, true)));
  await storeUndo(
    importId,
    outcomes.map(({ one: { row }, undo }) => ({ row, undo })),
  );
}

function outcomeOf(
  { outcome, version }: StoredRow,
  found: LockedRecord | undefined,
  { cannotBe, inUse }: { readonly cannotBe: boolean; readonly inUse: ReadonlySet<string> },
): Schemas['ImportUndo'] {
  if (found === undefined || found.deleted) return 'MISSING';
  if (found.version !== version || cannotBe) return 'CHANGED';
  return outcome === 'ADD' && inUse.has(found.id) ? 'IN_USE' : 'UNDONE';
}
