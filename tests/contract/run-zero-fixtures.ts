import { randomUUID } from 'node:crypto';

import { runZeroAsset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { FixturesOf } from './fixture-types.ts';
import { unique } from './samples.ts';

/** Valid inputs of the list of devices, one of which has been found. */
export const runZeroFixtures = {
  'RunZeroAssets.list': async ({ server, organisation, marker }) => {
    const row = {
      organisationId: organisation.id,
      runZeroId: randomUUID(),
      name: `${marker} ${unique()}`,
      firstSeenAt: new Date('2026-01-01T00:00:00Z'),
      lastSeenAt: new Date('2026-02-01T00:00:00Z'),
    };
    await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
      db.insert(runZeroAsset).values(row),
    );
    return {
      query: {
        search: marker,
        criticality: ['UNKNOWN'],
        moved: false,
        from: '2026-01-01T00:00:00Z',
        sortId: 'criticality',
      },
    };
  },
} satisfies FixturesOf<'RunZeroAssets'>;
