import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto, recordsOf } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Imports = ReturnType<typeof importsInto>;

const idOf = async (imports: Imports, id: string, field: string, name: string) => {
  const found = (await imports.choices(id, field, name)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is no choice of ${field}`);
  return found.id;
};

const answer = (field: string, text: string, id: string): Schemas['ImportValueAnswer'] => ({
  field,
  text,
  use: 'EXISTING',
  id,
});

describe('values that name nothing', () => {
  const raw = file(
    'Title,Treatment,Likelihood,Categories',
    'A,Mitigation,hoch,Cyber',
    'B,mitigation,hoch,Cyber',
    'C,Mitigate,HOCH ,Cloud',
    'D,n/a,Likely,',
  );

  it('are asked about once each, with their count, and stand for what was answered in every file', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const { id, counts, questions } = await imports.check(raw);
    expect(counts).toMatchObject({ add: 0, invalid: 4 });
    expect(questions).toMatchObject({ values: 5, answered: 0, doubles: 0 });
    expect((await imports.values(id)).map(({ field, text, rows, mayAdd }) => [field, text, rows, mayAdd])).toEqual([
      ['treatment', 'Mitigation', 2, false],
      ['current/likelihoodId', 'hoch', 3, false],
      ['categoryIds', 'Cyber', 2, true],
      ['categoryIds', 'Cloud', 1, true],
      ['treatment', 'n/a', 1, false],
    ]);
    const likely = await idOf(imports, id, 'current/likelihoodId', 'Likely');
    // As in every search, whatever the form of the letters.
    expect(await imports.choices(id, 'treatment', ' ＭＩＴÍ')).toEqual([{ id: 'MITIGATE', name: 'Mitigate' }]);
    const answered = await imports.checkAgain(id, {
      values: [
        answer('treatment', 'Mitigation', 'MITIGATE'),
        answer('current/likelihoodId', 'hoch', likely),
        { field: 'categoryIds', text: 'Cyber', use: 'NEW' },
        { field: 'categoryIds', text: 'Cloud', use: 'EMPTY' },
        { field: 'treatment', text: 'n/a', use: 'EMPTY' },
      ],
    });
    expect(answered.questions).toMatchObject({ values: 0, answered: 5 });
    expect(answered.counts).toMatchObject({ add: 4, invalid: 0 });
    expect((await imports.rows(id))[0]?.readings).toEqual([
      { column: 'Treatment', cell: 'Mitigation', value: 'Mitigate' },
      { column: 'Likelihood', cell: 'hoch', value: 'Likely' },
      { column: 'Categories', cell: 'Cyber', value: 'Cyber (new)' },
    ]);
    await imports.run(id);
    const found = await recordsOf(place, '/api/risk');
    const namesIn = (one: unknown) => {
      const categories: unknown = at(one, 'categories');
      return Array.isArray(categories) ? categories.map((each) => textAt(each, 'name')) : [];
    };
    expect(found.map((one) => [at(one, 'treatment'), at(one, 'current.likelihood.name'), namesIn(one)])).toEqual([
      ['MITIGATE', 'Likely', ['Cyber']],
      ['MITIGATE', 'Likely', ['Cyber']],
      ['MITIGATE', 'Likely', []],
      ['NONE', 'Likely', []],
    ]);
    const again = await imports.check(file('Title,Treatment,Likelihood,Categories', 'E,MITIGATION,Hoch,Cloud'));
    expect(again.counts).toMatchObject({ add: 1, invalid: 0 });
    expect((await imports.values(again.id)).map(({ text, use, choice }) => [text, use, choice?.name ?? null])).toEqual([
      ['MITIGATION', 'EXISTING', 'Mitigate'],
      ['Hoch', 'EXISTING', 'Likely'],
      ['Cloud', 'EMPTY', null],
    ]);
  });

  it('are errors of their rows until they are answered, and again once the answer is forgotten', async () => {
    const imports = importsInto('risk', await open());
    const one = file('Title,Treatment', 'A,Mitigation');
    const { id } = await imports.check(one);
    expect((await imports.rows(id))[0]?.errors[0]?.column).toBe('Treatment');
    await imports.checkAgain(id, { values: [answer('treatment', 'Mitigation', 'MITIGATE')] });
    expect((await imports.get(id)).counts).toMatchObject({ add: 1 });
    await imports.checkAgain(id, { values: [{ field: 'treatment', text: 'MITIGATION', use: null }] });
    expect((await imports.get(id)).counts).toMatchObject({ add: 0, invalid: 1 });
  });

  it('are refused where what they are to stand for cannot be chosen', async () => {
    const imports = importsInto('risk', await open());
    const { id, columns } = await imports.check(file('Title,Treatment,Owner', 'A,Mitigation,Nobody'));
    const assigned = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
    const given = (values: readonly Schemas['ImportValueAnswer'][]) =>
      imports.start(id, 'check', { mode: 'STOP', columns: assigned, values });
    expect(await given([answer('treatment', 'Mitigation', 'OTHER')])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'values/0/id' }] },
    });
    expect(await given([answer('ownerId', 'Nobody', 'not an id')])).toMatchObject({ status: 400 });
    expect(await given([{ field: 'ownerId', text: 'Nobody', use: 'NEW' }])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'values/0/use' }] },
    });
    expect(await given([{ field: 'title', text: 'A', use: 'EMPTY' }])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'values/0/field' }] },
    });
  });

  it('stand for nothing of another organisation', async () => {
    const [one, other] = [await open(), await open()];
    const first = importsInto('risk', one);
    const { id } = await first.check(file('Title,Treatment', 'A,Mitigation'));
    await first.checkAgain(id, { values: [answer('treatment', 'Mitigation', 'MITIGATE')] });
    const second = importsInto('risk', other);
    const checked = await second.check(file('Title,Treatment', 'A,Mitigation'));
    expect(checked.counts).toMatchObject({ invalid: 1 });
    expect((await second.values(checked.id)).map(({ use }) => use)).toEqual([null]);
    const theirs = await other.owner.call(`/api/imports/${id}/values`);
    expect(theirs.status).toBe(404);
  });

  it('that became new entries are gone with the undo of their import, once nothing has them', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    await imports.run((await imports.check(file('Title', 'A'))).id);
    const { id } = await imports.check(file('Reference,Title,Categories', 'R-0001,A,Brand new'), 'UPDATE');
    await imports.checkAgain(id, {
      mode: 'UPDATE',
      values: [{ field: 'categoryIds', text: 'Brand new', use: 'NEW' }],
    });
    await imports.run(id);
    const categories = async () => JSON.stringify(await read(place.owner, '/api/risk-category?perPage=100'));
    expect(await categories()).toContain('Brand new');
    await imports.undo(id);
    expect(await categories()).not.toContain('Brand new');
  });

  it('are people by their names in any order, without accents, and by addresses', async () => {
    const place = await open();
    const greta = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'EDIT' }],
    });
    const { platform } = server.database;
    await platform.update(userAccount).set({ name: 'Gréta Lindqvist' }).where(eq(userAccount.id, greta.id));
    const imports = importsInto('risk', place);
    const { id, counts } = await imports.check(
      file(
        'Title,Owner',
        'A,"Lindqvist, Greta"',
        'B,greta lindqvist',
        `C,${greta.email.toUpperCase()}`,
        `D,"G. <${greta.email}>"`,
      ),
    );
    expect(counts).toMatchObject({ add: 4 });
    await imports.run(id);
    expect((await recordsOf(place, '/api/risk')).map((one) => textAt(one, 'owner.name'))).toEqual(
      Array.from({ length: 4 }, () => 'Gréta Lindqvist'),
    );
  });
});

describe('own identifiers of a file', () => {
  const raw = file('Ticket,Title,Description', 'RSK-17,Fire,one', 'rsk-18,Flood,two');

  it('find the same records in the next file', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const { id, columns } = await imports.check(raw);
    expect(columns[0]?.field).toBe('ownIdentifier');
    await imports.run(id);
    const stopped = await imports.check(raw);
    expect((await imports.rows(stopped.id)).map(({ errors }) => errors[0]?.message)).toEqual([
      'RSK-17 exists already',
      'rsk-18 exists already',
    ]);
    const same = await imports.check(raw, 'UPDATE');
    expect(same.counts).toMatchObject({ unchanged: 2, add: 0, update: 0 });
    const changed = await imports.check(raw.replace('two', 'three').replace('RSK-17', 'rsk-17 '), 'UPDATE');
    expect(changed.counts).toMatchObject({ unchanged: 1, update: 1 });
    await imports.run(changed.id);
    expect((await recordsOf(place, '/api/risk')).map((one) => at(one, 'description'))).toEqual(['one', 'three']);
    const twice = await imports.check(file('Ticket,Title', 'NEW-1,A', 'new-1,B'));
    expect((await imports.rows(twice.id))[1]?.errors[0]?.message).toBe('new-1 is also in row 2');
  });

  it('are of one organisation', async () => {
    const first = importsInto('risk', await open());
    await first.run((await first.check(raw)).id);
    const second = importsInto('risk', await open());
    expect((await second.check(raw)).counts).toMatchObject({ add: 2, invalid: 0 });
  });
});

it('a reference finds its record whatever its case', async () => {
  const place = await open();
  const imports = importsInto('risk', place);
  await imports.run((await imports.check(file('Title', 'Fire'))).id);
  const { id, counts } = await imports.check(file('Reference,Title', 'r-0001 ,Blaze'), 'UPDATE');
  expect(counts).toMatchObject({ update: 1 });
  await imports.run(id);
  expect((await recordsOf(place, '/api/risk')).map((one) => textAt(one, 'title'))).toEqual(['Blaze']);
});
