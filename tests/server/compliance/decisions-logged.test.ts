import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
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
  inside,
  positionsByRef,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

/** As many entries of the log of a standard, three of them at a time. */
const logMany = (adoptedStandardId: string, count: number) =>
  inside(world, () =>
    db.execute(sql`insert into activity (organisation_id, action, entity_type, entity_id, entity_name, changes, at)
      select ${world.organisation.id}::uuid, 'UPDATE', 'adoptedStandard', ${adoptedStandardId}::uuid, 'Quay',
        jsonb_build_array(jsonb_build_object('field', 'target', 'old', null, 'new', n::text)),
        '2026-01-01'::timestamptz + (n / 3) * interval '1 ms' + (n % 3) * interval '1 us'
      from generate_series(1, ${count}::int) as n`),
  );

test('every change is on one page of the logs, and half an entry names none', async () => {
  const { versionId } = await addStandard(world, { title: 'Quay', controls: controlsOf('k', 1) });
  const { id } = await adopt(world.owner, versionId);
  await logMany(id, 1_100);
  const page = async (query: object = {}) => {
    const given = new URLSearchParams({ adoptedStandardId: id, ...query }).toString();
    return world.owner.call(`/api/compliance-assessment/logs?${given}`);
  };
  const seen: Schemas['ComplianceLogEntry'][] = [];
  const sizes: number[] = [];
  for (let after = {}; sizes.length === 0 || sizes.at(-1) === 500;) {
    const entries = entriesOf('ComplianceLogEntry', await page(after));
    sizes.push(entries.length);
    seen.push(...entries);
    const last = entries.at(-1);
    after = { afterAt: last?.at, afterId: last?.id };
  }
  expect(sizes.slice(0, 2)).toEqual([500, 500]);
  expect(new Set(seen.map((entry) => entry.id)).size).toBe(seen.length);
  const numbers = seen.filter(({ at: time }) => time.startsWith('2026-01-01')).map(({ to }) => Number(to));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 1_100 }, (_, n) => n + 1));
  expect(seen.map((entry) => entry.at)).toEqual(
    seen
      .map((entry) => entry.at)
      .toSorted()
      .toReversed(),
  );
  expect(await page({ afterAt: seen[0]?.at })).toMatchObject({ status: 400, body: { errors: [{ field: 'afterId' }] } });
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
