import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membershipPermission, userAccount } from '#server/database/schema/index.ts';
import { activityOf, add, openPlace, read, refusal } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addType, assetsPath, assetTitles, colleague, file, importOf, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

describe('the check names', () => {
  it('each bad row and column, with what to do', async () => {
    const place = await open();
    await addType(place, 'Server');
    const imports = importsInto('informationAsset', place);
    const checked = await imports.check(
      file(
        'Asset name,Type,Kind,Owner,Confidentiality,Next review,Ignored',
        'Ledger,server,primary,,High,23/11/2026,x',
        ',Server,Primary,,High,2026-11-23,x',
        'Mail,Mainframe,Tertiary,Nobody,Very high,03/04/2026,x',
        'Gate,Server,SUPPORT,,,2026-02-30,x',
        '#REF!,Server,Primary,,,,x',
      ),
    );
    expect(checked.counts).toEqual({ add: 1, update: 0, unchanged: 0, skip: 0, invalid: 4 });
    const rows = await imports.rows(checked.id);
    expect(rows.map(({ row, outcome, errors }) => ({ row, outcome, errors }))).toEqual([
      { row: 2, outcome: 'ADD', errors: [] },
      { row: 3, outcome: 'INVALID', errors: [{ column: 'Asset name', message: 'This field is required' }] },
      {
        row: 4,
        outcome: 'INVALID',
        errors: [
          { column: 'Type', message: 'This asset type does not exist: "Mainframe"' },
          { column: 'Kind', message: 'Choose one of Primary, Supporting' },
          { column: 'Owner', message: 'Choose a member of the organisation: "Nobody"' },
          { column: 'Confidentiality', message: 'Choose one of Low, Medium, High, Critical' },
          { column: 'Next review', message: expect.stringContaining('two different days') },
        ],
      },
      { row: 5, outcome: 'INVALID', errors: [{ column: 'Next review', message: 'This is not a valid date' }] },
      {
        row: 6,
        outcome: 'INVALID',
        errors: [{ column: 'Asset name', message: 'The formula of this cell has the error #REF!' }],
      },
    ]);
    expect(await imports.rows(checked.id, '&outcome=INVALID&search=mail')).toHaveLength(1);
  });

  it('a person by name or address, but not by a name that two share', async () => {
    const place = await open();
    const [one, other] = [await colleague(place), await colleague(place)];
    const { platform } = server.database;
    for (const { id } of [one, other])
      await platform.update(userAccount).set({ name: 'Ada Same' }).where(eq(userAccount.id, id));
    const imports = importsInto('informationAsset', place);
    const { id } = await imports.check(file('Title,Owner', 'A,Ada Same', `B,${one.email.toUpperCase()}`));
    const [ofTwo, named] = await imports.rows(id);
    expect(ofTwo?.errors).toEqual([{ column: 'Owner', message: expect.stringContaining('Several could be meant by') }]);
    expect(named?.outcome).toBe('ADD');
  });

  it('a person, an entry and a label by a name that a search would find, and the very name before others', async () => {
    const place = await open();
    const { platform } = server.database;
    const [owner, double] = [await colleague(place), await colleague(place)];
    await platform.update(userAccount).set({ name: 'Seán O’Brien' }).where(eq(userAccount.id, owner.id));
    await platform.update(userAccount).set({ name: "Sean O'Brien" }).where(eq(userAccount.id, double.id));
    await add(place, '/api/asset-type', { name: 'Büro' });
    await add(place, '/api/labels', { name: 'Wiśniewski' });
    for (const name of ['Straße', 'Strasse']) await add(place, '/api/asset-type', { name });
    const imports = importsInto('informationAsset', place);
    const raw = file(
      'Title,Owner,Type,Labels',
      'Composed,,B\u00fcro,Wis\u0301niewski',
      'Other letters,,BURO,wisniewski',
      "Exact,Sean O'Brien,Strasse,",
      'Ambiguous,SEAN O`BRIEN,Stráße,',
    );
    const { id } = await imports.check(raw);
    const rows = await imports.rows(id);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ADD', 'ADD', 'ADD', 'INVALID']);
    const messages = (rows[3]?.errors ?? []).map(({ message }) => message);
    expect(messages).toHaveLength(2);
    for (const name of [owner.email, double.email]) expect(messages.join('\n')).toContain(name);
    for (const name of ['Straße', 'Strasse']) expect(messages.join('\n')).toContain(name);
    await imports.run(id, true);
    expect(await read(place.owner, '/api/labels?perPage=10')).toMatchObject({ pagination: { total: 1 } });
  });

  it('what belongs to another organisation like what is unknown', async () => {
    const [place, other] = [await open(), await open()];
    await addType(other, 'Theirs');
    const asset = await add(other, assetsPath, { title: 'Their asset' });
    const ref = textAt(await read(other.owner, `${assetsPath}/${asset.id}`), 'ref');
    const lines = (type: string, owner: string) => file('Title,Type,Owner', `A,${type},${owner}`);
    const imports = importsInto('informationAsset', place);
    const messages = async (raw: string) =>
      (await imports.rows((await imports.check(raw)).id)).flatMap(({ errors }) => errors.map(({ message }) => message));
    const foreign = await messages(lines('Theirs', other.owner.email));
    const unknown = await messages(lines('Xheirs', 'nobody@example.org'));
    expect(foreign.map((message) => message.replace(/".*"/, ''))).toEqual(
      unknown.map((message) => message.replace(/".*"/, '')),
    );
    const risks = importsInto('risk', place);
    const { id } = await risks.check(file('Title,Information assets', `A,${ref}`, `B,${ref} Their asset`, 'C,A-9999'));
    expect((await risks.rows(id)).map(({ errors }) => errors[0]?.message.replace(/".*"/, ''))).toEqual([
      'This asset does not exist: ',
      'This asset does not exist: ',
      'This asset does not exist: ',
    ]);
  });

  it('a record of another title, or of a register that the caller may not view, like an unknown one', async () => {
    const place = await open();
    await add(place, assetsPath, { title: 'Ledger' });
    const without = await colleague(place);
    await server.database.platform
      .delete(membershipPermission)
      .where(and(eq(membershipPermission.userId, without.id), eq(membershipPermission.feature, 'INFORMATION_ASSET')));
    const raw = file('Title,Information assets', 'A,A-0001', 'B,A-0001 Ledger', 'C,A-0001 Payroll');
    const outcomes = async (owner: Person) => {
      const risks = importsInto('risk', { ...place, owner });
      return (await risks.rows((await risks.check(raw)).id)).map(({ outcome }) => outcome);
    };
    expect(await outcomes(place.owner)).toEqual(['ADD', 'ADD', 'INVALID']);
    expect(await outcomes(without)).toEqual(['INVALID', 'INVALID', 'INVALID']);
  });
});

