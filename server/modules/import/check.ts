import type { OrganisationJobContext } from '#server/jobs/handler.ts';

import { actorOf, refuseStatement } from './actor.ts';
import { nameBook, type NameBook } from './names.ts';
import { assignmentOf, plannerOf, type Planner } from './plan.ts';
import { portionsOf, rowsAfter, storePlan } from './rows.ts';
import { changeImport, endStep, readImport } from './store.ts';
import { targetOf, type ImportTargets } from './targets.ts';

/** Finds out what would happen with each row, in short transactions; `done` says how far it is. */
export async function checkImport(
  targets: ImportTargets,
  importId: string,
  { inTransaction, signal }: OrganisationJobContext,
): Promise<void> {
  const opened = await inTransaction(() => open(targets, importId));
  if (opened === undefined) return;
  const { planner, names, headerRow } = opened;
  let last = headerRow;
  let done = 0;
  for (;;) {
    signal.throwIfAborted();
    const after = last;
    const some = await inTransaction(() => rowsAfter(importId, after));
    await planner.prepare(some);
    // Once: the planner remembers the rows that it has seen. The queue does all of it again.
    await inTransaction(
      async () => {
        for (const portion of portionsOf(some)) await storePlan(importId, await planner.plan(portion));
        done += some.length;
        if (some.length > 0) await changeImport(importId, { done });
        else await endStep(importId, 'CHECKING', { state: 'CHECKED', newLabels: names.proposed() });
      },
      { once: true },
    );
    if (some.length === 0) return;
    last = some.at(-1)?.row ?? last;
  }
}

/** Nothing to do if an earlier attempt has done it. */
async function open(
  targets: ImportTargets,
  importId: string,
): Promise<{ planner: Planner; names: NameBook; headerRow: number } | undefined> {
  const found = await readImport(importId);
  if (found?.state !== 'CHECKING' || found.mode === null) return undefined;
  const register = targetOf(targets, found.kind);
  const actor = await actorOf(found, register, found.mode === 'UPDATE' ? 'EDIT' : 'ADD');
  refuseStatement(found, register, actor);
  const assignment = assignmentOf({ columns: found.columns, mode: found.mode, reading: found.reading }, register);
  const names = nameBook(actor);
  return { planner: plannerOf(register, assignment, names, found.organisationId), names, headerRow: found.headerRow };
}
