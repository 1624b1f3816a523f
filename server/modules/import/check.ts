import type { OrganisationJobContext } from '#server/jobs/handler.ts';

import { actorOf, neededLevel, refuseStatement } from './actor.ts';
import { assignmentOf } from './assignment.ts';
import { stillDoubles } from './double-rows.ts';
import { rememberedOf } from './mapping/memory.ts';
import { valueBook, type ValueBook } from './mapping/value-book.ts';
import { nameBook, type NameBook } from './names.ts';
import { ownRowsOf, type OwnRows } from './own-rows.ts';
import { plannerOf, type Planner } from './plan.ts';
import { portionsOf, refuseRows, rowsAfter, storePlan } from './rows.ts';
import { changeImport, endStep, readImport, type StoredImport } from './store.ts';
import { targetOf, type ImportTargets } from './targets.ts';

/** Finds out what would happen with each row, in short transactions; `done` says how far it is. */
export async function checkImport(
  targets: ImportTargets,
  importId: string,
  { inTransaction, signal }: OrganisationJobContext,
): Promise<void> {
  const opened = await inTransaction(() => open(targets, importId));
  if (opened === undefined) return;
  const { planner, names, answers, ownRows, headerRow, reading } = opened;
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
        else {
          await refuseRows(importId, ownRows?.unfit() ?? []);
          await endStep(importId, 'CHECKING', {
            state: 'CHECKED',
            newLabels: [...names.proposed(), ...answers.newEntries()],
            unknownValues: answers.unknown(),
            asked: planner.asked(),
            reading: { ...reading, doubleRows: await stillDoubles(importId, reading.doubleRows ?? []) },
          });
        }
      },
      { once: true },
    );
    if (some.length === 0) return;
    last = some.at(-1)?.row ?? last;
  }
}

/** What a file is checked with. */
interface OpenCheck {
  readonly planner: Planner;
  readonly names: NameBook;
  readonly answers: ValueBook;
  readonly ownRows: OwnRows | undefined;
  readonly headerRow: number;
  readonly reading: StoredImport['reading'];
}

/** Nothing to do if an earlier attempt has done it. */
async function open(targets: ImportTargets, importId: string): Promise<OpenCheck | undefined> {
  const found = await readImport(importId);
  if (found?.state !== 'CHECKING' || found.mode === null) return undefined;
  const register = targetOf(targets, found.kind);
  const actor = await actorOf(found, register, neededLevel(found));
  refuseStatement(found, register, actor);
  const assignment = assignmentOf({ columns: found.columns, mode: found.mode, reading: found.reading }, register);
  const names = nameBook(actor);
  const answers = await valueBook({
    fields: assignment.fields.map(({ field }) => field),
    remembered: await rememberedOf(register.kind),
    asNew: found.unknownValues.filter(({ use }) => use === 'NEW'),
    targets,
    reader: actor,
  });
  const { headerRow, reading } = found;
  const ownRows = await ownRowsOf(importId, headerRow, assignment, register);
  const planner = plannerOf({ register, assignment, names, answers, ownRows, actor });
  return { planner, names, answers, ownRows, headerRow, reading };
}
