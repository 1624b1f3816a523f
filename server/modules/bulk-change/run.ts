import { ApiError } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import {
  bulkNotices,
  changeBulkChange,
  lockBulkChange,
  stateCause,
  unavailableIn,
  type Importable,
  type LockedRecord,
  type StoredBulkChange,
} from '#server/modules/record/index.ts';

import { authorOf, BulkRefused } from './author.ts';
import { changedItems, nextToChange, nextToUndo, refusalOf, storeChanged, storeUndone, type Item } from './items.ts';

type Registers = Readonly<Record<string, Importable>>;

/** One transaction of a bulk change. */
interface Turn {
  readonly found: StoredBulkChange;
  readonly register: Importable;
  readonly author: OrganisationContext;
}

/** Changes the next records of a bulk change. @returns how many had their turn */
type Work = (turn: Turn) => Promise<number>;

const lockItems = async ({ register }: Turn, items: readonly Item[]): Promise<ReadonlyMap<string, LockedRecord>> =>
  new Map((await register.lock(items.map(({ recordId }) => recordId))).map((one) => [one.id, one]));

const change: Work = async (turn) => {
  const { found, register, author } = turn;
  const items = await nextToChange(found.id);
  if (items.length === 0) return 0;
  const locked = await lockItems(turn, items);
  if ((await unavailableIn(register.choices, [found.changes]))(found.changes))
    throw new BulkRefused('The chosen value is no longer there');
  const refusals = items.map((item) => refusalOf(item, locked.get(item.recordId), 'live'));
  const accepted = items.flatMap(({ recordId }, index) =>
    refusals[index] === undefined ? (locked.get(recordId) ?? []) : [],
  );
  const { changed, left } =
    found.action === 'REMOVE'
      ? { changed: await register.remove(author, accepted, found.reason), left: new Map<string, never>() }
      : await register.changeAlike(author, accepted, found.changes);
  const done = new Map(changed.map((one) => [one.entity.id, one]));
  await storeChanged(
    found.id,
    items.map(({ position, recordId }, index) => ({
      position,
      outcome: refusals[index] ?? left.get(recordId) ?? 'DONE',
      done: done.get(recordId),
    })),
  );
  return items.length;
};

const undo: Work = async (turn) => {
  const { found, register, author } = turn;
  const items = await nextToUndo(found.id);
  if (items.length === 0) return 0;
  const locked = await lockItems(turn, items);
  const cannotBe = await unavailableIn(
    // A former member can be an owner again.
    Object.fromEntries(Object.entries(register.choices).filter(([, choice]) => choice.ofPeople !== true)),
    items.map(({ before }) => before ?? {}),
  );
  await stateCause('BULK_CHANGE');
  const state = found.action === 'REMOVE' ? 'removed' : 'live';
  const changing = items.flatMap(({ recordId, before }) => {
    const one = locked.get(recordId);
    return one === undefined ? [] : [{ locked: one, values: before ?? {} }];
  });
  const fixed = found.action === 'REMOVE' ? new Set<string>() : await register.fixed(changing, true);
  const staysAs = ({ recordId, before }: Item) => {
    if (cannotBe(before ?? {})) return 'CHANGED' as const;
    return fixed.has(recordId) ? ('STATUS' as const) : undefined;
  };
  const outcomes = items.map((item) => {
    const one = locked.get(item.recordId);
    const refusal = refusalOf(item, one, state) ?? staysAs(item);
    return { item, one, undo: refusal ?? ('DONE' as const) };
  });
  const accepted = outcomes.flatMap(({ item, one, undo: outcome }) =>
    outcome === 'DONE' && one !== undefined ? [{ locked: one, values: item.before ?? {} }] : [],
  );
  if (accepted.length > 0)
    await (found.action === 'REMOVE'
      ? register.restore(
          author,
          accepted.map((one) => one.locked),
        )
      : register.change(author, accepted, true));
  await storeUndone(
    found.id,
    outcomes.map(({ item: { position }, undo: outcome }) => ({ position, undo: outcome })),
  );
  return items.length;
};

const steps = { RUN: change, UNDO: undo } as const;
type Step = keyof typeof steps;

/** The state after a step, by the state in which it has nothing left to do. */
const stateAfter = { RUNNING: 'DONE', STOPPING: 'STOPPED', UNDOING: 'UNDONE' } as const;
const stepIn = { RUNNING: 'RUN', STOPPING: 'RUN', UNDOING: 'UNDO' } as const;

const isBusy = (state: string): state is keyof typeof stateAfter => Object.hasOwn(stateAfter, state);

/** Notifies the owners and the watchers, and ends the step. */
async function end({ found, register, author }: Turn, state: StoredBulkChange['state']): Promise<void> {
  const isUndo = found.state === 'UNDOING';
  const notices = bulkNotices(author, register.kind, isUndo ? 'undoing a bulk change' : 'a bulk change');
  const removal = isUndo ? 'restored' : 'removed';
  for await (const rows of changedItems(found))
    await notices.add(
      rows.map(({ entity, was, is }) => ({ entity, owners: isUndo ? { was: is, is: was } : { was, is } })),
      found.action === 'REMOVE' ? removal : 'updated',
    );
  await notices.send();
  await changeBulkChange(found.id, { state, ...(isUndo ? {} : { finishedAt: new Date() }) });
}

/**
 * Does a step in transactions of a few records each, so that a killed process loses one of them at most, and a stopped
 * one ends soon. What others have changed meanwhile is left and noted.
 */
export async function runBulkChange(
  registers: Registers,
  { bulkChangeId, step }: { readonly bulkChangeId: string; readonly step: Step },
  { inTransaction, signal }: OrganisationJobContext,
): Promise<void> {
  const turn = async (): Promise<boolean> => {
    // Held until the transaction ends: stopping it waits for that.
    const found = await lockBulkChange(bulkChangeId);
    if (found === undefined || !isBusy(found.state) || stepIn[found.state] !== step) return false;
    const register = registers[found.kind];
    if (register === undefined) throw new Error(`No register has the kind ${found.kind}`);
    const parts = { found, register, author: await authorOf(found) };
    const done = found.state === 'STOPPING' ? 0 : await steps[step](parts);
    if (done === 0) await end(parts, stateAfter[found.state]);
    else await changeBulkChange(bulkChangeId, { done: found.done + done });
    return done > 0;
  };
  for (let hasMore = true; hasMore;) {
    signal.throwIfAborted();
    hasMore = await inTransaction(turn);
  }
}

/** What the author is told. A refused request names the record that was in the way. */
function reasonOf(error: unknown): string {
  if (error instanceof BulkRefused) return error.message;
  const refusal = error instanceof ApiError ? error.errors[0]?.message : undefined;
  return refusal ?? 'Something went wrong on our side. Try again';
}

/** Ends a step that cannot be continued: what it has done stays. */
export async function failBulkChange(bulkChangeId: string, error: unknown): Promise<void> {
  const found = await lockBulkChange(bulkChangeId);
  if (found === undefined || !isBusy(found.state)) return;
  const failure = reasonOf(error);
  await changeBulkChange(
    bulkChangeId,
    found.state === 'UNDOING'
      ? { state: 'UNDO_FAILED', failure }
      : { state: 'FAILED', failure, finishedAt: new Date() },
  );
}
