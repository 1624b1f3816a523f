import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { exported } from '#tests/contract/run-zero-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const path = '/api/run-zero-assets';

async function importFile(raw: string, person: Person = places().harbour.owner) {
  const headers = { 'content-type': 'application/octet-stream' };
  return person.call(`${path}/import`, { method: 'POST', raw, headers });
}

const found = async (name: string, person: Person = places().harbour.owner) =>
  rowsOf(await person.call(`${path}?search=${encodeURIComponent(name)}`));

const move = (ids: readonly unknown[], person: Person = places().harbour.owner) =>
  person.call(`${path}/move`, { method: 'POST', body: { devices: ids.map((deviceId) => ({ deviceId })) } });

describe('the import of an asset export', () => {
  test('adds devices as runZero describes them, and updates them when it is done again', async () => {
    const device = exported({
      names: ['RHEL85', 'RHEL85.LOCALDOMAIN'],
      addresses: ['192.168.1.91'],
      addresses_extra: ['fe80::250:56ff:fe89:b0e1'],
      macs: ['00:50:56:89:b0:e1'],
      type: 'Server',
      os: 'Red Hat Enterprise Linux',
      os_version: '8.5',
      hw: 'VMware VM',
      site_name: 'Primary',
      tags: { owner: 'yard', try: '' },
      criticality: 3,
      services: { unknown: { deeply: ['nested'] } },
    });
    expect(at((await importFile(JSON.stringify([device]))).body, 'data')).toEqual({
      read: 1,
      added: 1,
      updated: 0,
      unchanged: 0,
      older: 0,
      refused: 0,
      gone: 0,
      refusals: [],
    });
    expect(await found('RHEL85')).toMatchObject([
      {
        runZeroId: device.id,
        name: 'RHEL85',
        hostNames: ['RHEL85', 'RHEL85.LOCALDOMAIN'],
        addresses: ['192.168.1.91', 'fe80::250:56ff:fe89:b0e1'],
        macs: ['00:50:56:89:b0:e1'],
        type: 'Server',
        os: 'Red Hat Enterprise Linux 8.5',
        hardware: 'VMware VM',
        site: 'Primary',
        tags: ['owner=yard', 'try'],
        criticality: 'HIGH',
        firstSeenAt: '2026-01-01T00:00:00.000Z',
        lastSeenAt: '2026-02-01T00:00:00.000Z',
      },
    ]);
    const again = [device, { ...device, id: randomUUID(), names: ['RHEL86'] }].map((one) => JSON.stringify(one));
    expect(at((await importFile(again.join('\n'))).body, 'data')).toMatchObject({
      added: 1,
      updated: 0,
      unchanged: 1,
      older: 0,
    });
    const older = { ...device, hw: 'Older', last_seen: device.last_seen - 60 };
    expect(at((await importFile(JSON.stringify([older]))).body, 'data')).toMatchObject({ unchanged: 1, older: 1 });
    const newer = { ...device, hw: 'Newer', last_seen: device.last_seen + 60 };
    expect(at((await importFile(JSON.stringify([newer]))).body, 'data')).toMatchObject({ updated: 1 });
    expect(await found('Newer')).toMatchObject([{ runZeroId: device.id }]);
    expect(await found('RHEL85', places().meridian.owner)).toEqual([]);
  });

  test('reads CSV with the same names', async () => {
    const id = randomUUID();
    const csv = [
      'id,names,addresses,type,first_seen,last_seen,tags,criticality',
      `${id},"forklift-1 forklift-1.yard.example","10.2.0.4,10.2.0.5",Vehicle,1767225600,2026-02-01T00:00:00Z,site=yard,critical`,
    ].join('\r\n');
    expect(at((await importFile(csv)).body, 'data')).toMatchObject({ added: 1, refused: 0 });
    expect(await found('forklift')).toMatchObject([
      {
        hostNames: ['forklift-1', 'forklift-1.yard.example'],
        addresses: ['10.2.0.4', '10.2.0.5'],
        tags: ['site=yard'],
        criticality: 'CRITICAL',
      },
    ]);
  });

  test('leaves out what it cannot read, naming it, and takes the rest', async () => {
    const twice = exported({ names: ['kept-device'] });
    const entries = [
      null,
      exported({ id: 7 }),
      exported({ id: '' }),
      exported({ names: 'x '.repeat(201) }),
      exported({ addresses: [{}] }),
      exported({ first_seen: 'yesterday' }),
      exported({ last_seen: 4_102_444_800 }),
      exported({ first_seen: 1_769_904_001 }),
      exported({ criticality: 'EXTREME' }),
      twice,
      twice,
      JSON.parse('{"__proto__": {"id": "inherited"}, "constructor": 1}'),
    ];
    const { body } = await importFile(`[${entries.map((entry) => JSON.stringify(entry)).join(',')}]`);
    expect(at(body, 'data')).toMatchObject({ added: 1, refused: 11 });
    const refusals = at(body, 'data.refusals');
    expect(Array.isArray(refusals) && refusals.map((one) => [at(one, 'entry'), at(one, 'field')])).toEqual([
      [1, ''],
      [2, 'id'],
      [3, 'id'],
      [4, 'names'],
      [5, 'addresses'],
      [6, 'first_seen'],
      [7, 'last_seen'],
      [8, 'last_seen'],
      [9, 'criticality'],
      [11, 'id'],
      [12, 'id'],
    ]);
    expect(await found('kept-device')).toHaveLength(1);
  });

  test.each([
    ['', 'The file is empty'],
    ['[]', 'The file has no devices'],
    ['[{"id": 1', 'This is not valid JSON'],
    ['name,address\nx,y', 'The file needs a column with the name id, as runZero exports it'],
    [
      JSON.stringify(Array.from({ length: 20_001 }, () => 0)),
      'The file has more than 20,000 devices. Import it in parts, and do not choose that a part has all devices',
    ],
  ])('refuses a file of which nothing can be read: %.20s', async (raw, message) => {
    const { status, body } = await importFile(raw);
    expect([status, at(body, 'errors')]).toEqual([400, [{ field: 'file', message }]]);
  });
});

