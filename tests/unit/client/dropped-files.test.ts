import { expect, test } from 'vitest';

import { droppedFiles, type DroppedItem } from '#src/components/dropped-files.ts';

const item = (name: string, entry: { isDirectory: boolean } | null): DroppedItem => ({
  kind: 'file',
  getAsFile: () => new File([], name),
  webkitGetAsEntry: () => entry,
});
const words: DroppedItem = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };

test('folders are told from the files that are dropped with them', () => {
  const dropped = droppedFiles([
    item('plan.pdf', { isDirectory: false }),
    item('Minutes', { isDirectory: true }),
    words,
  ]);
  expect(dropped.files.map(({ name }) => name)).toEqual(['plan.pdf']);
  expect(dropped.folders).toEqual(['Minutes']);
});

test('what a browser does not know to be a folder is a file', () => {
  expect(droppedFiles([item('plan.pdf', null)]).files).toHaveLength(1);
});
