import { describe, expect, it } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto } from './importing.ts';
import { number, styledBook, text } from './workbooks.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

const outcomesOf = (rows: readonly { outcome: string; errors: readonly { column: string; message: string }[] }[]) =>
  rows.map(({ outcome, errors }) => [outcome, ...errors.map(({ column, message }) => `${column}: ${message}`)]);

describe('a number in doubt', () => {
  const raw = file(
    'Title;Kind;Recovery time (hours)',
    'Comma;Supporting;4,5',
    'Thousand;Supporting;1.000',
    'English thousand;Supporting;1,000',
    'Plain;Supporting;8',
  );

  it('is an error that names the doubt, and asked about once for the file', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const { columns, delimiter } = await imports.upload(raw);
    expect(delimiter).toBe('SEMICOLON');
    expect(columns.map(({ doubts }) => doubts)).toEqual([[], [], ['NUMBER']]);
    const doubt = (shown: string) =>
      `Recovery time (hours): "${shown}" is two numbers: say which sign is the decimal mark of this file`;
    const none = 'Recovery time (hours): This must be a whole number';
    const outcomes = async (decimalMark: 'POINT' | 'COMMA' | null) => {
      const checked = await imports.check(raw, 'STOP', { decimalMark });
      expect(checked.decimalMark).toBe(decimalMark);
      return outcomesOf(await imports.rows(checked.id));
    };
    expect(await outcomes(null)).toEqual([
      ['INVALID', none],
      ['INVALID', doubt('1.000')],
      ['INVALID', doubt('1,000')],
      ['ADD'],
    ]);
    expect(await outcomes('COMMA')).toEqual([['INVALID', none], ['ADD'], ['ADD'], ['ADD']]);
    const { id } = await imports.check(raw, 'STOP', { decimalMark: 'COMMA' });
    expect((await imports.rows(id)).map(({ readings }) => readings)).toEqual([
      [],
      [{ column: 'Recovery time (hours)', cell: '1.000', value: '1000' }],
      [{ column: 'Recovery time (hours)', cell: '1,000', value: '1' }],
      [],
    ]);
  });

  it('is one of a text in a workbook and in JSON too, and not of a number', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const header = [text('Title'), text('Kind'), text('Recovery time (hours)')];
    const row = (title: string, written: ReturnType<typeof text>) => [text(title), text('Supporting'), written];
    const workbook = await styledBook(
      header,
      row('Text', text('1,000')),
      row('Number', number(1000)),
      row('Decimals', number(1.125)),
      row('Decimals as text', text('1.125')),
    );
    const doubt = expect.stringContaining('is two numbers');
    const none = 'Recovery time (hours): This must be a whole number';
    const { columns } = await imports.upload(workbook);
    expect(columns.map(({ doubts }) => doubts)).toEqual([[], [], ['NUMBER']]);
    const asked = await imports.check(workbook);
    expect(outcomesOf(await imports.rows(asked.id))).toEqual([
      ['INVALID', doubt],
      ['ADD'],
      ['INVALID', none],
      ['INVALID', doubt],
    ]);
    const told = await imports.check(workbook, 'STOP', { decimalMark: 'COMMA' });
    // The mark of the file is that of its texts: a number is what it is.
    expect(outcomesOf(await imports.rows(told.id))).toEqual([['ADD'], ['ADD'], ['INVALID', none], ['ADD']]);
    const { columns: numbers } = await imports.upload(
      await styledBook(header, row('Number', number(1.125)), row('Another', number(1.5))),
    );
    expect(numbers.map(({ doubts }) => doubts)).toEqual([[], [], []]);
    const json = JSON.stringify([
      { title: 'Text', recoveryTimeHours: '1.125' },
      { title: 'Number', recoveryTimeHours: 1.125 },
    ]);
    const ofJson = await imports.check(json);
    expect((await imports.rows(ofJson.id)).map(({ errors }) => errors.at(-1)?.message)).toEqual([
      doubt,
      'This must be a whole number',
    ]);
  });

  it('is in the columns under another header too, from rows that are not read again', async () => {
    const place = await open();
    const many = Array.from({ length: 300 }, (_row, index) => `Asset ${index};8`);
    const imports = importsInto('informationAsset', place);
    const { id } = await imports.upload(
      file('Title;Recovery time (hours)', 'Title;Recovery time (hours)', ...many, 'Last;1.000'),
    );
    const { body } = await place.owner.call(`/api/imports/${id}/header`, { method: 'POST', body: { row: 2 } });
    expect(at(body, 'data.columns.1.doubts')).toEqual(['NUMBER']);
  });
});
