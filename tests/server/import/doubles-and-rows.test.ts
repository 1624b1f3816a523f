import { describe, expect, it } from 'vitest';

import { openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague, file, importsInto, recordsOf } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

describe('rows whose title is known', () => {
  const raw = file('Title,Description', 'Fire,one', '  FIRE  ,two', 'Flood,three');

  it('are left out until it is said what they are', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const { id, counts, questions } = await imports.check(raw);
    expect({ counts, questions }).toMatchObject({ counts: { add: 2, skip: 1 }, questions: { doubles: 1 } });
    expect((await imports.rows(id)).map(({ double }) => double)).toEqual([null, { ref: null, row: 2 }, null]);
    await imports.run(id);
    const again = await imports.check(raw);
    expect(again.counts).toMatchObject({ add: 0, skip: 3 });
    expect((await imports.rows(again.id)).map(({ double, ref }) => [double, ref])).toEqual([
      [{ ref: 'R-0001', row: null }, 'R-0001'],
      [{ ref: null, row: 2 }, null],
      [{ ref: 'R-0002', row: null }, 'R-0002'],
    ]);
    expect(await recordsOf(place, '/api/risk')).toHaveLength(2);
  });

  it.each([
    ['ADD', { add: 3, skip: 0, update: 0 }, ['original', 'one', 'two', 'three']],
    ['SKIP', { add: 1, skip: 2, update: 0 }, ['original', 'three']],
    ['UPDATE', { add: 1, skip: 1, update: 1 }, ['one', 'three']],
  ] as const)('are %s', async (doubles, counts, descriptions) => {
    const place = await open();
    const imports = importsInto('risk', place);
    await imports.run((await imports.check(file('Title,Description', 'fire,original'))).id);
    const { id, counts: found } = await imports.check(raw, 'STOP', { doubles });
    expect(found).toMatchObject(counts);
    await imports.run(id);
    expect((await recordsOf(place, '/api/risk')).map((one) => at(one, 'description'))).toEqual(descriptions);
    await imports.undo(id);
    expect((await recordsOf(place, '/api/risk')).map((one) => at(one, 'description'))).toEqual(['original']);
  });

  it('are an error where several records have it', async () => {
    const imports = importsInto('risk', await open());
    await imports.run((await imports.check(file('Title', 'Fire', 'Fire'), 'STOP', { doubles: 'ADD' })).id);
    const { id } = await imports.check(file('Title', 'Fire'), 'STOP', { doubles: 'UPDATE' });
    expect((await imports.rows(id))[0]?.errors).toEqual([
      { column: 'Title', message: 'Several have this title: R-0001, R-0002. Write the reference' },
    ]);
  });
});

describe('rows that name each other', () => {
  const parentsOf = (records: readonly unknown[]) =>
    records.map((one) => {
      const parents: unknown = at(one, 'parents');
      return Array.isArray(parents) ? parents.map((each) => textAt(each, 'title')).join('+') : '';
    });

  it('are imported in any order, by title, by identifier and by reference, and undone', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    await imports.run((await imports.check(file('Title', 'Existing'))).id);
    const many = Array.from({ length: 300 }, (_row, index) => `X${index},Asset ${index},existing`);
    const raw = file(
      'Ticket,Title,Needed by',
      'T1,Child,parent',
      'T2,Grandchild,t1',
      ...many,
      'T9,Parent,"a-0001\nAsset 7"',
    );
    const { id, counts } = await imports.check(raw);
    expect(counts).toMatchObject({ add: 303, invalid: 0 });
    expect((await imports.run(id)).state).toBe('DONE');
    const found = await recordsOf(place, '/api/information-asset');
    expect(parentsOf(found).slice(0, 4)).toEqual(['', 'Parent', 'Child', 'Existing']);
    const last = at(await read(place.owner, '/api/information-asset?search=Parent'), 'data');
    expect(parentsOf(Array.isArray(last) ? last : [])).toContain('Existing+Asset 7');
    expect((await imports.undo(id)).state).toBe('UNDONE');
    expect(await recordsOf(place, '/api/information-asset')).toHaveLength(1);
  });

  it('are refused where a row is missing, where they stand in a circle, and where several could be meant', async () => {
    const imports = importsInto('informationAsset', await open());
    const raw = file(
      'Title,Type,Needed by',
      'A,,B',
      'B,,A',
      'C,no such type,',
      'D,,C',
      'E,,D',
      'Twin,,',
      'Twin ,,',
      'F,,twin',
      'G,,G',
    );
    const { id } = await imports.check(raw, 'STOP', { doubles: 'ADD' });
    const messages = (await imports.rows(id)).map(({ errors }) => errors.map(({ message }) => message).join(' '));
    expect(messages[0]).toBe('Rows name each other in a circle');
    expect(messages[1]).toBe('Rows name each other in a circle');
    expect(messages[3]).toBe('Row 4, which this names, is not imported');
    expect(messages[4]).toBe('Row 5, which this names, is not imported');
    expect(messages[7]).toMatch(/^Several could be meant by "twin": row 7: Twin, row 8: Twin/);
    expect(messages[8]).toMatch(/does not exist/);
  });
});

