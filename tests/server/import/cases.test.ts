import { describe, expect, it } from 'vitest';

import { add, openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto } from './importing.ts';
import { emptyFormula, formula, number, styledBook, text } from './workbooks.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

/** The records of a register, in the order of their references. */
async function recordsOf({ owner }: Place, path: string): Promise<readonly unknown[]> {
  const rows = at(await read(owner, `${path}?perPage=100&sortId=ref`), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => row) : [];
}

const outcomesOf = (rows: readonly { outcome: string; errors: readonly { column: string; message: string }[] }[]) =>
  rows.map(({ outcome, errors }) => [outcome, ...errors.map(({ column, message }) => `${column}: ${message}`)]);

describe('a row of a file with mixed line ends', () => {
  it.each([
    ['CRLF and LF', 'Title,Description\r\nOne,a\r\nTwo,b\n"Three, quoted",c\r\nFour,d\r\n'],
    ['LF and CRLF', 'Title,Description\nOne,a\r\nTwo,b\n"Three, quoted",c\nFour,d'],
    ['CR and the others', 'Title,Description\rOne,a\r\nTwo,b\r"Three, quoted",c\nFour,d\r'],
  ])('is one: %s', async (_about, raw) => {
    const place = await open();
    const imports = importsInto('incident', place);
    const { id, rows, counts } = await imports.check(raw);
    expect({ rows, counts }).toMatchObject({ rows: 4, counts: { add: 4, invalid: 0 } });
    expect((await imports.rows(id)).map(({ title }) => title)).toEqual(['One', 'Two', 'Three, quoted', 'Four']);
  });

  it('has line breaks of its own within quotation marks, but not in a title', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const raw = 'Title,Description\r\n"Line break\nin title","a\r\nb"\n"Two",c\r\n';
    const { id } = await imports.check(raw);
    expect((await imports.rows(id))[0]?.readings).toEqual([
      { column: 'Title', cell: 'Line break\nin title', value: 'Line break in title' },
    ]);
    await imports.run(id);
    expect(await recordsOf(place, '/api/risk')).toMatchObject([
      { title: 'Line break in title', description: 'a\r\nb' },
      { title: 'Two', description: 'c' },
    ]);
  });
});

it('percentages of a workbook are what its cells show, and only of fields that are one', async () => {
  const place = await open();
  const imports = importsInto('risk', place);
  const headers = ['Title', 'Treatment', 'Treatment plan: Progress (%)', 'Treatment plan: Status'].map(text);
  const row = (title: string, progress: ReturnType<typeof number>) => [
    text(title),
    text('Mitigate'),
    progress,
    text('In progress'),
  ];
  const raw = await styledBook(
    headers,
    row('A', number(1, 1)),
    row('B', number(0.5, 1)),
    row('C', number(0.05, 4)),
    row('D', number(40)),
    row('E', number(0.07, 1)),
  );
  const { id, counts } = await imports.check(raw);
  expect(counts).toMatchObject({ add: 5, invalid: 0 });
  await imports.run(id);
  const progress = (await recordsOf(place, '/api/risk')).map((one) => at(one, 'treatmentPlan.progress'));
  expect(progress).toEqual([100, 50, 5, 40, 7]);
  const assets = importsInto('informationAsset', place);
  const other = await assets.check(
    await styledBook(['Title', 'Recovery time (hours)'].map(text), [text('X'), number(0.5, 1)]),
  );
  expect(outcomesOf(await assets.rows(other.id))).toEqual([
    ['INVALID', 'Recovery time (hours): "50%" is a percentage, and this is none'],
  ]);
});

