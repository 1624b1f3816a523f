import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { importMachine } from '#machines/import/import.machine.ts';
import type { CheckInput, Import, ImportFile } from '#machines/import/import.types.ts';
import { uploadedImport } from '#tests/model/flows/import.ts';

const file = { key: 'file', name: 'risks.csv', size: 40 };

/** Opens a register into which nothing was imported, or which has an import to go on with. */
async function open(...recent: readonly Import[]) {
  const sent: ImportFile[] = [];
  const checked: CheckInput[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        findImports: fromPromise<readonly Import[]>(async () => recent),
        uploadFile: fromPromise<Import, ImportFile>(async ({ input }) => {
          sent.push(input);
          return { ...uploadedImport, delimiter: input.format.delimiter ?? 'COMMA' };
        }),
        discardImport: fromPromise<void, { readonly id: string }>(async () => {}),
        startCheck: fromPromise<Import, CheckInput>(async ({ input }) => {
          checked.push(input);
          return { ...uploadedImport, state: 'CHECKED' };
        }),
      },
    }),
  );
  onTestFinished(() => void actor.stop());
  actor.start();
  const settled = (state: 'choosing' | 'assigning' | 'checked') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, checked, settled };
}

test('a file is read again with the delimiter that was chosen, also with one that was chosen before it', async () => {
  const { actor, sent, settled } = await open();
  await settled('choosing');
  actor.send({ type: 'format.chosen', format: { delimiter: 'PIPE' } });
  actor.send({ type: 'file.chosen', file });
  await settled('assigning');
  actor.send({ type: 'format.chosen', format: { delimiter: 'SEMICOLON' } });
  expect(actor.getSnapshot().value).toBe('uploading');
  expect((await settled('assigning')).context.current?.delimiter).toBe('SEMICOLON');
  expect(sent).toEqual([
    { file, format: { delimiter: 'PIPE', encoding: null } },
    { file, format: { delimiter: 'SEMICOLON', encoding: null } },
  ]);
});

test('the encoding of a file is not that of the next one', async () => {
  const { actor, sent, settled } = await open();
  await settled('choosing');
  actor.send({ type: 'file.chosen', file });
  await settled('assigning');
  actor.send({ type: 'format.chosen', format: { encoding: 'WINDOWS_1250' } });
  await settled('assigning');
  actor.send({ type: 'file.discarded' });
  await settled('choosing');
  actor.send({ type: 'file.chosen', file });
  await settled('assigning');
  expect(sent.map(({ format }) => format.encoding)).toEqual([null, 'WINDOWS_1250', null]);
});

test('a file that was not chosen here cannot be read again', async () => {
  const { actor, sent, settled } = await open(uploadedImport);
  await settled('assigning');
  actor.send({ type: 'format.chosen', format: { delimiter: 'PIPE' } });
  expect(actor.getSnapshot().value).toBe('assigning');
  expect(sent).toEqual([]);
});

test('an import that is opened again has not the file that was chosen before', async () => {
  const { actor, settled } = await open({ ...uploadedImport, id: 'done', state: 'DONE' });
  await settled('choosing');
  actor.send({ type: 'file.chosen', file });
  actor.send({ type: 'upload.cancelled' });
  expect(actor.getSnapshot().context.file).toEqual(file);
  actor.send({ type: 'import.opened', id: 'done' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { file: null } });
});

test('what a person says of numbers and days is told the check, each by itself', async () => {
  const { actor, checked, settled } = await open({ ...uploadedImport, dayOrder: 'DAY_FIRST' });
  await settled('assigning');
  actor.send({ type: 'reading.chosen', reading: { decimalMark: 'COMMA' } });
  actor.send({ type: 'check.requested' });
  await settled('checked');
  expect(checked.map(({ plan }) => plan)).toEqual([
    {
      columns: [{ column: 0, field: 'title' }],
      mode: 'STOP',
      decimalMark: 'COMMA',
      dayOrder: 'DAY_FIRST',
      approvedBefore: null,
      doubles: null,
      doubleRows: [],
      rootCause: null,
      closingReason: null,
    },
  ]);
});
