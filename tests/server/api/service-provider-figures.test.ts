import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import { create, type Body } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, openLawPlace, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let place: Place;
beforeAll(async () => {
  place = await openLawPlace(places().server, 'Figures');
});

/** The server checks its answers against the contract. */
const isStatistics = (value: unknown): value is Schemas['ServiceProviderStatistics'] =>
  at(value, 'byTier') !== undefined;

async function statistics(person: Person = place.owner): Promise<Schemas['ServiceProviderStatistics']> {
  const { body } = await person.call('/api/service-provider-statistics');
  const found = at(body, 'data');
  if (!isStatistics(found)) throw new Error(`No statistics in ${JSON.stringify(body)}`);
  return found;
}

const add = async (title: string, body: Body = {}) => (await create(place, 'ServiceProviders', { title, ...body })).id;
const addPart = (id: string, list: string, body: Body) =>
  place.owner.call(`/api/service-provider/${id}/${list}`, { method: 'POST', body });

/** So many days from today, in UTC. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const titlesOf = (rows: readonly { readonly provider: { readonly title: string } }[]) =>
  rows.map(({ provider }) => provider.title);

test('the numbers count live providers, what falls due and which providers many depend on', async () => {
  const tier = await create(place, 'AssessmentTiers', { name: 'Thorough' });
  const over = await create(place, 'ContractStatuses', { name: 'Over', isFinal: true });
  const critical = { businessCriticality: 'CRITICAL', residualRisk: 'LOW' };
  const guards = await add('Guards', { countries: ['DK'] });
  const data = await add('Data centre', { subProcessorIds: [guards], countries: ['DK', 'NL'], category: 'SECURITY' });
  const cloud = await add('Cloud', { ...critical, subProcessorIds: [data], tierId: tier.id, nextReviewOn: dayIn(-2) });
  const terminal = await add('Terminal', {
    ...critical,
    subProcessorIds: [cloud, data],
    ownerId: place.owner.id,
    countries: ['NL'],
    nextReviewOn: dayIn(30),
  });
  const removed = await add('Removed', {
    ...critical,
    subProcessorIds: [cloud],
    countries: ['NL'],
    nextReviewOn: dayIn(-2),
  });

  await addPart(cloud, 'contracts', { title: 'Framework', endsOn: dayIn(80), noticeDays: 90 });
  await addPart(cloud, 'contracts', { title: 'Far', endsOn: dayIn(91), noticeDays: 0 });
  await addPart(cloud, 'contracts', { title: 'Over', endsOn: dayIn(10), statusId: over.id });
  await addPart(removed, 'contracts', { title: 'Of a removed one', endsOn: dayIn(10) });
  const soc2 = { kind: 'SOC2_REPORT' };
  await addPart(data, 'documents', { ...soc2, title: 'Lapsed', expiresOn: dayIn(-400) });
  await addPart(data, 'documents', { ...soc2, title: 'About to lapse', expiresOn: dayIn(60) });
  await addPart(data, 'documents', { ...soc2, title: 'Valid', expiresOn: dayIn(61) });
  await addPart(data, 'documents', { ...soc2, title: 'Replaced', expiresOn: dayIn(-10), status: 'REPLACED' });
  await callsOf('ServiceProviders', place).remove(removed, 1);

  const found = await statistics();
  expect(found).toMatchObject({
    count: 4,
    critical: 2,
    unowned: 3,
    notTiered: 3,
    reviewsOverdue: 1,
    reviewsDueSoon: 1,
    contractsDue: 1,
    documentsDue: 2,
    byTier: [
      { tier: { id: tier.id, name: 'Thorough' }, count: 1 },
      { tier: null, count: 3 },
    ],
    byCategory: [
      { category: null, count: 3 },
      { category: 'SECURITY', count: 1 },
    ],
    byCountry: [
      { country: 'DK', count: 2, critical: 0 },
      { country: 'NL', count: 2, critical: 1 },
    ],
  });
  expect(found.byLevel).toEqual([
    { level: 'CRITICAL', businessCriticality: 2, inherentRisk: 0, residualRisk: 0 },
    { level: 'HIGH', businessCriticality: 0, inherentRisk: 0, residualRisk: 0 },
    { level: 'MEDIUM', businessCriticality: 0, inherentRisk: 0, residualRisk: 0 },
    { level: 'LOW', businessCriticality: 0, inherentRisk: 0, residualRisk: 2 },
    { level: null, businessCriticality: 2, inherentRisk: 4, residualRisk: 2 },
  ]);
  expect(titlesOf(found.reviews)).toEqual(['Cloud', 'Terminal']);
  expect(found.contracts.map(({ title, what, day }) => [title, what, day])).toEqual([
    ['Framework', 'NOTICE', dayIn(-10)],
    ['Framework', 'END', dayIn(80)],
  ]);
  expect(found.documents.map(({ title }) => title)).toEqual(['Lapsed', 'About to lapse']);
  expect(
    found.concentration.map(({ provider, users, criticalUsers }) => [provider.title, users, criticalUsers]),
  ).toEqual([
    ['Guards', 3, 2],
    ['Data centre', 2, 2],
    ['Cloud', 1, 1],
  ]);
  expect(found.concentration[0]?.provider.id).toBe(guards);
  expect(found.reviews[1]).toMatchObject({ provider: { id: terminal }, owner: { id: place.owner.id } });
});

const assessmentNumbers = async (person: Person = place.owner) =>
  (await person.call('/api/service-provider-assessment-statistics')).body;

test('the numbers of assessments count what is open and list what has been overdue for longest', async () => {
  const added = async (title: string, dueOn: string, status?: Schemas['AssessmentStatus']) => {
    const fields = { title, dueOn, providerId: await add(`${title} provider`) };
    const { id } = await create(place, 'ServiceProviderAssessments', fields);
    if (status !== undefined)
      await within(place, () => db.update(assessment).set({ status, progress: 41 }).where(eq(assessment.id, id)));
    return id;
  };
  await added('Late draft', dayIn(-2));
  const later = await added('Later', dayIn(-9), 'IN_PROGRESS');
  await added('Today', dayIn(0), 'SENT');
  await added('Answered', dayIn(-5), 'SUBMITTED');
  await added('Decided', dayIn(-5), 'APPROVED');
  await added('Over', dayIn(-5), 'EXPIRED');
  await callsOf('ServiceProviderAssessments', place).remove(await added('Removed', dayIn(-30)), 1);
  const body = await assessmentNumbers();
  expect(at(body, 'data')).toEqual({
    open: [
      { status: 'DRAFT', count: 1 },
      { status: 'SENT', count: 1 },
      { status: 'IN_PROGRESS', count: 1 },
      { status: 'SUBMITTED', count: 1 },
      { status: 'REVIEWED', count: 0 },
    ],
    meanProgress: 41,
    overdue: 2,
    mostOverdue: [
      {
        assessment: { id: later, ref: expect.any(String), title: 'Later' },
        provider: { id: expect.any(String), ref: expect.any(String), title: 'Later provider' },
        template: null,
        day: dayIn(-9),
        progress: 41,
      },
      expect.objectContaining({ day: dayIn(-2), progress: null }),
    ],
  });
});

test('another organisation has its own numbers, and those without the right have none', async () => {
  expect(await statistics(places().meridian.owner)).toMatchObject({ count: 0, concentration: [], contracts: [] });
  expect(await assessmentNumbers(places().meridian.owner)).toMatchObject({
    data: { meanProgress: null, overdue: 0, mostOverdue: [] },
  });
  const outsider = await addOutsider(place, 'ServiceProviders');
  expect((await outsider.call('/api/service-provider-statistics')).status).toBe(403);
  expect((await outsider.call('/api/service-provider-assessment-statistics')).status).toBe(403);
});
