import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import type { Importable } from '#server/modules/record/index.ts';

import { actorOf } from './actor.ts';
import { fieldsOf } from './fields.ts';
import { nameBook, type NameBook } from './names.ts';
import { assignmentOf, plannerOf, type Planner } from './plan.ts';
import { rowsAfter, storePlan } from './rows.ts';
import { changeImport, endStep, readImport } from './store.ts';

type Registers = Readonly<Record<string, Importable>>;

/** Finds out what would happen with each row, in short transactions; `done` says how far it is. */
export async function checkImport(
  registers: Registers,
  importId: string,
  { inTransaction, signal }: OrganisationJobContext,
): Promise<void> {
  const opened = await inTransaction(() => open(registers, importId));
  if (opened === undefined) return;
  const { planner, names } = opened;
  let last = 0;
  let done = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await inTransaction(async () => {
      const some = await rowsAfter(importId, last);
      if (some.length > 0) await storePlan(importId, await planner.plan(some));
      done += some.length;
      if (some.length > 0) await changeImport(importId, { done });
      else await endStep(importId, 'CHECKING', { state: 'CHECKED', newLabels: names.proposed() });
      return some;
    });
    if (rows.length === 0) return;
    last = rows.at(-1)?.row ?? last;
  }
}

/** Nothing to do if an earlier attempt has done it. */
async function open(
  registers: Registers,
  importId: string,
): Promise<{ planner: Planner; names: NameBook } | undefined> {
  const found = await readImport(importId);
  if (found?.state !== 'CHECKING' || found.mode === null) return undefined;
  const actor = await actorOf(found, found.mode === 'UPDATE' ? 'EDIT' : 'ADD');
  const register = registers[found.kind];
  if (register === undefined) throw new Error(`No register has the kind ${found.kind}`);
  const assignment = assignmentOf(found.columns, found.mode, fieldsOf(register));
  const names = nameBook(actor);
  return { planner: plannerOf(register, assignment, names), names };
}