it('a formula without a stored result is an error of its cell, one with an empty result is empty', async () => {
  const place = await open();
  const imports = importsInto('risk', place);
  const { id } = await imports.check(
    await styledBook(
      ['Title', 'Description', 'Next review'].map(text),
      [text('Day without'), text('One'), formula(undefined, 2)],
      [text('Day with'), text('Two'), formula(46_477, 2)],
      [text('Text without'), formula(), number(46_477, 2)],
      [text('Text with'), emptyFormula, number(46_477, 2)],
    ),
  );
  const message = 'This is a formula without a result. Open the file in a spreadsheet program, and save it again';
  expect(outcomesOf(await imports.rows(id))).toEqual([
    ['INVALID', `Next review: ${message}`],
    ['ADD'],
    ['INVALID', `Description: ${message}`],
    ['ADD'],
  ]);
});

describe('the delimiter', () => {
  const raw = file(
    'Risk register, version 3, 23 November 2026',
    '',
    'Title;Description;Next review',
    'One;Loss of power, cooling, network;31.03.2027',
    'Two;Flood;30.04.2027',
  );

  it('is not decided by a title line with commas', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const { id, delimiter, headerRow, counts } = await imports.check(raw);
    expect({ delimiter, headerRow, counts }).toMatchObject({
      delimiter: 'SEMICOLON',
      headerRow: 3,
      counts: { add: 2 },
    });
    expect((await imports.rows(id)).map(({ readings }) => readings.map(({ value }) => value))).toEqual([
      ['2027-03-31'],
      ['2027-04-30'],
    ]);
  });

  it.each([
    ['PIPE', 'Title|Description\nA|b, c; d\nE|f\n', ['Title', 'Description']],
    ['TAB', 'Title\tDescription\nA\tb, c\n', ['Title', 'Description']],
    ['COMMA', 'Title,Description\nA,b; c; d\nE,f; g; h; i\n', ['Title', 'Description']],
    ['COMMA', 'Title\nA\n', ['Title']],
  ])('%s is found', async (expected, content, headers) => {
    const { delimiter, columns } = await importsInto('risk', await open()).upload(content);
    expect({ delimiter, headers: columns.map(({ header }) => header) }).toEqual({ delimiter: expected, headers });
  });

  it('can be chosen', async () => {
    const imports = importsInto('risk', await open());
    const content = 'Title\nFire, flood\nWind, rain\n';
    expect((await imports.upload(content)).columns).toHaveLength(2);
    const { delimiter, columns } = await imports.upload(content, { delimiter: 'NONE' });
    expect(delimiter).toBe('NONE');
    expect(columns.map(({ samples }) => samples)).toEqual([['Fire, flood', 'Wind, rain']]);
    expect(
      (await imports.upload(await styledBook([text('Title')], [text('A')]), { delimiter: 'PIPE' })).delimiter,
    ).toBeNull();
  });
});

it('a row has all its errors at once', async () => {
  const place = await open();
  const imports = importsInto('risk', place);
  const raw = file(
    'Title,Description,Next review,Owner',
    ',no title,2027-03-31,',
    `Bad day and owner,x,31/02/2027,nobody@nowhere.example`,
    `,${'x'.repeat(20_001)},31/02/2027,Nobody`,
  );
  const { id } = await imports.check(raw);
  const rows = await imports.rows(id);
  expect(rows.map(({ errors }) => errors.map(({ column }) => column).toSorted())).toEqual([
    ['Title'],
    ['Next review', 'Owner'],
    ['Description', 'Next review', 'Owner', 'Title'],
  ]);
});