describe('rows whose title is known, decided one by one', () => {
  const stored = file('Title,Description', 'Fire,old', 'Flood,old', 'Theft,old');
  const raw = file('Title,Description', 'fire,one', 'FLOOD,two', 'Theft,three', 'Theft,four', 'New,five');

  async function checked() {
    const place = await open();
    const imports = importsInto('risk', place);
    await imports.run((await imports.check(stored)).id);
    const { id } = await imports.check(raw);
    const descriptions = async () => (await recordsOf(place, '/api/risk')).map((one) => at(one, 'description'));
    return { imports, id, descriptions, place };
  }

  it('are each what was decided of it, the others what was said of all, and undone', async () => {
    const { imports, id, descriptions } = await checked();
    const doubleRows = [
      { row: 5, use: 'ADD' },
      { row: 2, use: 'UPDATE' },
      { row: 4, use: 'ADD' },
    ] as const;
    const again = await imports.checkAgain(id, { doubles: 'SKIP', doubleRows: [...doubleRows] });
    expect(again).toMatchObject({
      counts: { add: 3, update: 1, skip: 1, invalid: 0 },
      doubles: 'SKIP',
      doubleRows: [doubleRows[1], doubleRows[2], doubleRows[0]],
    });
    expect((await imports.rows(id, '&double=true')).map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'UPDATE'],
      [3, 'SKIP'],
      [4, 'ADD'],
      [5, 'ADD'],
    ]);
    expect((await imports.rows(id, '&double=false')).map(({ row }) => row)).toEqual([6]);
    await imports.run(id);
    expect(await descriptions()).toEqual(['one', 'old', 'old', 'three', 'four', 'five']);
    await imports.undo(id);
    expect(await descriptions()).toEqual(['old', 'old', 'old']);
  });

  it('are left out as before where nothing is said of them or of all', async () => {
    const { imports, id } = await checked();
    const { counts, doubleRows } = await imports.checkAgain(id, { doubleRows: [{ row: 2, use: 'UPDATE' }] });
    expect({ counts, doubleRows }).toMatchObject({
      counts: { add: 1, update: 1, skip: 3 },
      doubleRows: [{ row: 2, use: 'UPDATE' }],
    });
  });

  it('are refused by name where a row is no double, decided twice, or repeats an earlier one', async () => {
    const { imports, id } = await checked();
    const columns = [{ column: 0, field: 'title' }];
    const check = (doubleRows: object[]) => imports.start(id, 'check', { mode: 'STOP', columns, doubleRows });
    const errorsOf = async (doubleRows: object[]) => {
      const { status, body } = await check(doubleRows);
      return { status, errors: at(body, 'errors') };
    };
    expect(await errorsOf([{ row: 6, use: 'ADD' }])).toEqual({
      status: 400,
      errors: [{ field: 'doubleRows/0/row', message: 'Row 6 is no possible double' }],
    });
    expect(
      await errorsOf([
        { row: 2, use: 'ADD' },
        { row: 2, use: 'SKIP' },
        { row: 5, use: 'UPDATE' },
      ]),
    ).toEqual({
      status: 400,
      errors: [
        { field: 'doubleRows/1/row', message: 'Row 2 is decided twice' },
        { field: 'doubleRows/2/use', message: 'Row 5 repeats row 4: add it, or leave it out' },
      ],
    });
    const tooMany = Array.from({ length: 501 }, (_row, index) => ({ row: index + 2, use: 'ADD' }));
    expect((await check(tooMany)).status).toBe(400);
  });

  it('are forgotten once they are no doubles any longer, and with another header', async () => {
    const { imports, id, place } = await checked();
    await imports.checkAgain(id, { doubles: 'SKIP', doubleRows: [{ row: 2, use: 'ADD' }] });
    const fire = (await recordsOf(place, '/api/risk')).find((one) => at(one, 'title') === 'Fire');
    const { status } = await place.owner.call(`/api/risk/${textAt(fire, 'id')}?version=1`, { method: 'DELETE' });
    expect(status).toBe(200);
    const again = await imports.checkAgain(id, { doubles: 'SKIP', doubleRows: [{ row: 2, use: 'ADD' }] });
    expect(again.doubleRows).toEqual([]);
    await imports.checkAgain(id, { doubles: 'SKIP', doubleRows: [{ row: 3, use: 'ADD' }] });
    await place.owner.call(`/api/imports/${id}/header`, { method: 'POST', body: { row: 2 } });
    expect((await imports.get(id)).doubleRows).toEqual([]);
  });

  it('update records only for those who may edit them', async () => {
    const { id, place } = await checked();
    expect(id).not.toBe('');
    const adder = await colleague(place, 'ADD');
    const own = importsInto('risk', { ...place, owner: adder });
    const theirs = await own.check(raw);
    const columns = [{ column: 0, field: 'title' }];
    const body = { mode: 'STOP', columns, doubleRows: [{ row: 2, use: 'UPDATE' }] };
    expect((await own.start(theirs.id, 'check', body)).status).toBe(403);
    const added = { ...body, doubleRows: [{ row: 2, use: 'ADD' }] };
    expect((await own.start(theirs.id, 'check', added)).status).toBe(200);
    const stranger = importsInto('risk', await open());
    expect((await stranger.start(theirs.id, 'check', added)).status).toBe(404);
  });
});