describe('a row whose reference exists', () => {
  const rows = file('Reference,Title,Location', 'A-0001,Ledger,Room 1', 'A-0001,Again,', 'X-1,New,');

  it('is an error, is left out, or updates the record, once', async () => {
    const place = await open();
    await add(place, assetsPath, { title: 'Old', description: 'Stays' });
    const imports = importsInto('informationAsset', place);
    const outcomes = async (mode: 'STOP' | 'SKIP' | 'UPDATE') =>
      (await imports.rows((await imports.check(rows, mode)).id)).map(({ outcome, errors }) => [
        outcome,
        ...errors.map(({ message }) => message),
      ]);
    const exists = ['INVALID', 'A-0001 exists already'];
    expect(await outcomes('STOP')).toEqual([exists, exists, ['ADD']]);
    expect(await outcomes('SKIP')).toEqual([['SKIP'], ['SKIP'], ['ADD']]);
    expect(await outcomes('UPDATE')).toEqual([['UPDATE'], ['INVALID', 'A-0001 is also in row 2'], ['ADD']]);
  });

  it('gives the record only the values of the assigned columns, and logs them', async () => {
    const place = await open();
    const { id } = await add(place, assetsPath, { title: 'Old', description: 'Stays', location: 'Attic' });
    const imports = importsInto('informationAsset', place);
    const checked = await imports.check(file('Reference,Location', 'A-0001,'), 'UPDATE');
    expect(await imports.rows(checked.id)).toMatchObject([{ ref: 'A-0001', title: 'Old', changes: ['Location'] }]);
    await imports.run(checked.id);
    expect(await read(place.owner, `${assetsPath}/${id}`)).toMatchObject({
      title: 'Old',
      description: 'Stays',
      location: '',
      version: 2,
    });
    expect((await activityOf(place, id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      changes: [{ field: 'location', old: 'Attic', new: '' }],
    });
  });
});

describe('the columns of a look-up are guessed', () => {
  it('in a catalogue of vulnerabilities, whose entries are added in the order of the file', async () => {
    const place = await open();
    const imports = importsInto('vulnerability', place);
    const { id, columns, counts } = await imports.check(
      file('cveID,product,vulnerabilityName,shortDescription', 'CVE-2,Gate,Gate bypass,Opens', 'CVE-1,Mail,Leak,Reads'),
    );
    expect(columns.map(({ field }) => field)).toEqual(['name', null, null, 'description']);
    expect(counts).toMatchObject({ add: 2, invalid: 0 });
    await imports.run(id);
    const { text } = await place.owner.call('/api/vulnerability?search=CVE-&perPage=10');
    expect(text).toMatch(/CVE-2.*Opens.*CVE-1.*Reads/s);
  });
});

describe('the header of a file', () => {
  const raw = file(
    'Register of assets;;',
    'As of 24 November;;',
    'Title;Location;Description',
    'Ledger;Attic;',
    'Title;Location;An asset of that name',
  );

  it('is the first row that names two fields, or another of the first rows that is chosen', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const checked = await imports.check(raw);
    expect(checked).toMatchObject({ headerRow: 3, rows: 2, counts: { add: 2, invalid: 0 } });
    expect(checked.columns.map(({ header, samples }) => [header, samples[0]])).toEqual([
      ['Title', 'Ledger'],
      ['Location', 'Attic'],
      ['Description', 'An asset of that name'],
    ]);
    expect(checked.firstRows[0]).toEqual({ row: 1, text: 'Register of assets' });
    const choose = (row: number, who: Person = place.owner) =>
      who.call(`/api/imports/${checked.id}/header`, { method: 'POST', body: { row } });
    const again = importOf(await choose(4));
    expect(again).toMatchObject({ state: 'UPLOADED', headerRow: 4, rows: 1, counts: null });
    expect(again.columns.map(({ header, field }) => [header, field])).toEqual([
      ['Ledger', null],
      ['Attic', null],
      ['', null],
    ]);
    expect(await imports.rows(checked.id)).toEqual([]);
    const columns = [{ column: 0, field: 'title' }];
    importOf(await imports.start(checked.id, 'check', { mode: 'STOP', columns }));
    await imports.work(checked.id, 'check');
    expect((await imports.run(checked.id)).done).toBe(1);
    expect(await assetTitles(place)).toEqual(['Title']);
  });

  it('has rows below it, is one of the first, and its author’s', async () => {
    const place = await open();
    const { id } = await importsInto('informationAsset', place).upload(raw);
    const choose = async (row: number, who: Person = place.owner) =>
      (await who.call(`/api/imports/${id}/header`, { method: 'POST', body: { row } })).body;
    expect(await choose(5)).toEqual(refusal({ field: 'row', message: 'There are no rows below this one' }));
    expect(await choose(6)).toEqual(refusal({ field: 'row', message: 'Choose one of the first rows of the file' }));
    const other = await colleague(place);
    for (const path of ['header', 'errors']) {
      const call = path === 'header' ? ({ method: 'POST', body: { row: 1 } } as const) : {};
      expect((await other.call(`/api/imports/${id}/${path}`, call)).status).toBe(404);
    }
  });
});

it('rows with errors are downloaded as they are in the file, with what is wrong and without formulas', async () => {
  const place = await open();
  const imports = importsInto('informationAsset', place);
  const { id } = await imports.upload(file('=1+1,Title,Reviewed on', "'=1,Good,", '=cmd,,', '@x,"Late, too",soon'));
  const errors = () => place.owner.call(`/api/imports/${id}/errors`);
  expect((await errors()).status).toBe(409);
  const columns = [
    { column: 1, field: 'title' },
    { column: 2, field: 'reviewOn' },
  ];
  importOf(await imports.start(id, 'check', { mode: 'STOP', columns }));
  await imports.work(id, 'check');
  const { text } = await errors();
  expect(text.split('\r\n')).toEqual([
    "\uFEFF'=1+1,Title,Reviewed on,What is wrong",
    "'=cmd,,,Title: This field is required",
    expect.stringMatching(/^'@x,"Late, too",soon,"?Reviewed on: /),
    '',
  ]);
});
