import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { textOfCell } from '#domain/files/formula.ts';
import type { FieldText } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { registers } from '#openapi/generated/records.ts';
import { exportColumns } from '#server/modules/record/index.ts';
import type { Place } from '#tests/contract/place.ts';
import { kindOf, type Body, type RegisterName } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import { addEmptyRecords, emptyRecords } from '#tests/server/support/empty-records.ts';
import { problemsOfWorkbook } from '#tests/server/support/ooxml.ts';
import { readStrictly } from '#tests/server/support/strict-reader.ts';

import { isExample } from './example.ts';
import { objectOf } from './fields.ts';
import { addVaried, filterValues, filtersOf, sortsOf, type ListFacts } from './list-values.ts';
import { callsOf, createFull, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

/** A record as a file shows it: the text of each cell by its header. */
type Row = Readonly<Record<string, string>>;

const labelled = ({ values }: FieldText, value: string) =>
  typeof values === 'function' ? values(value) : (values?.[value] ?? value);

/** A text or number; nothing for a missing value. */
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** What a person reads of a value. */
function textOf(value: unknown, words: FieldText): string {
  if (Array.isArray(value)) return value.map((item) => textOf(item, words)).join('\n');
  if (words.line !== undefined) return words.line.of(objectOf(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const { ref, title, name } = objectOf(value);
  if (ref !== undefined) return `${plain(ref)} ${plain(title)}`;
  if (name !== undefined) return plain(name);
  return typeof value === 'string' ? labelled(words, value) : plain(value);
}

type Words = Readonly<Record<string, FieldText>>;

/** The expected cells of a record, from what the API answers. */
const cellsOf = (entity: unknown, words: Words, within = ''): [header: string, cell: string][] =>
  // Nothing has the same columns, empty.
  Object.entries(
    entity === null ? Object.fromEntries(Object.keys(words).map((part) => [part, null])) : objectOf(entity),
  ).flatMap(([field, value]) => {
    const text = words[field];
    if (text === undefined) return [];
    if (text.parts !== undefined) return cellsOf(value, text.parts, `${within}${text.label}: `);
    return [[`${within}${text.label}`, textOf(value, text)]];
  });

const rowOf = (entity: unknown, words: Words): Row => Object.fromEntries(cellsOf(entity, words));

const asRows = ([header = [], ...lines]: readonly (readonly string[])[]): Row[] => {
  expect(new Set(header).size, 'different headers').toBe(header.length);
  return lines.map((line) => Object.fromEntries(line.map((cell, index) => [header[index] ?? '', cell])));
};

/** What exports have beside the fields of the contract; its own tests look at it. */
const beside: Readonly<Partial<Record<RegisterName, readonly string[]>>> = {
  Policies: ['Text', 'Address of the document', 'In force since', 'Approved by'],
  ServiceProviders: ['Contracts', 'Documents'],
};

/** Rows without what is beside the fields of the contract, which must be there. */
const withoutBeside = (name: RegisterName, rows: readonly Row[]): Row[] => {
  const headers = beside[name] ?? [];
  for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining([...headers]));
  return rows.map((row) => without(headers, row));
};

/** The rows of a CSV file, as a parser of others reads it. */
const rowsOfCsv = (file: Buffer): Row[] => {
  const lines: string[][] = parse(file, { bom: true });
  return asRows(lines.map((line) => line.map(textOfCell)));
};

/** A date is a day, unless it has a time. */
const textOfValue = (value: unknown): string => {
  if (!(value instanceof Date)) return plain(value);
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 'yyyy-mm-dd'.length) : text;
};

const rowsOfWorkbook = async (file: Buffer): Promise<Row[]> => {
  const lines = await readSheet(file, { trim: false });
  return asRows(lines.map((line) => line.map(textOfValue)));
};

/** The headers of instants: days with a time. */
const instantsOf = (rows: readonly Row[]): string[] => [
  ...new Set(
    rows.flatMap((row) => Object.keys(row).filter((header) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(row[header] ?? ''))),
  ),
];

/** A day and its part are one floating-point number, which the reader rounds down. */
const expectInstant = (read: string, written: string): void => {
  if (written === '') expect(read).toBe('');
  else expect(Date.parse(written) - Date.parse(read)).toBeOneOf([0, 1]);
};

/** The headers of instants, whatever is in their cells. */
const instantHeaders = (kind: Parameters<typeof exportColumns>[0]): ReadonlySet<string> =>
  new Set(exportColumns(kind).flatMap(({ header, isInstant }) => (isInstant === true ? [header] : [])));

/** A workbook has no time zones, so that its headers name that of their times. */
const asInWorkbook = (instants: ReadonlySet<string>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([header, cell]) => [instants.has(header) ? `${header} (UTC)` : header, cell]),
  );

