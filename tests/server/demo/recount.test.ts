import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { organisation as organisations } from '#server/database/schema/index.ts';
import { seedDemo } from '#server/demo/index.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { assetsRecounted, complianceRecounted, providersRecounted, tasksRecounted } from './recounted-work.ts';
import { incidentsRecounted, policiesRecounted, risksRecounted, type Recounted } from './recounted.ts';

const demo = shared(async () => {
  const server = await startTestServer();
  const { database, identity, files } = server;
  await seedDemo({ database, identity, files, log: quiet });
  const found = await database.platform
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .orderBy(asc(organisations.name));
  const people = await Promise.all(
    found.map((organisation) => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] })),
  );
  return { people, close: () => server.close() };
});

type Person = (typeof demo)['people'][number];

/** What an operation answers; the server checks its answers against the contract. @param key that the answer has */
async function read<T>(person: Person, path: string, key: string): Promise<T> {
  const isThat = (value: unknown): value is T => at(value, key) !== undefined;
  const { status, body } = await person.call(`/api/${path}`);
  const found = at(body, 'data');
  if (!isThat(found)) throw new Error(`${path} answered ${status}`);
  return found;
}

async function exported(person: Person, path: string): Promise<readonly unknown[]> {
  const { status, body } = await person.call(`/api/${path}/export?format=json`);
  if (!Array.isArray(body)) throw new Error(`The export of ${path} answered ${status}`);
  return body.map((one: unknown) => one);
}

async function listed(person: Person, { path, query }: Pick<Recounted, 'path' | 'query'>): Promise<number> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const { body } = await person.call(`/api/${path}?${new URLSearchParams(pairs).toString()}`);
  return numberAt(body, 'data.pagination.total');
}

/** Each number beside what its link lists and what the export of its register has. */
async function expectSame(person: Person, numbers: readonly Recounted[]): Promise<void> {
  const exports = new Map<string, readonly unknown[]>();
  for (const { path } of numbers) if (!exports.has(path)) exports.set(path, await exported(person, path));
  const counted = [];
  for (const one of numbers)
    counted.push({
      what: one.what,
      shown: one.number,
      listed: await listed(person, one),
      exported: (exports.get(one.path) ?? []).filter((record) => one.counts(record)).length,
    });
  expect(counted).toEqual(counted.map(({ what, shown }) => ({ what, shown, listed: shown, exported: shown })));
}

const dayOf = async (person: Person): Promise<string> =>
  (await read<Schemas['ComplianceDashboard']>(person, 'compliance-report', 'day')).day;

const personOf = (index: number): Person => {
  const person = demo.people[index];
  if (person === undefined) throw new Error('The demo has two organisations');
  return person;
};

