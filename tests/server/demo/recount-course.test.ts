import { describe, expect, test } from 'vitest';

import { waitingTasks } from '#domain/words/waiting.ts';
import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

import { allOf, dayOf, exported, exportOf, listed, read, startRecountedDemo } from './recount-demo.ts';
import { acknowledgementsRecounted } from './recounted-asked.ts';
import { aboveOf, dueWithin, firstDue, incidentCourse, riskMonths } from './recounted-course.ts';
import { assessmentsRecounted, providerPartsRecounted, providerPartsShown } from './recounted-parts.ts';
import { platformRecounted } from './recounted-platform.ts';
import { standardRecounted } from './recounted-standards.ts';
import { textOrNull, waitingRecounted, type Waiting } from './recounted-waiting.ts';
import { valueAt } from './recounted.ts';
import { readRegisters } from './registers-of-demo.ts';

const demo = shared(startRecountedDemo);

/** Of the organisation that has every register. */
function someone(): Person {
  const [person] = demo.people;
  if (person === undefined) throw new Error('The demo has an organisation');
  return person;
}

describe('over time, in the demo', () => {
  test('the trend of risks, and how many of each group are above the appetite', async () => {
    const person = someone();
    const found = await read<Schemas['RiskStatistics']>(person, 'risk-scores/statistics', 'byRating');
    const risks = await exportOf(person, 'risk');
    const changes = await allOf(person, 'risk-scores/changes', '&stage=current');
    const appetites = await allOf(person, 'risk-appetite/versions');
    const history = { risks, changes, appetites, closedAt: await demo.closedRisks() };
    expect(found.months).toEqual(riskMonths(history, await dayOf(person)));
    const { score } = found.appetite;
    const above = (isOfGroup: (risk: unknown) => boolean) => aboveOf(risks, isOfGroup, score);
    const hasCategory = (risk: unknown, id: string | undefined) => {
      const categories: unknown = at(risk, 'categories');
      if (!Array.isArray(categories)) return false;
      return id === undefined ? categories.length === 0 : categories.some((one: unknown) => at(one, 'id') === id);
    };
    expect({
      treatments: found.byTreatment.map((one) => one.above),
      categories: found.byCategory.map((one) => one.above),
      owners: found.byOwner.map((one) => one.above),
    }).toEqual({
      treatments: found.byTreatment.map(({ treatment }) => above((risk) => at(risk, 'treatment') === treatment)),
      categories: found.byCategory.map(({ category }) => above((risk) => hasCategory(risk, category?.id))),
      owners: found.byOwner.map(({ owner }) => above((risk) => valueAt(risk, 'owner.id') === (owner?.id ?? null))),
    });
  });

  test('ages, times and months of incidents', async () => {
    const person = someone();
    const found = await read<Schemas['IncidentStatistics']>(person, 'incident-statistics', 'clocks');
    const { toContain, toResolve, ...counts } = incidentCourse(await exportOf(person, 'incident'), found, Date.now());
    expect(found).toMatchObject(counts);
    for (const [shown, recounted] of [
      [found.toContain, toContain],
      [found.toResolve, toResolve],
    ] as const) {
      expect([shown.count, shown.leftOut]).toEqual([recounted.count, recounted.leftOut]);
      expect(shown.mean).toBeCloseTo(recounted.mean ?? Number.NaN, 6);
      expect(shown.median).toBeCloseTo(recounted.median ?? Number.NaN, 6);
    }
  });

  test('reviews of policies that come next, and what people were asked to acknowledge', async () => {
    const person = someone();
    const found = await read<Schemas['PolicyStatistics']>(person, 'policy-statistics', 'byStatus');
    const today = await dayOf(person);
    const policies = await exportOf(person, 'policy');
    const reviewed = policies.filter((one) => valueAt(one, 'retiredOn') === null);
    expect(found.reviews.dueSoon).toBe(dueWithin(reviewed, 'nextReviewOn', today, 30));
    expect(found.reviews.next.map(({ policy, day }) => [policy.ref, day])).toEqual(
      firstDue(reviewed, 'nextReviewOn', today, 30).map((one) => [at(one, 'ref'), at(one, 'nextReviewOn')]),
    );
    const asked = [];
    for (const policy of policies) {
      const requests = (versions: string) =>
        exported(person, `policy/${String(at(policy, 'id'))}/acknowledgement-export`, `&versions=${versions}`);
      asked.push({ policy, inForce: await requests('IN_FORCE'), former: await requests('FORMER') });
    }
    const recounted = acknowledgementsRecounted(asked, today, Date.now());
    const { acknowledgement, byPolicy, weeks } = found;
    const byPerson = found.byPerson.map(({ recipient: { email }, open }) => ({ email, open }));
    expect({ acknowledgement, byPolicy, byPerson, weeks }).toEqual(recounted);
  });

  test('what falls due of service providers, and which of them others depend on', async () => {
    const person = someone();
    const found = await read<Schemas['ServiceProviderStatistics']>(person, 'service-provider-statistics', 'byTier');
    const today = await dayOf(person);
    const providers = await exportOf(person, 'service-provider');
    const parts = (kind: string) => exported(person, 'service-provider-part-export', `&kind=${kind}`);
    const files = {
      providers,
      contracts: await parts('providerContract'),
      documents: await parts('providerDocument'),
    };
    expect(providerPartsShown(found)).toEqual(providerPartsRecounted(files, today));
    expect(found.reviewsDueSoon).toBe(dueWithin(providers, 'nextReviewOn', today, 30));
    expect(found.reviews.map(({ provider, day }) => [provider.ref, day])).toEqual(
      firstDue(providers, 'nextReviewOn', today, 30).map((one) => [at(one, 'ref'), at(one, 'nextReviewOn')]),
    );
    expect(found.byCountry.map(({ critical }) => critical)).toEqual(
      found.byCountry.map(({ country }) => {
        const isOf = (one: unknown) => {
          const countries: unknown = at(one, 'countries');
          return Array.isArray(countries) && countries.includes(country);
        };
        return providers.filter((one) => isOf(one) && at(one, 'businessCriticality') === 'CRITICAL').length;
      }),
    );
    for (const { provider, users } of found.concentration) {
      const chain = await read<Schemas['ProviderChain']>(person, `service-provider/${provider.id}/chain`, 'users');
      expect([provider.ref, chain.users]).toEqual([provider.ref, users]);
    }
  });

  test('the answers that assessments of providers wait for', async () => {
    const person = someone();
    const path = 'service-provider-assessment-statistics';
    const found = await read<Schemas['AssessmentStatistics']>(person, path, 'open');
    const assessments = await exportOf(person, 'service-provider-assessment');
    const recounted = assessmentsRecounted(assessments, await dayOf(person));
    expect(found.meanProgress).toBe(Math.round(recounted.meanProgress ?? Number.NaN));
    expect(found.overdue).toBe(recounted.overdue);
    expect(found.mostOverdue.map(({ assessment, day }) => ({ ref: assessment.ref, day }))).toEqual(
      recounted.mostOverdue,
    );
    const query = { figure: 'OVERDUE' };
    expect(await listed(person, { path: 'service-provider-assessment', query })).toBe(found.overdue);
  });

  test('the results of every standard, today and on a past day', async () => {
    const person = someone();
    for (const asOf of [undefined, await dayOf(person)]) {
      const on = asOf === undefined ? '' : `?asOf=${asOf}`;
      const { standards } = await read<Schemas['ComplianceDashboard']>(person, `compliance-report${on}`, 'evidence');
      expect(standards.length).toBeGreaterThan(1);
      for (const standard of standards) {
        const report = `compliance-report/${standard.id}`;
        const found = await read<Schemas['ComplianceReport']>(person, `${report}${on}`, 'items');
        expect(standard).toMatchObject(standardRecounted(standard, found));
        if (asOf !== undefined) continue;
        const query = { figure: 'OPEN', adoptedStandardId: standard.id };
        expect(await listed(person, { path: 'non-conformance', query })).toBe(standard.openFindings);
      }
    }
  });
});

