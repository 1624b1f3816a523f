import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { membershipPermission, runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, read, type Place } from './place.ts';

type Found = Partial<typeof runZeroAsset.$inferInsert>;

const server = shared(startTestServer);
const within = <Result>({ organisation }: Pick<Place, 'organisation'>, work: () => Promise<Result>) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, work);

const found = (place: Place, row: Found) =>
  within(place, async () => {
    const values = {
      runZeroId: randomUUID(),
      name: 'device',
      firstSeenAt: new Date('2026-01-01T00:00:00Z'),
      lastSeenAt: new Date('2026-03-01T00:00:00Z'),
      ...row,
      organisationId: place.organisation.id,
    };
    const [added] = await db.insert(runZeroAsset).values(values).returning({ id: runZeroAsset.id });
    return added?.id ?? '';
  });

const namesIn = async (person: Person, query: string) => {
  const rows = at((await person.call(`/api/run-zero-assets?${query}`)).body, 'data.data');
  if (!Array.isArray(rows)) throw new Error('No page');
  return rows.map((row: unknown) => at(row, 'name'));
};

/** Takes the person's right to information assets. */
const forbidAssets = ({ id }: Person) =>
  server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, id), eq(membershipPermission.feature, 'INFORMATION_ASSET')));

const place = shared(async () => {
  const opened = await openPlace(server);
  await found(opened, {
    name: 'crane-plc',
    hostNames: ['crane-plc', 'plc.example'],
    addresses: ['10.0.0.7', 'fe80::1'],
    macs: ['00:1B:1B:00:00:07'],
    type: 'PLC',
    os: 'SIMATIC S7',
    hardware: 'S7-1500',
    site: 'Quay 4',
    tags: ['zone=ot'],
    criticality: 'CRITICAL',
  });
  await found(opened, { name: 'laptop', criticality: 'LOW', lastSeenAt: new Date('2026-02-01T00:00:00Z') });
  await found(opened, { name: '10.0.0.9', lastSeenAt: new Date('2026-01-01T00:00:00Z') });
  return opened;
});

it('what runZero has found is listed in full, the one last seen first', async () => {
  expect(at(await read(place.owner, '/api/run-zero-assets'), 'data.0')).toEqual({
    id: expect.any(String),
    runZeroId: expect.any(String),
    name: 'crane-plc',
    hostNames: ['crane-plc', 'plc.example'],
    addresses: ['10.0.0.7', 'fe80::1'],
    macs: ['00:1B:1B:00:00:07'],
    type: 'PLC',
    os: 'SIMATIC S7',
    hardware: 'S7-1500',
    site: 'Quay 4',
    tags: ['zone=ot'],
    criticality: 'CRITICAL',
    firstSeenAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-03-01T00:00:00.000Z',
    moved: false,
    asset: null,
    since: null,
    goneAt: null,
    changedAt: null,
    changes: [],
    drift: [],
  });
  expect(await namesIn(place.owner, '')).toEqual(['crane-plc', 'laptop', '10.0.0.9']);
});

it.each([
  ['search=PLC.EXAMPLE', ['crane-plc']],
  ['search=fe80', ['crane-plc']],
  ['search=00:1b:1b', ['crane-plc']],
  ['search=simatic', ['crane-plc']],
  ['search=s7-1500', ['crane-plc']],
  ['search=quay', ['crane-plc']],
  ['search=zone=ot', ['crane-plc']],
  ['search=%25', []],
  ['criticality=LOW&criticality=UNKNOWN', ['laptop', '10.0.0.9']],
  ['from=2026-02-01T00:00:00Z&to=2026-03-01T00:00:00Z', ['laptop']],
  ['sortId=criticality', ['10.0.0.9', 'laptop', 'crane-plc']],
  ['sortId=name&desc=true', ['laptop', 'crane-plc', '10.0.0.9']],
])('%s finds %j', async (query, names) => {
  expect(await namesIn(place.owner, query)).toEqual(names);
});

it('one that was moved names its information asset, until that is removed', async () => {
  const own = await openPlace(server);
  const asset = await add(own, '/api/information-asset', { title: 'Crane' });
  const runZeroAssetId = await found(own, { name: 'crane' });
  await found(own, { name: 'laptop' });
  const move = { organisationId: own.organisation.id, runZeroAssetId, assetId: asset.id };
  await within(own, () => db.insert(runZeroMove).values(move));
  const shown = { name: 'crane', moved: true, asset: { id: asset.id, ref: 'A-0001', title: 'Crane' } };
  expect(at(await read(own.owner, '/api/run-zero-assets?moved=true'), 'data')).toEqual([
    expect.objectContaining(shown),
  ]);
  expect(await namesIn(own.owner, 'moved=false')).toEqual(['laptop']);

  await own.owner.call(`/api/information-asset/${asset.id}?version=${asset.version}`, { method: 'DELETE' });
  expect(await namesIn(own.owner, 'moved=true')).toEqual([]);
  expect(await namesIn(own.owner, 'moved=false&sortId=name')).toEqual(['crane', 'laptop']);
});

it('neither another organisation nor a person without the feature or a leading role sees any', async () => {
  const stranger = await openPlace(server);
  expect(await namesIn(stranger.owner, '')).toEqual([]);
  const statusFor = async (person: Person) =>
    (await person.call('/api/run-zero-assets', { organisation: place.organisation.id })).status;
  const assessor = await addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }],
  });
  const unentitled = await addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_MANAGER' }] });
  expect(await statusFor(stranger.owner)).toBe(403);
  expect(await statusFor(assessor)).toBe(403);
  expect(await statusFor(unentitled)).toBe(403);
});

it('without the right to view information assets, only that it was moved is shown', async () => {
  const organisation = await addOrganisation(server, ['RUN_ZERO_ASSET', 'INFORMATION_ASSET']);
  const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  const own = { server, organisation, owner };
  const asset = await add(own, '/api/information-asset', { title: 'Secret' });
  const runZeroAssetId = await found(own, {});
  const move = { organisationId: organisation.id, runZeroAssetId, assetId: asset.id };
  await within(own, () => db.insert(runZeroMove).values(move));
  await forbidAssets(owner);
  const answer = await read(owner, '/api/run-zero-assets');
  expect(at(answer, 'data.0')).toMatchObject({ moved: true, asset: null });
  expect(JSON.stringify(answer)).not.toContain('Secret');
});