describe('in the demo', () => {
  /** Of the organisation that has every register. */
  const someone = (): Person => personOf(0);

  test('every number of risks, and of their heat maps, is its list and its export', async () => {
    const person = someone();
    const found = await read<Schemas['RiskStatistics']>(person, 'risk-scores/statistics', 'byRating');
    await expectSame(person, risksRecounted(found, await dayOf(person)));
    const actions = await person.call('/api/treatment-actions?overdue=true');
    expect(numberAt(actions.body, 'data.pagination.total')).toBe(found.overdueActions);
    for (const stage of ['inherent', 'current', 'residual'] as const) {
      const map = await read<Schemas['RiskHeatMap']>(person, `risk-scores/heat-map?stage=${stage}`, 'cells');
      const cells = map.cells.map(({ count, likelihoodId, impactId }): Recounted => ({
        what: `${stage} ${likelihoodId} ${impactId}`,
        number: count,
        path: 'risk',
        query: {
          status: ['DRAFT', 'OPEN'],
          [`${stage}LikelihoodId`]: likelihoodId,
          [`${stage}ImpactId`]: impactId,
        },
        counts: (one) =>
          at(one, 'status') !== 'CLOSED' &&
          at(one, `${stage}.likelihood.id`) === likelihoodId &&
          at(one, `${stage}.impact.id`) === impactId,
      }));
      await expectSame(person, cells);
    }
  });

  test('every number of incidents', async () => {
    const found = await read<Schemas['IncidentStatistics']>(someone(), 'incident-statistics', 'clocks');
    await expectSame(someone(), incidentsRecounted(found, Date.now()));
  });

  test('every number of assets', async () => {
    const person = someone();
    const found = await read<Schemas['AssetStatistics']>(person, 'information-asset-statistics', 'byLevel');
    const { listed: numbers, unlisted } = assetsRecounted(found, await dayOf(person));
    await expectSame(person, numbers);
    const assets = await exported(person, 'information-asset');
    expect(unlisted.map(({ what, counts }) => [what, assets.filter((one) => counts(one)).length])).toEqual(
      unlisted.map(({ what, number }) => [what, number]),
    );
  });

  test('every number of policies and exemptions', async () => {
    const person = someone();
    const policies = await read<Schemas['PolicyStatistics']>(person, 'policy-statistics', 'byStatus');
    const exemptions = await read<Schemas['ExemptionStatistics']>(person, 'exemption-statistics', 'inForce');
    await expectSame(person, policiesRecounted(policies, exemptions, await dayOf(person)));
  });

  test('every number of service providers and their assessments', async () => {
    const person = someone();
    const found = await read<Schemas['ServiceProviderStatistics']>(person, 'service-provider-statistics', 'byTier');
    const path = 'service-provider-assessment-statistics';
    const assessments = await read<Schemas['AssessmentStatistics']>(person, path, 'open');
    await expectSame(person, providersRecounted(found, assessments, await dayOf(person)));
  });

  test('every number of tasks', async () => {
    const person = someone();
    const found = await read<Schemas['TaskStatistics']>(person, 'task-statistics', 'byStatus');
    await expectSame(person, tasksRecounted(found, await dayOf(person), person.id));
  });

  test('every number of compliance', async () => {
    const person = someone();
    const found = await read<Schemas['ComplianceDashboard']>(person, 'compliance-report', 'evidence');
    await expectSame(person, complianceRecounted(found, found.day));
    const { withoutPolicy, failedWithRisk, openIncident, exempted } = found.ownControls ?? {};
    const figures = {
      WITHOUT_POLICY: withoutPolicy,
      FAILED_WITH_RISK: failedWithRisk,
      OPEN_INCIDENT: openIncident,
      EXEMPTED: exempted,
    };
    for (const [figure, number] of Object.entries(figures))
      expect([figure, await listed(person, { path: 'organisation-control', query: { figure } })]).toEqual([
        figure,
        number,
      ]);
  });

  test('every number of devices', async () => {
    const person = someone();
    const found = await read<Schemas['RunZeroStatistics']>(person, 'run-zero-assets/statistics', 'byCriticality');
    const shown: [object, number][] = [
      [{}, found.count],
      [{ moved: 'true' }, found.moved],
      [{ drifted: 'true' }, found.drifted],
      [{ seen: 'WITHIN_A_DAY' }, found.seenToday],
      [{ seen: 'NOT_FOR_30_DAYS' }, found.lost],
      ...found.byCriticality.map(({ criticality, count }): [object, number] => [{ criticality }, count]),
    ];
    for (const [query, number] of shown)
      expect([query, await listed(person, { path: 'run-zero-assets', query: { ...query } })]).toEqual([query, number]);
  });

  test.each([
    [0, 22],
    [1, 9],
  ])('every number of registers on the first page of organisation %i', async (index, registers) => {
    const person = personOf(index);
    const { modules } = await read<Schemas['DashboardNumbers']>(person, 'dashboard', 'modules');
    expect(modules).toHaveLength(registers);
    for (const { kind, records, numbers } of modules) {
      const path = pathOf(kind);
      expect([kind, (await exported(person, path)).length]).toEqual([kind, records]);
      expect([kind, await listed(person, { path, query: {} })]).toEqual([kind, records]);
      for (const { figure, count } of numbers)
        expect([kind, figure, await listed(person, { path, query: { figure } })]).toEqual([kind, figure, count]);
    }
  });
});

/** Where the list of a register is, if its path is not its kind. */
const otherPaths: Readonly<Record<string, string>> = {
  ownControl: 'organisation-control',
  finding: 'non-conformance',
  regulatoryRequirement: 'country-regulatory-register',
};

const pathOf = (kind: string): string =>
  otherPaths[kind] ?? kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
