import { describe, expect, it } from 'vitest';

import { add, openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague } from '../import/importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

/** The ids in an answer with a list. */
const idsIn = (rows: unknown): string[] => (Array.isArray(rows) ? rows.map((row: unknown) => textAt(row, 'id')) : []);

const chosen = (ids: readonly string[]) => ids.map((id) => `chosen=${id}`).join('&');

describe('what was chosen before is found by its id, however many others there are', () => {
  it('of people: those of the organisation, and no others', async () => {
    const [place, other] = [await open(), await open()];
    const ben = await colleague(place);
    await colleague(place);
    const query = `?search=nobody&${chosen([ben.id, other.owner.id])}`;
    for (const path of ['/api/user/options', '/api/policy-deciders', '/api/service-provider-assessment-people'])
      expect({ path, ids: idsIn(await read(place.owner, `${path}${query}`)) }).toEqual({ path, ids: [ben.id] });
    const risk = await add(place, '/api/risk', { title: 'Flood' });
    expect(idsIn(await read(place.owner, `/api/records/${risk.id}/mentionable${query}`))).toEqual([ben.id]);
  });

  it('of records: live ones of the register', async () => {
    const [place, other] = [await open(), await open()];
    const records = [];
    for (const title of ['One', 'Two', 'Three']) records.push(await add(place, '/api/information-asset', { title }));
    const risk = await add(place, '/api/risk', { title: 'Not an asset' });
    const theirs = await add(other, '/api/information-asset', { title: 'Theirs' });
    const [one, , three] = records.map(({ id }) => id);
    const query = chosen([three ?? '', one ?? '', risk.id, theirs.id]);
    expect(idsIn(await read(place.owner, `/api/information-asset/options?${query}`))).toEqual([one, three]);
  });

  it('of entries and labels: also an entry that is no longer offered', async () => {
    const [place, other] = [await open(), await open()];
    const old = await add(place, '/api/asset-type', { name: 'Mainframe', active: false });
    const theirs = await add(other, '/api/asset-type', { name: 'Theirs' });
    const options = await read(place.owner, `/api/asset-type/options?${chosen([old.id, theirs.id])}`);
    expect(options).toMatchObject([{ name: 'Mainframe' }]);
    const label = await add(place, '/api/labels', { name: 'Audit 2026' });
    await add(place, '/api/labels', { name: 'Another' });
    expect(await read(place.owner, `/api/labels/options?${chosen([label.id])}`)).toMatchObject([
      { name: 'Audit 2026' },
    ]);
  });

  it('by at most 100 ids at once', async () => {
    const { owner } = await open();
    const ids = Array.from({ length: 101 }, () => owner.id);
    const answer = await owner.call(`/api/user/options?${chosen(ids)}`);
    expect([answer.status, at(answer.body, 'errors.0.field')]).toEqual([400, 'chosen']);
  });
});