it('levels are found by name, by factor and by both, and days in any form', async () => {
  const place = await open();
  const imports = importsInto('risk', place);
  const lines = (...rows: readonly string[]) =>
    ['Risk title,Likelihood (1-5),Impact (1-5),Due date', ...rows].join('\r\n');
  const { id, columns } = await imports.check(
    lines(
      'Numbers,4,3,2026-12-31',
      'Number and word,4 - Likely,3 - Moderate,46387',
      'Two digits,Likely,Moderate,12/31/26',
      'European,likely,moderate,31.12.26',
      'Wrong word,4 - Rare,9,31.12.2026',
    ),
  );
  expect(columns.map(({ field }) => field)).toEqual([
    'title',
    'current/likelihoodId',
    'current/impactId',
    'treatmentPlan/dueOn',
  ]);
  const outcomes = outcomesOf(await imports.rows(id));
  expect(outcomes.slice(0, 4)).toEqual([['ADD'], ['ADD'], ['ADD'], ['ADD']]);
  expect(outcomes[4]).toEqual([
    'INVALID',
    expect.stringMatching(/^Likelihood \(1-5\): .*"4 - Rare"$/),
    expect.stringMatching(/^Impact \(1-5\): .*"9"$/),
  ]);
  await imports.run(id, true);
  const found = await recordsOf(place, '/api/risk');
  expect(found.map((one) => at(one, 'treatmentPlan.dueOn'))).toEqual(Array.from({ length: 4 }, () => '2026-12-31'));
  expect(
    new Set(
      found.map((one) => `${String(at(one, 'current.likelihood.name'))} ${String(at(one, 'current.impact.name'))}`),
    ),
  ).toEqual(new Set(['Likely Moderate']));
});

it('a day that could be two is asked about once for the file', async () => {
  const imports = importsInto('risk', await open());
  const raw = file('Title,Next review', 'A,03/04/26', 'B,12/31/26');
  expect((await imports.upload(raw)).columns[1]?.doubts).toEqual(['DAY']);
  const { id } = await imports.check(raw, 'STOP', { dayOrder: 'MONTH_FIRST' });
  expect((await imports.rows(id)).map(({ readings }) => readings[0]?.value)).toEqual(['2026-03-04', '2026-12-31']);
});

it('records that a row refers to are named by reference, by title or by both, in every register', async () => {
  const place = await open();
  await add(place, '/api/information-asset', { title: 'Härbour gate' });
  for (const title of ['Twin', 'twin', 'TWIN', 'Straße; north', 'Zone-2 Server room'])
    await add(place, '/api/information-asset', { title });
  const refsIn = async (path: string, field: string) =>
    (await recordsOf(place, path)).map((one) => {
      const others: unknown = at(one, field);
      return Array.isArray(others) ? others.map((other) => textAt(other, 'ref')) : others;
    });
  const rows = (field: string) =>
    file(
      `Title,${field}`,
      'By reference,a-0001',
      'By both,A-0001 Harbour gate',
      'By title,harbour GATE',
      'Of elsewhere,A-0077 Harbour gate',
      'Several,"A-0001\nTwin\nSTRASSE; north"',
      'With a number,zone-2 server room',
      'Unknown,H1 process',
      'Ambiguous,twIN',
    );
  const outcomes = [
    ['ADD'],
    ['ADD'],
    ['ADD'],
    ['ADD'],
    ['ADD'],
    ['ADD'],
    ['INVALID', expect.stringMatching(/: This asset does not exist: "H1 process"$/)],
    [
      'INVALID',
      expect.stringMatching(
        /: Several could be meant by "twIN": A-000[234] \w+, A-000[234] \w+, A-000[234] \w+\. Write the reference$/,
      ),
    ],
  ];
  for (const [kind, header] of [
    ['risk', 'Information assets'],
    ['informationAsset', 'Needed by'],
  ] as const) {
    const imports = importsInto(kind, place);
    const { id } = await imports.check(rows(header));
    expect(outcomesOf(await imports.rows(id))).toEqual(outcomes);
    expect((await imports.run(id, true)).state).toBe('DONE');
  }
  const named = [['A-0001'], ['A-0001'], ['A-0001'], ['A-0001'], ['A-0001', 'A-0002', 'A-0005'], ['A-0006']];
  expect(await refsIn('/api/risk', 'assets')).toEqual(named);
  expect((await refsIn('/api/information-asset', 'parents')).slice(6)).toEqual(named);
});
