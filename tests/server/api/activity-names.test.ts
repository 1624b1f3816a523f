import { and, eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { membershipPermission } from '#server/database/schema/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, leave, openPlace, patch, type Place, read, type Stored } from './place.ts';

type Named = Schemas['NamedThing'];

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const nameOf = async (person: Person) => textAt(await read(person, '/api/auth/me'), 'fullName');

/** The name of a record, which includes its reference. */
async function recordName({ owner }: Place, path: string, { id }: Stored): Promise<string> {
  const stored = await read(owner, `${path}/${id}`);
  return `${textAt(stored, 'ref')} ${textAt(stored, 'title')}`;
}

const remove = async (path: string, { id, version }: Stored) => {
  const { status } = await place.owner.call(`${path}/${id}?version=${version}`, { method: 'DELETE' });
  expect(status).toBe(200);
};

const byId = (one: Named, other: Named) => one.id.localeCompare(other.id);

/** The names in the newest entry of a record in the organisation's log, as this person sees it. */
async function namesIn(person: Person, title: string): Promise<unknown> {
  const rows = at(await read(person, `/api/activities/all-users?perPage=1&search=${title}`), 'data');
  const names: unknown = at(rows, '0.names');
  if (!Array.isArray(names)) throw new Error(`No entry of ${title}`);
  return names.toSorted(byId);
}

const manager = () =>
  addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });

describe('the log resolves the ids in changes to names', () => {
  it('of people, records and look-up entries, before and after, at any depth', async () => {
    const [first, second] = [await manager(), await manager()];
    const before = await add(place, '/api/risk-category', { name: 'Before' });
    const after = await add(place, '/api/risk-category', { name: 'After' });
    const source = await add(place, '/api/risk-identification-source', { name: 'Audit' });
    const rare = await add(place, '/api/risk-likelihood', { name: 'Hardly ever', score: 9 });
    const asset = await add(place, '/api/information-asset', { title: 'Server room' });
    const { id } = await add(place, '/api/risk', { title: 'Theft', ownerId: first.id, categoryIds: [before.id] });
    const chosen = { ownerId: second.id, categoryIds: [after.id], identificationSourceId: source.id };
    const current = { likelihoodId: rare.id, impactId: null };
    await patch(place.owner, `/api/risk/${id}`, { version: 1, ...chosen, assetIds: [asset.id], current });
    const names: Named[] = [
      { id: first.id, name: await nameOf(first) },
      { id: second.id, name: await nameOf(second) },
      { id: before.id, name: 'Before' },
      { id: after.id, name: 'After' },
      { id: source.id, name: 'Audit' },
      { id: rare.id, name: 'Hardly ever' },
      { id: asset.id, name: await recordName(place, '/api/information-asset', asset) },
    ];
    expect(await namesIn(place.owner, 'Theft')).toEqual(names.toSorted(byId));
  });

  it('for each entry separately, also in one’s own log', async () => {
    const person = await manager();
    const own = { ...place, owner: person };
    const type = await add(own, '/api/asset-type', { name: 'Vehicle' });
    await add(own, '/api/information-asset', { title: 'Van', typeId: type.id });
    const rows = at(await read(person, '/api/activities'), 'data');
    expect(at(rows, '0.names')).toEqual([{ id: type.id, name: 'Vehicle' }]);
    expect(at(rows, '1.names')).toEqual([]);
  });

  it('for an id written in capital letters', async () => {
    const category = await add(place, '/api/risk-category', { name: 'Capital' });
    await add(place, '/api/risk', { title: 'Shouted', categoryIds: [category.id.toUpperCase()] });
    expect(await namesIn(place.owner, 'Shouted')).toEqual([{ id: category.id, name: 'Capital' }]);
  });

  it('using current names', async () => {
    const category = await add(place, '/api/risk-category', { name: 'Old name' });
    await add(place, '/api/risk', { title: 'Renaming', categoryIds: [category.id] });
    await patch(place.owner, `/api/risk-category/${category.id}`, { version: 1, name: 'New name' });
    expect(await namesIn(place.owner, 'Renaming')).toEqual([{ id: category.id, name: 'New name' }]);
  });

  it('even if they have been removed or have left since', async () => {
    const person = await manager();
    const asset = await add(place, '/api/information-asset', { title: 'Old laptop' });
    const category = await add(place, '/api/risk-category', { name: 'Obsolete' });
    const chosen = { ownerId: person.id, assetIds: [asset.id], categoryIds: [category.id] };
    const { id } = await add(place, '/api/risk', { title: 'Decay', ...chosen });
    const names: Named[] = [
      { id: person.id, name: await nameOf(person) },
      { id: asset.id, name: await recordName(place, '/api/information-asset', asset) },
      { id: category.id, name: 'Obsolete' },
    ];
    await patch(place.owner, `/api/risk/${id}`, { version: 1, ownerId: null, assetIds: [], categoryIds: [] });
    await remove('/api/information-asset', asset);
    await remove('/api/risk-category', category);
    await leave(place, person);
    expect(await namesIn(place.owner, 'Decay')).toEqual(names.toSorted(byId));
  });
});

describe('the log does not resolve names', () => {
  it('of what the reader may not view', async () => {
    const category = await add(place, '/api/risk-category', { name: 'Open to all' });
    const asset = await add(place, '/api/information-asset', { title: 'Secret safe' });
    const [type, removed] = [
      await add(place, '/api/asset-type', { name: 'Secret type' }),
      await add(place, '/api/asset-type', { name: 'Secret once' }),
    ];
    const chosen = { categoryIds: [category.id], assetIds: [asset.id] };
    // Free text may contain any id.
    await add(place, '/api/risk', { title: 'Leak', ...chosen, description: type.id, justification: removed.id });
    await remove('/api/asset-type', removed);
    const reader = await manager();
    const { userId, feature } = membershipPermission;
    await server.database.platform
      .delete(membershipPermission)
      .where(and(eq(userId, reader.id), eq(feature, 'INFORMATION_ASSET')));
    expect(await namesIn(reader, 'Leak')).toEqual([{ id: category.id, name: 'Open to all' }]);
    expect(await namesIn(place.owner, 'Leak')).toHaveLength(4);
  });

  test.each(['/api/risk-category', '/api/risk', 'removed entry', 'person'])(
    'of another organisation’s: %s',
    async (what) => {
      const other = await openPlace(server);
      const id = await idOf(what);
      for (const somewhere of [place, other]) await add(somewhere, '/api/risk', { title: id });
      expect(await namesIn(other.owner, id)).toEqual([]);
      expect(await namesIn(place.owner, id)).toEqual([{ id, name: expect.stringMatching(/\S/) }]);
    },
  );

  async function idOf(what: string): Promise<string> {
    if (what === 'person') return place.owner.id;
    if (what === '/api/risk') return (await add(place, what, { title: 'Of ours' })).id;
    const entry = await add(place, '/api/risk-category', { name: `Of ours, for ${what}` });
    if (what === 'removed entry') await remove('/api/risk-category', entry);
    return entry.id;
  }
});

test('the platform’s log has no ids to resolve', async () => {
  const admin = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
  const target = await addPerson(server);
  await patch(admin, `/api/admin/user/${target.id}`, { version: 1, active: false });
  expect(at(await read(admin, '/api/admin/activities?perPage=1'), 'data.0.names')).toEqual([]);
});