test('the numbers are those of the organisation’s own devices', async () => {
  const { meridian } = places();
  const now = Math.floor(Date.now() / 1000);
  const devices = [
    exported({ type: 'Server', os: 'Linux', criticality: 4, last_seen: now }),
    exported({ type: 'Server', first_seen: now - 60, last_seen: now }),
    exported({ type: 'Printer', os: 'Linux' }),
  ];
  await importFile(JSON.stringify(devices), meridian.owner);
  const [row] = await found('crane-plc-1', meridian.owner);
  await move([row?.['id']], meridian.owner);
  const { body } = await meridian.owner.call(`${path}/statistics`);
  expect(at(body, 'data')).toMatchObject({
    count: 3,
    moved: 1,
    seenToday: 2,
    lost: 1,
    recent: 1,
    byType: [
      { name: 'Server', count: 2 },
      { name: 'Printer', count: 1 },
    ],
    byOs: [
      { name: 'Linux', count: 2 },
      { name: '', count: 1 },
    ],
    byCriticality: [
      { criticality: 'CRITICAL', count: 1 },
      { criticality: 'HIGH', count: 0 },
      { criticality: 'MEDIUM', count: 0 },
      { criticality: 'LOW', count: 0 },
      { criticality: 'UNKNOWN', count: 2 },
    ],
  });
});

describe('the move into the register', () => {
  test('adds an information asset for each device, once, also when it is asked for twice at a time', async () => {
    const { harbour } = places();
    await create(harbour, 'AssetTypes', { name: 'PLC' });
    const device = exported({ names: ['moved-plc'], type: 'plc', site_name: 'Quay 4', os: 'VxWorks', criticality: 3 });
    await importFile(JSON.stringify([device]));
    const [row] = await found('moved-plc');
    const answers = await Promise.all([move([row?.['id'], row?.['id']]), move([row?.['id']])]);
    const counts = answers.map(({ body }) => [at(body, 'data.moved.length'), at(body, 'data.left.length')]);
    expect(counts.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const [moved] = await found('moved-plc');
    const assetId = textAt(moved, 'asset.id');
    expect(entityOf(await callsOf('InformationAssets', harbour).get(`/${assetId}`))).toMatchObject({
      title: 'moved-plc',
      kind: 'SUPPORT',
      type: { name: 'PLC' },
      location: 'Quay 4',
      businessImpact: 'HIGH',
      description: expect.stringContaining('Operating system: VxWorks'),
    });

    await callsOf('InformationAssets', harbour).update(assetId, { version: 1, title: 'Crane controller' });
    await importFile(JSON.stringify([{ ...device, names: ['renamed-plc'], last_seen: device.last_seen + 60 }]));
    expect(await found('renamed-plc')).toMatchObject([{ asset: { id: assetId, title: 'Crane controller' } }]);

    await callsOf('InformationAssets', harbour).remove(assetId, 2);
    const refused = await move([row?.['id']]);
    expect(at(refused.body, 'data')).toMatchObject({ moved: [], left: [{ name: 'renamed-plc' }] });
    expect(textAt(refused.body, 'data.left.0.message')).toMatch(/removed/);
  });

  test('is for those who may add information assets, and finds no device of another organisation', async () => {
    const { harbour, meridian } = places();
    await importFile(JSON.stringify([exported({ names: ['private-plc'] })]));
    const [row] = await found('private-plc');
    expect((await move([row?.['id']], await addOutsider(harbour, 'InformationAssets'))).status).toBe(403);
    const { status, body } = await move([row?.['id']], meridian.owner);
    const message = 'This device does not exist';
    expect([status, at(body, 'errors')]).toEqual([400, [{ field: 'devices/0/deviceId', message }]]);
    expect(await found('private-plc')).toMatchObject([{ moved: false }]);
  });
});
