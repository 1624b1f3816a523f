import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { importMachine } from '#machines/import/import.machine.ts';
import type { Import } from '#machines/import/import.types.ts';
import { uploadedImport } from '#tests/model/flows/import.ts';

/** Opens a register into which the person has imported before; the server works on as long as it did. */
async function open(...states: readonly Import['state'][]) {
  const found = states.map((state): Import => ({ ...uploadedImport, id: state, state }));
  const actor = createActor(
    importMachine.provide({
      actors: {
        findImports: fromPromise<readonly Import[]>(async () => found),
        readImport: fromPromise<Import, { readonly id: string }>(async ({ input: { id } }) => {
          const read = found.find((one) => one.id === id);
          if (read === undefined) throw new Error('There is no such import');
          return read;
        }),
      },
    }),
  );
  onTestFinished(() => void actor.stop());
  actor.start();
  const { value, context } = await waitFor(
    actor,
    (snapshot) => !snapshot.matches('finding') && !snapshot.matches({ working: 'reading' }),
  );
  return { value, shown: context.current?.state };
}

test.each([
  ['UPLOADED', 'assigning'],
  ['CHECKING', { working: 'waiting' }],
  ['CHECKED', 'checked'],
  ['RUNNING', { working: 'waiting' }],
  ['UNDOING', { working: 'waiting' }],
  ['FAILED', 'failed'],
] as const)('an import that is %s is continued where it was left, whatever else is over', async (state, value) => {
  expect(await open('DONE', 'UNDONE', state)).toEqual({ value, shown: state });
});

test('imports that are over are not continued', async () => {
  expect(await open('DONE', 'UNDONE')).toEqual({ value: 'choosing', shown: undefined });
});
