import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addMappings,
  addStandard,
  adopt,
  changePosition,
  controlsOf,
  dataOf,
  entriesOf,
  positionsByRef,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

/** What the logs of a standard say, as `field: from → to (cause)`. */
async function logged(adoptedStandardId: string, cause = '', search = ''): Promise<string[]> {
  const query = new URLSearchParams({
    adoptedStandardId,
    ...(cause && { cause }),
    ...(search && { search }),
  }).toString();
  const entries = entriesOf('ComplianceLogEntry', await world.owner.call(`/api/compliance-assessment/logs?${query}`));
  return entries.map(({ ref, field, from, to, cause: why }) => `${ref} ${field}: ${from} → ${to} (${why})`.trim());
}

test('adoption, levels, owners and the use of mappings are in the logs of the standard, and in the activity log', async () => {
  await addMappings(world, { source: 'Pier', target: 'Dock', mappings: [[['p-1'], 'EQUAL', ['d-1']]] });
  const controls = controlsOf('p', 2).map((one) => ({ ...one, levels: ['L1', 'L2'] }));
  const { versionId } = await addStandard(world, { title: 'Pier', levels: ['L1', 'L2'], controls });
  const pier = await adopt(world.owner, versionId, { levels: ['L1'] });
  const other = await addStandard(world, { title: 'Dock', controls: controlsOf('d', 1) });
  await adopt(world.owner, other.versionId);
  expect(await logged(pier.id)).toEqual(
    expect.arrayContaining([
      'Levels: null → L1 (Standard adopted)',
      'Scoring method: null → Share of results (Standard adopted)',
    ]),
  );

  const body = { version: pier.version, levels: ['L1', 'L2'] };
  dataOf(await world.owner.call(`/api/organisation-standards/${pier.id}`, { method: 'PATCH', body }));
  const position = (await positionsByRef(world.owner, pier.id))('p-1');
  dataOf(
    await changePosition(world.owner, position.id, {
      version: position.version,
      ownerId: world.owner.id,
      isApplicable: false,
      reasons: [],
      justification: 'There is no pier.',
    }),
  );
  const [set] = entriesOf('MappingSetUse', await world.owner.call('/api/mapping-use'));
  const use = { method: 'PATCH', body: { use: 'PROPOSE' } } as const;
  dataOf(await world.owner.call(`/api/mapping-use/${set?.setId}`, use));
  dataOf(await world.owner.call(`/api/mapping-use/${set?.setId}`, use));

  expect(await logged(pier.id)).toEqual(
    expect.arrayContaining([
      'Levels: L1 → L1, L2 (Decided)',
      expect.stringMatching(/^p-1 Owner: null → \S.* \(Decided\)$/),
      'p-1 Applicable: Yes → No (Decided)',
      'p-1 Justification: null → There is no pier. (Decided)',
    ]),
  );
  const found = await logged(pier.id, '', 'CÓNTROL P 1');
  expect(found).toContain('p-1 Applicable: Yes → No (Decided)');
  expect(found.filter((entry) => !entry.startsWith('p-1'))).toEqual([]);
  expect(await logged(pier.id, 'MAPPING')).toEqual(['Use of mappings: Derive → Propose (Pier to Dock)']);
  const { body: activity } = await world.owner.call('/api/activities');
  expect(at(activity, 'data.data')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'CREATE', entityType: 'adoptedStandard', entityName: 'Pier 1.0' }),
      expect.objectContaining({
        entityType: 'controlPosition',
        entityRef: 'p-1',
        changes: expect.arrayContaining([{ field: 'ownerId', old: null, new: world.owner.id }]),
      }),
      expect.objectContaining({
        entityType: 'mappingSet',
        changes: [{ field: 'use', old: 'DERIVE', new: 'PROPOSE' }],
      }),
    ]),
  );
});
