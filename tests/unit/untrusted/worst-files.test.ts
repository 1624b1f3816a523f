import { setImmediate } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { ApiError } from '#server/contract/errors.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import { readQuestionnaires } from '#server/modules/assessment-template/slow-work/files.ts';
import { checkedContent } from '#server/modules/attachment/content.ts';
import { collectSamples, headerOf } from '#server/modules/import/header.ts';
import { openFile } from '#server/modules/import/open-file.ts';
import { importTargets } from '#server/modules/importables.ts';
import { readIncidents } from '#server/modules/incident/veris/import.ts';
import { readExport } from '#server/modules/run-zero/import/store.ts';
import { readInWorker, standardIn, textsIn } from '#server/modules/standard/slow-work/files.ts';
import { requireTemplate } from '#server/modules/word-template/slow-work/check.ts';
import { isStoredUnread } from '#tests/contract/stored-unread.ts';

import { aliveDuring } from './alive.ts';
import { fill, worstFiles, type WorstFile } from './worst-files.ts';

const organisationId = 'one';

async function drained(values: AsyncIterable<unknown>): Promise<void> {
  const seen = { count: 0 };
  for await (const _value of values) seen.count += 1;
}

/** All that the server does with a file before it stores what it has read. */
async function importFile(bytes: Uint8Array): Promise<void> {
  const target = importTargets.risk;
  if (target === undefined) throw new Error('Risks cannot be imported');
  const file = await openFile({ bytes, chosen: {} }, organisationId);
  try {
    const header = headerOf(target, file.first);
    const samples = collectSamples();
    for await (const batch of file.batches()) for (const row of batch) samples.add(row);
    if (header !== undefined) samples.columns(target, header);
  } finally {
    await file.close();
  }
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => Promise<unknown>>> = {
  'Imports.upload': importFile,
  'AssessmentTemplateFiles.readFile': (file) =>
    readQuestionnaires({ file, headerRow: undefined, columns: undefined }, organisationId),
  'IncidentExchange.importVeris': (bytes) => readIncidents(bytes, organisationId),
  'RunZeroAssets.importFile': (bytes) => drained(readExport(bytes, organisationId)),
  'Standards.readFile': (bytes) => standardIn(bytes, {}, organisationId),
  'Standards.importFile': (bytes) => standardIn(bytes, {}, organisationId),
  'Standards.fill': (bytes) => textsIn(bytes, organisationId),
  'PlatformStandards.readFile': (bytes) => standardIn(bytes, {}, organisationId),
  'PlatformStandards.importFile': (bytes) => standardIn(bytes, {}, organisationId),
  'PlatformStandards.fill': (bytes) => textsIn(bytes, organisationId),
  'WordTemplates.replace': (bytes) => requireTemplate(bytes, organisationId),
  'MappingSets.importFile': (bytes) => readInWorker(bytes, {}, organisationId),
};

const takingFiles = operationsOfContract.filter(({ takesFile }) => takesFile);

test('every operation that takes a file stores it unread, or has a reader here', () => {
  const read = takingFiles.map(({ id }) => id).filter((id) => !isStoredUnread(id));
  expect(read.toSorted()).toEqual(Object.keys(readers).toSorted());
  expect(Object.keys(worstFiles).toSorted()).toEqual(Object.keys(readers).toSorted());
});

const expectAlive = aliveDuring();

/** The message with which a file is refused; undefined if it is read. */
async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return error.message;
    throw error;
  }
}

const cases = takingFiles.flatMap(({ id, bodyLimit }) =>
  (worstFiles[id]?.(bodyLimit) ?? []).map((file): [string, string, WorstFile] => [id, file.about, file]),
);

describe('this thread goes on while a file is read', () => {
  test.each(cases)('by %s: %s', async (id, _about, { bytes, refused }) => {
    const file = await bytes();
    await expectAlive(async () => {
      const message = await refusalOf(readers[id]?.(new Uint8Array(file)) ?? Promise.reject(new Error(id)));
      expect(message ?? '').toMatch(refused ?? /^$/);
    });
  });

  test.each(['JSON', 'SVG', 'CSV', 'DOCX'] as const)('whose beginning shows that it is %s', async (type) => {
    for (const unit of ['<!--', '<!---->', ' ', '[', '<svg', 'PK\u0003\u0004', '\n']) {
      const content = Buffer.from(fill(unit, 10_000_000));
      const chunks = Array.from({ length: 160 }, (_chunk, index) =>
        content.subarray(index * 65_536, (index + 1) * 65_536),
      );
      await expectAlive(() => refusalOf(drained(checkedContent(asSent(chunks), type, 20_000_000))));
    }
  });
});

async function* asSent(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  for (const chunk of chunks) {
    yield chunk;
    // As from a connection, each of whose reads is a turn.
    await setImmediate();
  }
}