const without = (headers: readonly string[], row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([header]) => !headers.includes(header)));

const exported = async (name: RegisterName, place: Place, query: string) => {
  const answer = await callsOf(name, place).get(`/export?${query}`);
  expect({ status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({ status: 200, text: '' });
  return answer;
};

const formulas = ['=1+1', '@SUM(A1)', '+1', '-2', "'=1", '＝1', '_x0041_', 'a "b", c; <d> & e'];

/** The laws for the export of every register: exactly the list, in a file that other programs read back. */
export function exportLaws(name: RegisterName, places: () => LawPlaces, facts: ListFacts): void {
  describe('the export', () => {
    let place: Place;
    let all: Body[];
    const words = textsOfKind(kindOf(name));
    beforeAll(async () => {
      place = await openLawPlace(places().server, 'Exporting');
      await addVaried(place, name, facts);
      for (const title of formulas) entityOf(await callsOf(name, place).create({ title }), 201);
      all = rowsOf(await callsOf(name, place).get('?perPage=100'));
    });

    it('as CSV is read by another program as it was, without formulas', async () => {
      const { bytes, text, headers } = await exported(name, place, 'format=csv');
      expect(headers['content-type']).toContain('text/csv');
      expect(withoutBeside(name, rowsOfCsv(bytes))).toEqual(all.map((entity) => rowOf(entity, words)));
      expect(text).not.toMatch(/(?:^|,|\n)"?[=+@＝]/m);
    });

    it('has a header row if there are no records', async () => {
      const query = 'search=nothing%20has%20this%20text';
      const header = Object.keys(rowOf(all[0], words)).length;
      const [csv = []]: string[][] = parse((await exported(name, place, `format=csv&${query}`)).bytes, { bom: true });
      expect(csv).toHaveLength(header + (beside[name]?.length ?? 0));
      expect((await exported(name, place, `format=json&${query}`)).body).toEqual([]);
    });

    if (!isExample(name)) return;

    it.each(sortsOf(name).flatMap((sort) => [`sortId=${sort}`, `sortId=${sort}&desc=true`]))(
      'has the records of the list in its order: %s',
      async (query) => {
        const listed = rowsOf(await callsOf(name, place).get(`?perPage=100&${query}`));
        expect(listed.length).toBe(all.length);
        expect((await exported(name, place, `format=json&${query}`)).body).toEqual(listed);
      },
    );

    it('has the records that search and filters show', async () => {
      const values = filtersOf(name).map(({ name: filter }) => {
        const [value = ''] = all.flatMap((entity) => filterValues(entity, filter, facts));
        return new URLSearchParams({ [filter]: value }).toString();
      });
      for (const query of ['search=item%200', ...values]) {
        const listed = rowsOf(await callsOf(name, place).get(`?perPage=100&${query}`));
        expect(listed.length).toBeLessThan(all.length);
        expect(listed.length).toBeGreaterThan(0);
        expect((await exported(name, place, `format=json&${query}`)).body).toEqual(listed);
      }
    });

    it('as XLSX is read by another program as it was', async () => {
      const { bytes } = await exported(name, place, 'format=xlsx');
      expect(await problemsOfWorkbook(bytes)).toEqual([]);
      expect(readStrictly(bytes).map((sheet) => sheet.name)).toEqual(['Export', 'Columns']);
      const rows = withoutBeside(name, await rowsOfWorkbook(bytes));
      const inCsv = all.map((entity) => rowOf(entity, words));
      const expected = inCsv.map((row) => asInWorkbook(instantHeaders(kindOf(name)), row));
      const instants = instantsOf(expected);
      expect(rows.map((row) => without(instants, row))).toEqual(expected.map((row) => without(instants, row)));
      for (const instant of instants)
        for (const [index, row] of rows.entries()) expectInstant(row[instant] ?? '', expected[index]?.[instant] ?? '');
    });

    it('of many records has all of each', async () => {
      const { server } = places();
      const large = await openLawPlace(server, 'Plenty');
      const { entity } = await createFull(large, name);
      await addEmptyRecords(server, large.organisation, kindOf(name));
      const { body } = await exported(name, large, 'format=json');
      expect(at(body, String(emptyRecords))).toBeDefined();
      expect(body).toContainEqual(entity);
    });

    it('is saved under the name of the register, the organisation and the day', async () => {
      const { headers } = await exported(name, place, 'format=json');
      const noun = registers[kindOf(name)].noun.many.replaceAll(' ', '-');
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${noun}-organisation-\\d+-\\d{4}-\\d{2}-\\d{2}\\.json";`),
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    });
  });
}
