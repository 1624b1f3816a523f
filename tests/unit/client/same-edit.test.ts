import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { createStepDialogMachine } from '#machines/step-dialog/step-dialog.machine.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { contradiction, failure } from '#tests/model/flows/support/failure.ts';

const tip = { id: 'tip-1', version: 1, title: 'Search', text: 'Press /' };
type Tip = typeof tip;

/** Types a title into a dialog and saves it, and opens another one after it was refused. */
async function overtaken(refusal: unknown, next: Tip) {
  const machine = createStepDialogMachine<Tip>({ carriedOver: sameEdit(({ id }) => id) }).provide({
    actors: { take: fromPromise<void, { draft: Tip }>(() => Promise.reject(refusal)) },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'step.requested', draft: tip });
  actor.send({ type: 'draft.changed', changes: { title: 'Find' } });
  actor.send({ type: 'step.confirmed' });
  await new Promise(setImmediate);
  actor.send({ type: 'record.opened' });
  actor.send({ type: 'step.requested', draft: next });
  return actor.getSnapshot().context.draft;
}

const outdated = failure('http_409', 409);

test('what was typed is kept for a form that is opened again, with what others changed meanwhile', async () => {
  const theirs = { ...tip, version: 2, text: 'Press / or click' };
  expect(await overtaken(outdated, theirs)).toEqual({ ...theirs, title: 'Find' });
});

test('a field that both changed stays as it was typed', async () => {
  expect(await overtaken(outdated, { ...tip, version: 2, title: 'Look up' })).toEqual({
    ...tip,
    version: 2,
    title: 'Find',
  });
});

test('another form is not filled with what was typed', async () => {
  const other = { ...tip, id: 'tip-2' };
  expect(await overtaken(outdated, other)).toEqual(other);
});

test('a refusal for another reason leaves the form open', async () => {
  expect(await overtaken(contradiction('title'), { ...tip, version: 2 })).toEqual({ ...tip, title: 'Find' });
});
