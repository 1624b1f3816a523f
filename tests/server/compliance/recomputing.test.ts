import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { usualStrength } from '#domain/compliance/confidence.ts';
import type { ControlLink, OwnControl, Position, PositionMapping } from '#domain/compliance/facts.ts';
import { deriveAll, type ComplianceFacts } from '#domain/compliance/recalculation.ts';
import { inverseOf, relations, relationToEach } from '#domain/compliance/relations.ts';
import {
  control,
  controlLink,
  controlPosition,
  coverMember,
  mappingSetUse,
  ownControl,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { randomChanges, type MappedSet } from './random-changes.ts';
import { randomOf, type Random } from './random.ts';
import { addMappings, addOwnControl, addStandard, adopt, controlsOf, inside, type NewMapping } from './support.ts';

/** How many changes: more on demand, `COMPLIANCE_CHANGES=10000`. */
const changes = Number(process.env['COMPLIANCE_CHANGES'] ?? 100);
const perStandard = 60;
const prefixes = ['a', 'b', 'c'] as const;

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const codes = (prefix: string) => Array.from({ length: perStandard }, (_, index) => `${prefix}-${index + 1}`);

function randomMappings({ oneOf, below }: Random, from: string, to: string): NewMapping[] {
  const some = (prefix: string) => [
    ...new Set(Array.from({ length: 1 + Math.max(0, below(4) - 1) }, () => oneOf(codes(prefix)))),
  ];
  return Array.from({ length: 45 }, () => [some(from), oneOf(relations), some(to), oneOf([50, 70, 90])]);
}

/** The facts as plain tables give them, and the mappings as the test has made them: nothing of the server's reading. */
async function plainFacts(sets: readonly MappedSet[]) {
  const positions = await db.select().from(controlPosition).orderBy(asc(controlPosition.id));
  const codeOf = new Map(
    (await db.select({ id: control.id, code: control.code }).from(control)).map((one) => [one.id, one.code]),
  );
  const links = await db.select().from(controlLink).orderBy(asc(controlLink.assertedAt));
  const members = await db.select().from(coverMember);
  const uses = new Map((await db.select().from(mappingSetUse)).map((one) => [one.setId, one.use]));
  const removed = new Set(
    (await db.select().from(record)).flatMap(({ id, deletedAt }) => (deletedAt === null ? [] : [id])),
  );
  const owned = (await db.select().from(ownControl)).map((row): OwnControl => ({
    id: row.id,
    isRetired: row.implementation === 'RETIRED' || removed.has(row.id),
    result: row.result,
    maturity: row.maturity,
    confidence: row.confidence,
  }));
  const idOf = new Map(positions.map((row) => [codeOf.get(row.controlId) ?? '', row.id]));
  const mappings = sets.flatMap(({ id: setId, mappings: all }) =>
    all.flatMap(([sources, relation, targets, strength = usualStrength], index) => {
      const one = (from: readonly string[], to: readonly string[], stated: typeof relation): PositionMapping[] =>
        to.map((target) => ({
          id: `${setId}/${index + 1}`,
          sourceIds: from.map((code) => idOf.get(code) ?? code),
          relation: relationToEach(stated, to.length),
          targetId: idOf.get(target) ?? '',
          strength,
          use: uses.get(setId) ?? 'DERIVE',
          assertedBy: null,
        }));
      return [...one(sources, targets, relation), ...one(targets, sources, inverseOf(relation))];
    }),
  );
  const facts: ComplianceFacts = {
    today: await organisationToday(),
    ownControls: new Map(owned.map((one) => [one.id, one])),
    positions: new Map(positions.map((row) => [row.id, plainPosition(row, members)])),
    linksOf: (id) => links.filter((one): boolean => one.positionId === id).map((one): ControlLink => one),
    mappingsTo: (id) => mappings.filter(({ targetId }) => targetId === id),
    targetsOf: () => [],
  };
  return { facts, positions };
}

function plainPosition(
  row: typeof controlPosition.$inferSelect,
  members: readonly (typeof coverMember.$inferSelect)[],
): Position {
  return {
    id: row.id,
    isApplicable: row.isApplicable,
    isToConfirm: row.isToConfirm,
    override:
      row.overrideResult === null || row.overrideSeen === null
        ? null
        : {
            result: row.overrideResult,
            maturity: row.overrideMaturity,
            reason: row.overrideReason,
            until: row.overrideUntil,
            seenResult: row.overrideSeen,
          },
    cover:
      row.coverStanding === null
        ? null
        : {
            ownControlIds: members.filter(({ positionId }) => positionId === row.id).map((one) => one.ownControlId),
            standing: row.coverStanding,
            assertedBy: row.coverBy,
          },
  };
}

/** What is stored of positions, and what follows from the facts, for those that differ. */
async function differing(sets: readonly MappedSet[]) {
  const { facts, positions } = await plainFacts(sets);
  const values = deriveAll(facts);
  return positions.flatMap((row) => {
    const value = values.get(row.id);
    const stored = {
      own: [row.ownResult, row.ownMaturity, row.ownConfidence],
      counts: [row.result, row.maturity, row.confidence, row.isOverridden, row.asksAgain],
      derived: [row.derivedResult, row.basis, row.derivedMaturity, row.derivedConfidence, row.proposal, row.hasNote],
      flags: row.flags,
      progress: [row.met, row.of],
      usedIds: row.usedIds,
    };
    const { own, full } = value ?? {};
    const derived = full?.derived;
    const due = {
      own: [own?.result, own?.maturity, own?.confidence],
      counts: [full?.result, full?.maturity, full?.confidence, full?.isOverridden, full?.asksAgain],
      derived: [
        derived?.result,
        derived?.basis,
        derived?.maturity,
        derived?.confidence,
        derived?.proposal,
        derived?.hasNote,
      ],
      flags: derived?.flags,
      progress: [derived?.progress?.met ?? null, derived?.progress?.of ?? null],
      usedIds: derived?.usedIds,
    };
    return JSON.stringify(stored) === JSON.stringify(due) ? [] : [{ id: row.id, stored, due }];
  });
}

test(`after ${changes} random changes of three standards, recomputing everything finds no difference`, async () => {
  const random = randomOf(20_261_128);
  const pairs = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ] as const;
  const sets: MappedSet[] = [];
  for (const [from, to] of pairs) {
    const mappings = randomMappings(random, from, to);
    sets.push({ id: await addMappings(world, { source: from, target: to, mappings }), mappings });
  }
  // After the mappings: positions follow them from their adoption on.
  for (const prefix of prefixes) {
    const { versionId } = await addStandard(world, { title: prefix, controls: controlsOf(prefix, perStandard) });
    await adopt(world.owner, versionId);
  }
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push((await addOwnControl(world.owner, `Own ${index}`)).id);
  const positionIds = await inside(world, async () =>
    (await db.select({ id: controlPosition.id }).from(controlPosition)).map(({ id }) => id),
  );
  const done = await randomChanges(world.owner, random, { changes, ownControlIds: ids, positionIds, sets });
  expect(done.taken).toBeGreaterThan(changes / 2);
  expect(done.unexpected).toEqual([]);
  const assessed = await inside(world, async () =>
    (await db.select().from(controlPosition)).filter(({ result }) => result !== 'NOT_ASSESSED'),
  );
  expect(assessed.length).toBeGreaterThan(5);
  expect(await inside(world, () => differing(sets))).toEqual([]);
});