describe('what waits for people of the demo', () => {
  const inOrder = (rows: readonly Waiting[]) =>
    rows.map(({ task, ref, dueOn }) => `${task} ${ref} ${dueOn ?? ''}`).toSorted();

  test.each(['admin', 'manager', 'assessor', 'both'])('%s', async (name) => {
    const observer = someone();
    const today = await dayOf(observer);
    const person = await demo.demoPerson(`${name}@attest.example`);
    const recounted = waitingRecounted(person, await readRegisters(observer), today);
    expect(recounted.length).toBeGreaterThan(9);
    const shown = await allOf(person, 'waiting-for-me');
    expect(
      shown
        .map(
          (one) => `${String(at(one, 'task'))} ${String(at(one, 'record.ref'))} ${textOrNull(at(one, 'dueOn')) ?? ''}`,
        )
        .toSorted(),
    ).toEqual(inOrder(recounted));
    const { waiting } = await read<Schemas['DashboardNumbers']>(person, 'dashboard', 'modules');
    const groups = [...new Set(recounted.map(({ task }) => waitingTasks[task].group))].toSorted();
    expect(waiting.map(({ group }) => group).toSorted()).toEqual(groups);
    for (const { group, count, overdue } of waiting) {
      const own = recounted.filter(({ task }) => waitingTasks[task].group === group);
      const late = own.filter(({ dueOn }) => dueOn !== null && dueOn < today);
      expect({ group, count, overdue }).toEqual({ group, count: own.length, overdue: late.length });
      const list = { path: 'waiting-for-me', query: { group } };
      expect(await listed(person, list)).toBe(count);
      expect(await listed(person, { ...list, query: { group, overdue: 'true' } })).toBe(overdue);
    }
  });
});

test('every number of the platform', async () => {
  const person = demo.platform;
  const found = await read<Schemas['PlatformFigures']>(person, 'admin/reports/analytics', 'mail');
  const users = await allOf(person, 'admin/user');
  const all = await allOf(person, 'admin/organisation');
  const { organisations, accounts } = found;
  expect({ organisations, accounts: { ...accounts, signedIn: 0 } }).toMatchObject(
    platformRecounted(all, users, Date.now()),
  );
  const numbers: readonly [string, Record<string, string>, number][] = [
    ['admin/organisation', { state: 'ACTIVE' }, organisations.active],
    ['admin/organisation', { state: 'SUSPENDED' }, organisations.suspended],
    ['admin/organisation', { state: 'CLOSING' }, organisations.closing],
    ['admin/user', {}, accounts.total],
    ['admin/user', { approved: 'false', active: 'true' }, accounts.waiting],
    ['admin/user', { active: 'false' }, accounts.inactive],
    ['admin/contact-message', { status: 'NEW' }, found.newMessages],
    ['admin/failed-job', {}, found.failedJobs],
  ];
  for (const [path, query, number] of numbers)
    expect([path, query, await listed(person, { path, query })]).toEqual([path, query, number]);
  expect(found.signIns).toHaveLength(30);
  expect(numberAt(found, 'mail.waiting')).toBeGreaterThanOrEqual(0);
});
