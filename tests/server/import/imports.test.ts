import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { add, leave, openPlace, patch } from '#tests/server/api/place.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addType, assetsPath, assetTitles, colleague, file, importOf, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

describe('an import', () => {
  it('of rows with errors is refused, unless they are left out', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const { id } = await imports.check(file('Title,Kind', 'Good,', 'Bad,?', 'Also good,'));
    expect((await imports.start(id, 'run', { leaveOutInvalid: false })).status).toBe(409);
    expect(await imports.run(id, true)).toMatchObject({ state: 'DONE', done: expect.any(Number) });
    expect(await assetTitles(place)).toEqual(['Good', 'Also good']);
    expect((await imports.start(id, 'run', { leaveOutInvalid: true })).status).toBe(409);
  });

  it('imports nothing if a record has changed since the check, or what a row refers to is gone', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const { id } = await add(place, assetsPath, { title: 'Old' });
    const checked = await imports.check(file('Reference,Title', ',New', 'A-0001,Ledger'), 'UPDATE');
    await patch(place.owner, `${assetsPath}/${id}`, { version: 1, title: 'Theirs' });
    const stale = await imports.run(checked.id);
    expect(stale).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('row 3 has been changed') });
    const type = await addType(place, 'Server');
    const referring = await imports.check(file('Title,Type', 'First,', 'Second,Server'));
    await place.owner.call(`/api/asset-type/${type.id}?version=1`, { method: 'DELETE' });
    const gone = await imports.run(referring.id);
    expect(gone).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('row 3 refers to') });
    expect(await assetTitles(place)).toEqual(['Theirs']);
  });

  it('is refused to those who have lost the right since the check', async () => {
    const place = await open();
    const owner = await colleague(place);
    const imports = importsInto('informationAsset', { ...place, owner });
    const { id } = await imports.check(file('Title', 'Ledger'));
    importOf(await imports.start(id, 'run', { leaveOutInvalid: false }));
    const { platform } = server.database;
    const right = eq(membershipPermission.userId, owner.id);
    await platform.update(membershipPermission).set({ level: 'VIEW' }).where(right);
    await imports.work(id, 'run');
    expect((await imports.start(id, 'run', { leaveOutInvalid: false })).status).toBe(403);
    await platform.update(membershipPermission).set({ level: 'DELETE' }).where(right);
    expect(await imports.get(id)).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('right') });
    const again = await imports.check(file('Title', 'Ledger'));
    importOf(await imports.start(again.id, 'run', { leaveOutInvalid: false }));
    await leave(place, owner);
    await imports.work(again.id, 'run');
    expect(await assetTitles(place)).toEqual([]);
  });

  it('that updates needs the right to edit; one that adds only that to add', async () => {
    const place = await open();
    await add(place, assetsPath, { title: 'Old' });
    const imports = importsInto('informationAsset', { ...place, owner: await colleague(place, 'ADD') });
    const { id } = await imports.upload(file('Reference,Title', 'A-0001,New'));
    const columns = [
      { column: 0, field: 'ref' },
      { column: 1, field: 'title' },
    ];
    expect((await imports.start(id, 'check', { mode: 'UPDATE', columns })).status).toBe(403);
    expect(await imports.run((await imports.check(file('Title', 'New'))).id)).toMatchObject({ state: 'DONE' });
    expect((await imports.send(file('Title', 'x'))).status).toBe(201);
    const viewer = importsInto('informationAsset', { ...place, owner: await colleague(place, 'VIEW') });
    expect((await viewer.send(file('Title', 'x'))).status).toBe(403);
    const unknown = await place.owner.call('/api/imports?kind=__proto__');
    expect(unknown.status).toBe(400);
  });

  it('is its author’s alone, and one at a time', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const checked = await imports.check(file('Title', 'Ledger'));
    const other = await colleague(place);
    for (const rest of ['', '/rows']) {
      const answer = await other.call(`/api/imports/${checked.id}${rest}`);
      expect(answer.status).toBe(404);
    }
    for (const step of ['run', 'undo', 'check'] as const) {
      const bodies = { run: { leaveOutInvalid: true }, undo: undefined };
      const body = step === 'check' ? { mode: 'STOP', columns: [{ column: 0, field: 'title' }] } : bodies[step];
      expect(
        (await importsInto('informationAsset', { ...place, owner: other }).start(checked.id, step, body)).status,
      ).toBe(404);
    }
    importOf(await imports.start(checked.id, 'run', { leaveOutInvalid: false }));
    expect((await imports.send(file('Title', 'x'))).status).toBe(429);
    await imports.work(checked.id, 'run');
    expect((await imports.send(file('Title', 'x'))).status).toBe(201);
  });

  it('tells each owner once', async () => {
    const place = await open();
    const owner = await colleague(place);
    const imports = importsInto('informationAsset', place);
    const lines = Array.from({ length: 30 }, (_, index) => `Asset ${index},${owner.email}`);
    const { id } = await imports.run((await imports.check(file('Title,Owner', ...lines))).id);
    const notices = async () => {
      const { body } = await owner.call('/api/notifications?perPage=100');
      const rows = at(body, 'data.data');
      return Array.isArray(rows) ? rows.map((row) => textAt(row, 'title')) : [];
    };
    expect(await notices()).toEqual(['30 assets assigned to you']);
    await imports.undo(id);
    expect(await notices()).toEqual(['30 assets deleted', '30 assets assigned to you']);
  });

  it('tells new co-owners of that once, not that records they watch have been updated', async () => {
    const place = await open();
    const [owner, coOwner] = [await colleague(place), await colleague(place)];
    const imports = importsInto('incident', place);
    const title = 'Title,Owner,Co-owners';
    const run = async (lines: readonly string[], mode?: 'UPDATE') =>
      imports.run((await imports.check(file(...lines), mode)).id);
    const told = async (person: typeof owner) => {
      const { body } = await person.call('/api/notifications?perPage=100');
      const rows = at(body, 'data.data');
      return Array.isArray(rows) ? rows.map((row) => textAt(row, 'title')).toReversed() : [];
    };
    await run([title, `Outage,${owner.email},${coOwner.email}`, `Flood,${owner.email},${coOwner.email}`]);
    expect(await told(owner)).toEqual(['2 incidents assigned to you']);
    expect(await told(coOwner)).toEqual(['2 incidents assigned to you']);
    await run(['Reference,Title,Co-owners', `I-0001,Fire,${owner.email}; ${coOwner.email}`], 'UPDATE');
    expect(await told(coOwner)).toEqual(['2 incidents assigned to you', 'Incident updated']);
  });

  it('allocates references in a row', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    await add(place, assetsPath, { title: 'First' });
    const lines = Array.from({ length: 1_100 }, (_, index) => `Asset ${index}`);
    const { id } = await imports.check(file('Title', ...lines));
    await imports.run(id);
    const { body } = await place.owner.call(`${assetsPath}?perPage=1&sortId=ref&desc=true`);
    expect(textAt(body, 'data.data.0.ref')).toBe('A-1101');
    expect(numberAt(body, 'data.pagination.total')).toBe(1_101);
  });
});
