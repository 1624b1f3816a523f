import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { standardImportMachine } from '#machines/standard-import/standard-import.machine.ts';
import type { StandardImportInput, StandardProposal } from '#machines/standard-import/standard-import.types.ts';

/** As a sheet is read, which has neither a name nor a version. */
const proposal: StandardProposal = {
  title: '',
  number: '',
  publisher: '',
  levels: [],
  classes: [],
  groupCount: 1,
  controlCount: 3,
  standardId: null,
  warnings: [],
  sha256: 'a'.repeat(64),
};

async function proposed() {
  const sent: StandardImportInput[] = [];
  const machine = standardImportMachine.provide({
    actors: {
      readFile: fromPromise(() => Promise.resolve(proposal)),
      importFile: fromPromise(({ input }) => {
        sent.push(input);
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'file.chosen', file: { key: 'file', name: 'rules.csv', size: 300 } });
  await waitFor(actor, (snapshot) => snapshot.matches('proposed'));
  return { actor, sent };
}

test('a new standard needs a name and a version', async () => {
  const { actor, sent } = await proposed();
  actor.send({ type: 'import.requested' });
  expect(Object.keys(actor.getSnapshot().context.failure?.fieldErrors ?? {})).toEqual(['title', 'number']);
  expect(sent).toEqual([]);
});

test('a new version of a standard keeps its name, and needs its own version only', async () => {
  const { actor, sent } = await proposed();
  actor.send({ type: 'naming.changed', changes: { standardId: 'standard' } });
  actor.send({ type: 'import.requested' });
  expect(Object.keys(actor.getSnapshot().context.failure?.fieldErrors ?? {})).toEqual(['number']);
  actor.send({ type: 'naming.changed', changes: { number: '1.1' } });
  actor.send({ type: 'import.requested' });
  expect(sent).toMatchObject([{ title: '', number: '1.1', standardId: 'standard' }]);
});
