import { describe, expect, it } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { importsInto } from './importing.ts';
import { book, cell, relations, sheetOf, zip } from './workbooks.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const assets = () => importsInto('informationAsset', place);

const titleRow = `<row r="1">${cell('A1', 'Title')}</row>`;
const twoRows = `${titleRow}<row r="2">${cell('A2', 'Ledger')}</row>`;

describe('a file', () => {
  it.each([
    ['with commas', 'Title,Description\nLedger,"a, b"\n'],
    ['with semicolons', 'Title;Description\r\nLedger;"a, b"\r\n'],
    ['with tabs and a byte order mark', '\uFEFFTitle\tDescription\nLedger\ta, b'],
    ['in UTF-16', Buffer.from('\uFEFFTitle\tDescription\nLedger\ta, b', 'utf16le')],
    ['after empty rows', '\n\n,\nTitle,Description\n\nLedger,"a, b"\n'],
  ])('as CSV %s is read', async (_about, file) => {
    const { columns, rows } = await assets().upload(file);
    expect(rows).toBe(1);
    expect(columns).toEqual([
      { header: 'Title', samples: ['Ledger'], field: 'title', doubts: [], timeZone: null },
      { header: 'Description', samples: ['a, b'], field: 'description', doubts: [], timeZone: null },
    ]);
  });

  it('in Windows-1252 is read with its accents', async () => {
    const { columns } = await assets().upload(Buffer.from('Title\nCaf\xe9 \x80\n', 'latin1'));
    expect(columns[0]?.samples).toEqual(['Café €']);
  });

  it('in another encoding is read as the person says', async () => {
    const cells = Buffer.from('Title;Description\n\xa3\xf3d\x9f;2\n', 'latin1');
    const found = await assets().upload(cells);
    expect(found).toMatchObject({ encoding: 'WINDOWS_1252', delimiter: 'SEMICOLON' });
    const { encoding, columns } = await assets().upload(cells, { encoding: 'WINDOWS_1250' });
    expect(encoding).toBe('WINDOWS_1250');
    expect(columns[0]?.samples).toEqual(['Łódź']);
  });

  it('as XLSX is read with shared texts, days, numbers, gaps and a hidden first sheet', async () => {
    const sheet = sheetOf(
      `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="str"><v>Next review</v></c></row>
       <row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5" s="1"><v>46349</v></c><c r="D5"><v>7.5</v></c></row>`,
    );
    const file = await zip({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="No" state="hidden" r:id="r0"/><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations,
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/sharedStrings.xml':
        '<sst><si><t>Title</t></si><si><r><t>Led</t></r><r><t>ger &amp; _x0041_</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/worksheets/sheet1.xml': sheet,
    });
    const { columns } = await assets().upload(file);
    expect(columns.map(({ header, samples }) => [header, ...samples])).toEqual([
      ['Title', 'Ledger & A'],
      [''],
      ['Next review', '2026-11-23'],
      ['', '7.5'],
    ]);
  });
});

const bomb = () => book(sheetOf(twoRows + `<row>${' '.repeat(210_000_000)}</row>`));

const hostile: readonly (readonly [about: string, file: () => string | Buffer | Promise<Buffer>, message: RegExp])[] = [
  ['nothing', () => '', /empty/],
  ['only a header', () => 'Title\n', /no rows below/],
  ['a row of a million columns', () => `Title\n${','.repeat(1_000_000)}\n`, /Row 2 has more than 200 columns/],
  ['a quoted line break before them', () => `Title\n"\n"${','.repeat(1_000_000)}\n`, /Row 2 has more than 200 columns/],
  ['more columns than are read', () => `Title\n${','.repeat(201)}x\n`, /Row 2 has more than 200 columns/],
  ['NUL characters', () => 'Title\nLed\0ger\n', /neither a CSV nor an Excel file/],
  ['a quotation mark that does not end', () => `Title\n"${'Ledger\n'.repeat(100_000)}`, /Row 2 is too long/],
  ['a quotation mark within a text', () => 'Title\nLed"ger"\n', /Row 2 has a quotation mark in the wrong place/],
  ['a cell that is too long', () => `Title\n${'x'.repeat(32_768)}\n`, /Row 2 has a cell with more than/],
  ['too many rows', () => `Title\n${'x\n'.repeat(50_001)}`, /more than 50,000 rows/],
  ['too many empty rows', () => `Title\n${'\n'.repeat(1_100_000)}`, /too many empty rows/],
  ['an older Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /older Excel file/],
  ['no ZIP', () => Buffer.from('PK\u0003\u0004 and no archive'), /not an Excel file/],
  ['a ZIP of something else', () => zip({ 'a.txt': 'a' }), /not an Excel file/],
  ['a ZIP that breaks off', async () => (await book(sheetOf(twoRows))).subarray(0, 200), /not an Excel file/],
  ['macros', () => book(sheetOf(twoRows), { 'xl/vbaProject.bin': 'x' }), /macros/],
  ['a part that unpacks to 210 MB', bomb, /too large|does not end/],
  [
    'an external entity',
    () => book(sheetOf(twoRows, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')),
    /declares a document type/,
  ],
  ['a tag that does not end', () => book(`<worksheet ${'a="b" '.repeat(500_000)}`), /does not end/],
  ['deep nesting', () => book(sheetOf(titleRow + '<row>'.repeat(1_000))), /nested too deeply/],
  ['a column far away', () => book(sheetOf(`${titleRow}<row>${cell('XFD2', 'x')}</row>`)), /more than 200 columns/],
  ['a row far away', () => book(sheetOf(`${titleRow}<row r="99999999"></row>`)), /more rows than a sheet/],
];

describe('a file is refused, and nothing of it stored, with', () => {
  it.each(hostile)('%s', async (_about, file, message) => {
    const answer = await assets().send(await file());
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
    });
    const recent = await place.owner.call('/api/imports?kind=informationAsset');
    expect(at(recent.body, 'data')).not.toContainEqual(expect.objectContaining({ rows: 0 }));
  });
});

describe('the upload', () => {
  it('takes nothing but a file, and not more than 20 MB', async () => {
    const path = '/api/imports?kind=risk&fileName=a.csv';
    const json = await place.owner.call(path, { method: 'POST', body: { title: 'x' } });
    expect(json.status).toBe(415);
    const none = await place.owner.call(path, { method: 'POST' });
    expect(none.status).toBe(415);
    const large = await importsInto('risk', place).send('x'.repeat(20_000_001));
    expect(large.status).toBe(413);
    const elsewhere = await place.owner.call('/api/risk', {
      method: 'POST',
      raw: '{"title":"x"}',
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(elsewhere.status).toBe(415);
  });
});
