import { randomUUID } from 'node:crypto';

import { runZeroAsset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** Stores a device, which has been found. */
async function addDevice({ server, organisation, marker }: Place): Promise<string> {
  const row = {
    organisationId: organisation.id,
    id: randomUUID(),
    runZeroId: randomUUID(),
    name: `${marker} ${unique()}`,
    firstSeenAt: new Date('2026-01-01T00:00:00Z'),
    lastSeenAt: new Date('2026-02-01T00:00:00Z'),
  };
  await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
    db.insert(runZeroAsset).values(row),
  );
  return row.id;
}

/** A device of an export, with the fields that every one has. */
export const exported = (own: object = {}) => ({
  id: randomUUID(),
  names: ['crane-plc-1', 'CRANE-PLC-1.quay.example'],
  addresses: ['10.0.0.7'],
  first_seen: 1_767_225_600,
  last_seen: 1_769_904_000,
  ...own,
});

/** A console that is never called: its address is private. */
const connection = { consoleUrl: 'https://127.0.0.1', token: 'ET-export' };

/** Valid inputs of the operations on devices and on the connection to runZero. */
export const runZeroFixtures = {
  'RunZeroAssets.list': async (place) => {
    const { marker } = place;
    await addDevice(place);
    const { id: assetId } = await createPlain(place, 'InformationAssets');
    return {
      query: {
        search: marker,
        assetId,
        criticality: ['UNKNOWN'],
        moved: false,
        from: '2026-01-01T00:00:00Z',
        sortId: 'criticality',
      },
    };
  },
  'RunZeroAssets.statistics': () => Promise.resolve({}),
  'RunZeroAssets.importFile': () => Promise.resolve({ raw: JSON.stringify([exported()]) }),
  'RunZeroAssets.proposals': async (place) => ({ query: { id: [await addDevice(place)] } }),
  'RunZeroAssets.move': async (place) => {
    const { id: assetId } = await createPlain(place, 'InformationAssets');
    const devices = [{ deviceId: await addDevice(place), assetId }, { deviceId: await addDevice(place) }];
    return { body: { devices } };
  },
  'RunZeroAssets.noteDrift': async (place) => ({ body: { deviceIds: [await addDevice(place)] } }),
  'RunZeroConnections.read': () => Promise.resolve({}),
  'RunZeroConnections.save': () => Promise.resolve({ body: connection }),
  'RunZeroConnections.disconnect': () => Promise.resolve({}),
  'RunZeroConnections.pull': async ({ owner }) => {
    await owner.call('/api/run-zero-connection', { method: 'POST', body: connection });
    return {};
  },
} satisfies FixturesOf<'RunZeroAssets' | 'RunZeroConnections'>;
