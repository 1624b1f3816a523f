import { expect, it } from 'vitest';

import { operationsOfContract } from '#server/contract/operations.ts';
import { isStoredUnread } from '#tests/contract/stored-unread.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto } from './importing.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

/** How many were read, taken and left out, of how many. */
interface Counts {
  readonly inFile: number;
  readonly read: number;
  readonly taken: number;
  readonly leftOut: number;
  /** How many reasons are named. */
  readonly reasons: number;
}

const numberAt = (answer: unknown, path: string): number => {
  const value = at(answer, path);
  if (typeof value !== 'number') throw new Error(`${path} is no number`);
  return value;
};
const lengthAt = (answer: unknown, path: string): number => {
  const value = at(answer, path);
  return Array.isArray(value) ? value.length : 0;
};

async function sent(path: string, raw: string): Promise<unknown> {
  const { status, body } = await place.owner.call(path, { method: 'POST', raw, headers: fileType });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

const verisOf = (id: string, rest: object = {}) => ({ incident_id: id, summary: id, ...rest });

/** An import by each operation that takes a file and reads it: with rows to take, doubles, and rows with errors. */
const imports: Readonly<Record<string, () => Promise<Counts>>> = {
  async 'Imports.upload'() {
    const raw = 'Title,Next review\r\nOne,2027-01-01\nTwo,2027-02-30\r\n\r\n,2027-01-01\nFive,\r\n';
    const risks = importsInto('risk', place);
    const { id } = await risks.check(raw);
    const { rows, counts } = await risks.run(id, true);
    const { add = 0, update = 0, unchanged = 0, skip = 0, invalid = 0 } = counts ?? {};
    const reasons = (await risks.rows(id, '&outcome=INVALID')).filter(({ errors }) => errors.length > 0).length;
    return { inFile: 4, read: rows, taken: add + update + unchanged, leftOut: skip + invalid, reasons };
  },

  async 'AssessmentTemplateFiles.readFile'() {
    const raw =
      'No.;Question\r\n1.1;First\r\n1.2;Second\n1.3;Third\r\n1.4;"Fourth, with a\nline break"\r\n1.5;Fifth\n;;x\n';
    const body = await sent('/api/assessment-template/read-file', raw);
    const [read, taken, leftOut] = ['read', 'taken', 'leftOut'].map((name) => numberAt(body, `data.${name}`));
    return {
      inFile: 6,
      read: read ?? 0,
      taken: taken ?? 0,
      leftOut: leftOut ?? 0,
      reasons: lengthAt(body, 'data.problems'),
    };
  },

  async 'IncidentExchange.importVeris'() {
    const raw = JSON.stringify([verisOf('a'), verisOf('b'), verisOf('a'), 7, { summary: 'without an id' }]);
    const body = await sent('/api/incident/veris-import', raw);
    const [read, taken, leftOut] = ['read', 'added', 'refused'].map((name) => numberAt(body, `data.${name}`));
    return {
      inFile: 5,
      read: read ?? 0,
      taken: taken ?? 0,
      leftOut: leftOut ?? 0,
      reasons: lengthAt(body, 'data.refusals'),
    };
  },

  async 'RunZeroAssets.importFile'() {
    const device = (id: number) => `${String(id).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const seen = '2026-02-01T00:00:00Z';
    const row = (id: string, name: string) => `${id},${name},${seen},${seen}`;
    const raw = file(
      'id,names,first_seen,last_seen',
      `${row(device(1), 'A')}\r`,
      row(device(2), 'B'),
      `${row(device(1), 'A')}\r`,
      row('no id', 'C'),
    );
    const body = await sent('/api/run-zero-assets/import', raw);
    const numbers = ['read', 'added', 'updated', 'unchanged', 'refused'].map((name) => numberAt(body, `data.${name}`));
    const [read = 0, added = 0, updated = 0, unchanged = 0, leftOut = 0] = numbers;
    return { inFile: 4, read, taken: added + updated + unchanged, leftOut, reasons: lengthAt(body, 'data.refusals') };
  },
};

it('every operation that reads a file is here', () => {
  // A standard, or its mappings, is read whole or not at all: the first row that cannot be read is named
  // (tests/unit/catalogue-files, tests/server/standards).
  const reading = operationsOfContract.filter(
    ({ id, takesFile }) =>
      takesFile && !isStoredUnread(id) && !/^(?:MappingSets|PlatformStandards|Standards|WordTemplates)/.test(id),
  );
  expect(reading.map(({ id }) => id).toSorted()).toEqual(Object.keys(imports).toSorted());
});

it.each(Object.entries(imports))(
  'what %s has read of a file is all that is in it, and was taken or left out for a reason',
  async (_operation, importing) => {
    const { inFile, read, taken, leftOut, reasons } = await importing();
    expect(read).toBe(inFile);
    expect(taken + leftOut).toBe(read);
    expect(taken).toBeGreaterThan(0);
    expect(leftOut).toBeGreaterThan(0);
    expect(reasons).toBe(leftOut);
  },
);
