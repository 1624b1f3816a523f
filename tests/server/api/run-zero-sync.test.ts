import { expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { exported } from '#tests/contract/run-zero-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const path = '/api/run-zero-assets';

async function importFile(devices: readonly object[], { owner }: Pick<Place, 'owner'>, complete = true) {
  const headers = { 'content-type': 'application/octet-stream' };
  const { body } = await owner.call(`${path}/import?complete=${complete}`, {
    method: 'POST',
    raw: JSON.stringify(devices),
    headers,
  });
  return at(body, 'data');
}

const listed = async (query: string, person: Person) => rowsOf(await person.call(`${path}?sortId=name&${query}`));
const names = async (query: string, person: Person) => (await listed(query, person)).map((row) => row['name']);
const post = (person: Person, step: string, body: object) => person.call(`${path}/${step}`, { method: 'POST', body });
const numbersOf = async (person: Person) => at((await person.call(`${path}/statistics`)).body, 'data');

test('what an import added, changed and missed is listed until the next one', async () => {
  const { harbour: place } = places();
  const { owner } = place;
  const named = (name: string) => exported({ names: [name] });
  const [crane, gate, lamp, broken] = [named('crane'), named('gate'), named('lamp'), named('broken')];
  expect(await importFile([crane, gate, lamp, broken], place)).toMatchObject({ added: 4, gone: 0 });
  expect(await names('since=ADDED', owner)).toEqual(['broken', 'crane', 'gate', 'lamp']);

  const moved = { ...crane, addresses: ['10.0.0.9', '10.0.0.8'], os: 'VxWorks' };
  const unreadable = { ...broken, first_seen: 'yesterday' };
  const radio = named('radio');
  const second = [moved, { ...lamp, last_seen: lamp.last_seen + 60 }, unreadable, radio];
  expect(await importFile(second, place)).toMatchObject({ added: 1, updated: 2, refused: 1, gone: 1 });
  expect(await names('since=ADDED', owner)).toEqual(['radio']);
  expect(await names('since=GONE', owner)).toEqual(['gate']);
  // A lamp that was only seen again is no other lamp.
  const [changed, ...others] = await listed('since=CHANGED', owner);
  expect([changed, others]).toMatchObject([
    {
      name: 'crane',
      changes: [
        { field: 'addresses', before: '10.0.0.7', after: '10.0.0.8, 10.0.0.9' },
        { field: 'os', before: '', after: 'VxWorks' },
      ],
    },
    [],
  ]);
  expect(await numbersOf(owner)).toMatchObject({ added: 1, changed: 1, gone: 1, lastSyncAt: expect.any(String) });

  // The same addresses in another order are no change; and a part of the devices says nothing of the others.
  await importFile([{ ...moved, addresses: ['10.0.0.8', '10.0.0.9'] }], place, false);
  expect(await names('since=CHANGED', owner)).toEqual([]);
  expect(await names('since=GONE', owner)).toEqual([]);
  const [gone] = await listed('search=gate', owner);
  expect(gone).toMatchObject({ since: null, goneAt: expect.any(String) });
  await importFile([{ ...gate, last_seen: gate.last_seen + 1 }], place, false);
  expect((await listed('search=gate', owner))[0]).toMatchObject({ goneAt: null });
  expect(await numbersOf(places().meridian.owner)).toMatchObject({ count: 0, lastSyncAt: null });
});

test('an older export does not know that what was seen after it is there', async () => {
  const { harbour: place } = places();
  const old = exported({ names: ['old crane'] });
  const recent = exported({ names: ['recent crane'], last_seen: old.last_seen + 60 });
  await importFile([{ ...old, last_seen: old.last_seen + 60 }, recent], place);
  expect(await importFile([old], place)).toMatchObject({ unchanged: 1, older: 1, gone: 0 });
  expect((await listed('search=recent', place.owner))[0]).toMatchObject({ goneAt: null });
});

test('an older export does not bring back what a newer one found gone', async () => {
  const { harbour: place } = places();
  const first = [exported({ names: ['mill'] }), exported({ names: ['dock'] })] as const;
  const [mill, other] = first;
  const later = { ...other, last_seen: other.last_seen + 3600 };
  const goneAt = async () => (await listed('search=mill', place.owner))[0]?.['goneAt'];
  await importFile(first, place);
  await importFile([later], place);
  expect(await goneAt()).toEqual(expect.any(String));
  await importFile(first, place);
  expect(await goneAt()).toEqual(expect.any(String));
  // Not seen again, but in an export that is as new as all that is known: the one before was not complete.
  await importFile([mill, later], place);
  expect(await goneAt()).toBeNull();
});

test('a device that is another than when it was moved is found until someone notes it', async () => {
  const { meridian: place, harbour } = places();
  const { owner } = place;
  const device = exported({ names: ['pump'], os: 'VxWorks 6' });
  const other = exported({ names: ['valve'] });
  await importFile([device, other], place);
  const ids = (await listed('', owner)).map(({ id }) => String(id));
  const [deviceId] = ids;
  const taken = await post(owner, 'move', { devices: [{ deviceId }] });
  const assetId = textAt(taken.body, 'data.moved.0.asset.id');
  expect(await names('drifted=true', owner)).toEqual([]);

  await importFile(
    [
      { ...device, os: 'VxWorks 7' },
      { ...other, os: 'Linux' },
    ],
    place,
  );
  const drift = [{ field: 'os', before: 'VxWorks 6', after: 'VxWorks 7' }];
  expect(await listed('drifted=true', owner)).toMatchObject([{ name: 'pump', drift }]);
  expect(await names('drifted=false', owner)).toEqual(['valve']);
  expect(await listed(`assetId=${assetId}`, owner)).toMatchObject([{ name: 'pump', drift }]);
  expect(await numbersOf(owner)).toMatchObject({ drifted: 1 });

  const refused = await post(harbour.owner, 'note-drift', { deviceIds: [deviceId] });
  expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([400, 'deviceIds/0']);
  const noted = await post(owner, 'note-drift', { deviceIds: ids });
  expect(at(noted.body, 'data.devices')).toMatchObject([{ name: 'pump', drift: [] }, { name: 'valve' }]);
  expect(await names('drifted=true', owner)).toEqual([]);
});

test('devices are proposed for the assets that have their name, host name, MAC address or address', async () => {
  const { harbour: place, meridian } = places();
  const { owner } = place;
  await create(meridian, 'InformationAssets', { title: 'mixer' });
  const byName = await create(place, 'InformationAssets', { title: 'MIXER' });
  const known = exported({ names: ['old-mixer'], addresses: ['10.1.1.1', '127.0.0.1'], macs: ['00:1B:1B:00:00:07'] });
  const found = exported({
    names: ['mixer', 'mixer.example'],
    addresses: ['10.1.1.1', '127.0.0.1'],
    macs: ['00-1b-1b-00-00-07'],
  });
  const unlike = exported({ names: ['unlike'], addresses: ['127.0.0.1', 'fe80::1'], macs: ['00:00:00:00:00:00'] });
  await importFile([known, found, unlike], place, false);
  const idOf = async (name: string) =>
    String((await listed(`search=${name}`, owner)).find((row) => row['name'] === name)?.['id']);
  const [knownId, foundId, unlikeId] = [await idOf('old-mixer'), await idOf('mixer'), await idOf('unlike')];
  const taken = await post(owner, 'move', { devices: [{ deviceId: knownId }] });
  const byAddress = textAt(taken.body, 'data.moved.0.asset.id');

  const proposals = await owner.call(`${path}/proposals?id=${foundId}&id=${unlikeId}&id=${knownId}`);
  expect(at(proposals.body, 'data.proposals')).toMatchObject([
    {
      deviceId: foundId,
      name: 'mixer',
      refusal: '',
      candidates: [
        { id: byAddress, title: 'old-mixer', by: ['ADDRESS', 'MAC'] },
        { id: byName.id, title: 'MIXER', by: ['HOST_NAME', 'NAME'] },
      ],
    },
    { deviceId: unlikeId, refusal: '', candidates: [] },
    { deviceId: knownId, refusal: expect.stringMatching(/^In the register as A-\d+$/), candidates: [] },
  ]);

  const theirs = await create(meridian, 'InformationAssets', { title: 'Theirs' });
  const refused = await post(owner, 'move', { devices: [{ deviceId: foundId, assetId: theirs.id }] });
  expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([400, 'devices/0/assetId']);
  const outsider = await addOutsider(place, 'InformationAssets');
  expect((await outsider.call(`${path}/proposals?id=${foundId}`)).status).toBe(403);
  expect((await post(outsider, 'move', { devices: [{ deviceId: foundId, assetId: byName.id }] })).status).toBe(403);

  const into = await post(owner, 'move', { devices: [{ deviceId: foundId, assetId: byAddress }] });
  expect(at(into.body, 'data.moved')).toMatchObject([{ name: 'mixer', asset: { id: byAddress, title: 'old-mixer' } }]);
  expect(await listed(`assetId=${byAddress}`, owner)).toHaveLength(2);
  const { body } = await owner.call(`/api/information-asset/${byAddress}/doubles`);
  expect(at(body, 'data')).toMatchObject({ count: 1, assets: [{ id: byName.id, by: ['HOST_NAME'] }] });
});
