import { describe, expect, test } from 'vitest';

import { daysBetween } from '#domain/time/review-dates.ts';
import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

import { allOf, dayOf, expectSame, exportOf, listed, read, startRecountedDemo } from './recount-demo.ts';
import { assetsRecounted, complianceRecounted, providersRecounted, tasksRecounted } from './recounted-work.ts';
import { incidentsRecounted, policiesRecounted, risksRecounted, type Recounted } from './recounted.ts';

const demo = shared(startRecountedDemo);

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
    const assets = await exportOf(person, 'information-asset');
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

  test('a few tasks are overdue, and none of them for long', async () => {
    const person = someone();
    const today = await dayOf(person);
    const days = (await allOf(person, 'task', '&figure=OVERDUE')).map((task) =>
      daysBetween(String(at(task, 'dueOn')), today),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.length).toBeLessThan(6);
    expect(Math.max(...days)).toBeLessThan(31);
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
      expect([kind, (await exportOf(person, path)).length]).toEqual([kind, records]);
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
