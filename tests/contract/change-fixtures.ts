import { randomUUID } from 'node:crypto';

import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { create, createPlain, unique, type Body, type Stored } from './samples.ts';

/** An instant so many hours from now. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The people of a change beside its requester, who is the owner of the place. */
export interface ChangeCast {
  readonly assessor: Person;
  readonly implementer: Person;
  readonly voters: readonly Person[];
}

/** A change with everything that a submission needs. */
export const completeChange = (
  place: Place,
  { assessor, implementer, voters }: ChangeCast,
  given: Body = {},
): Promise<Stored> =>
  create(place, 'ChangeRequests', {
    title: `${place.marker} ${unique()}`,
    implementationPlan: 'Switch to the second line',
    testPlan: 'Send a message over it',
    fallbackPlan: 'Switch back',
    assessorId: assessor.id,
    implementerIds: [implementer.id],
    voterIds: voters.map(({ id }) => id),
    plannedStart: hoursFromNow(24),
    plannedEnd: hoursFromNow(26),
    ...given,
  });

const storedIn = (body: unknown): Stored => ({ id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') });

/** A change as it is stored now. */
export const storedChange = async ({ owner, organisation }: Place, id: string): Promise<Stored> =>
  storedIn((await owner.call(`/api/change-management-process/${id}`, { organisation: organisation.id })).body);

/** Takes an action on a change as it is stored now. */
export async function actOnChange(
  place: Place,
  person: Person,
  { id }: Pick<Stored, 'id'>,
  body: Body,
): Promise<Stored> {
  const { version } = await storedChange(place, id);
  const call = { method: 'POST', body: { version, ...body }, organisation: place.organisation.id } as const;
  return storedIn((await person.call(`/api/change-management-process/${id}/status`, call)).body);
}

/** Votes on a change in its present round. */
export async function voteOnChange(place: Place, person: Person, { id }: Pick<Stored, 'id'>, body: Body) {
  const path = `/api/change-management-process/${id}`;
  const { body: read } = await place.owner.call(path, { organisation: place.organisation.id });
  const ballot = { round: numberAt(read, 'data.round'), vote: 'YES', ...body };
  return person.call(`${path}/vote`, { method: 'POST', body: ballot, organisation: place.organisation.id });
}

const assessed = { action: 'ASSESS', riskLevel: 'LOW', impact: 'The line is down for a minute' };

/** A change to be decided on. */
export async function changeToDecide(place: Place, cast: ChangeCast, given: Body = {}): Promise<Stored> {
  const draft = await completeChange(place, cast, given);
  if (given['type'] === 'EMERGENCY') return actOnChange(place, place.owner, draft, { action: 'EXPEDITE' });
  await actOnChange(place, place.owner, draft, { action: 'SUBMIT' });
  return actOnChange(place, cast.assessor, draft, assessed);
}

/** A change that everyone has agreed to. */
export async function scheduledChange(place: Place, cast: ChangeCast, given: Body = {}): Promise<Stored> {
  const { id } = await changeToDecide(place, cast, { quorum: 'ALL', ...given });
  for (const voter of cast.voters) await voteOnChange(place, voter, { id }, {});
  return storedChange(place, id);
}

/** A change that has been carried out, and is reviewed. */
export async function finishedChange(place: Place, cast: ChangeCast, given: Body = {}): Promise<Stored> {
  const { id } = await scheduledChange(place, cast, given);
  await actOnChange(place, cast.implementer, { id }, { action: 'START', at: hoursFromNow(-1) });
  return actOnChange(place, cast.implementer, { id }, { action: 'FINISH', at: hoursFromNow(0), outcome: 'SUCCESSFUL' });
}

/** The impacts of a change. */
export async function impactsOfChange({ owner, organisation }: Place, id: string): Promise<Stored[]> {
  const { body } = await owner.call(`/api/change-management-process/${id}/course`, { organisation: organisation.id });
  const impacts: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'impacts');
  return Array.isArray(impacts)
    ? impacts.map((impact) => ({ id: textAt(impact, 'id'), version: numberAt(impact, 'version') }))
    : [];
}

/** Someone for every part. */
export async function changeCast(place: Place): Promise<ChangeCast> {
  const [assessor, implementer, voter] = [
    await anotherMember(place),
    await anotherMember(place),
    await anotherMember(place),
  ];
  return { assessor, implementer, voters: [voter] };
}

/** A finished change with an impact on a risk of the owner. */
export async function changeWithImpact(place: Place) {
  const cast = await changeCast(place);
  const { id: riskId } = await create(place, 'Risks', {
    title: `${place.marker} ${unique()}`,
    ownerId: place.owner.id,
  });
  const change = await finishedChange(place, cast, { riskIds: [riskId] });
  const [impact] = await impactsOfChange(place, change.id);
  if (impact === undefined) throw new Error('The change has no impact');
  return { cast, riskId, change, impact };
}

/** A closed change whose effect on a risk is asked about. */
export async function askedImpact(place: Place) {
  const { riskId, change, impact } = await changeWithImpact(place);
  const call = { method: 'POST', organisation: place.organisation.id } as const;
  const decision = { version: impact.version, affected: true };
  await place.owner.call(`/api/change-impact/${impact.id}/decision`, { ...call, body: decision });
  await actOnChange(place, place.owner, change, { action: 'CLOSE', review: 'It works' });
  const [asked] = await impactsOfChange(place, change.id);
  if (asked === undefined) throw new Error('The change has no impact');
  return { riskId, change, impact: asked };
}

const period = ({ marker }: Place) => ({
  kind: 'FREEZE' as const,
  title: `${marker} ${unique()}`,
  startsAt: '2099-12-20T00:00:00.000Z',
  endsAt: '2100-01-02T00:00:00.000Z',
});

/** Adds a window or a freeze. */
export async function addPeriod(place: Place, given: Body = {}): Promise<Stored> {
  const call = { method: 'POST', body: { ...period(place), ...given }, organisation: place.organisation.id } as const;
  return storedIn((await place.owner.call('/api/change-periods', call)).body);
}

/** Valid inputs of the operations on changes, besides those of registers. */
export const changeFixtures = {
  'ChangeCourses.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'ChangeRequests');
    return { path: { id }, body: { version, action: 'CANCEL', reason: place.marker } };
  },
  'ChangeCourses.course': async (place) => {
    const { id } = await changeToDecide(place, await changeCast(place));
    return { path: { id } };
  },
  'ChangeCourses.vote': async (place, who) => {
    const probe = { method: 'POST', body: { round: 1, vote: 'YES' }, organisation: place.organisation.id } as const;
    const mayVote = (await who.call(`/api/change-management-process/${randomUUID()}/vote`, probe)).status === 404;
    const cast = { ...(await changeCast(place)), voters: [mayVote ? who : place.owner] };
    const requester = await anotherMember(place);
    const draft = await completeChange(place, cast, { ownerId: requester.id });
    await actOnChange(place, requester, draft, { action: 'SUBMIT' });
    const { id } = await actOnChange(place, cast.assessor, draft, assessed);
    return { path: { id }, body: { round: 1, vote: 'YES', comment: place.marker } };
  },
  'ChangeCourses.repeat': async (place) => {
    const { id } = await finishedChange(place, await changeCast(place), { repeatable: true });
    await actOnChange(place, place.owner, { id }, { action: 'CLOSE', review: place.marker });
    return { path: { id } };
  },
  'ChangeCourses.decide': async (place) => {
    const { impact } = await changeWithImpact(place);
    return { path: { id: impact.id }, body: { version: impact.version, affected: true, note: place.marker } };
  },
  'ChangeCourses.answerImpact': async (place) => {
    const { impact } = await askedImpact(place);
    return { path: { id: impact.id }, body: { version: impact.version, note: place.marker } };
  },
  'ChangeCourses.ofRecord': async (place) => ({ path: { id: (await askedImpact(place)).riskId } }),
  'ChangeCalendars.calendar': async (place) => {
    await addPeriod(place);
    return { query: { from: '2099-12-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' } };
  },
  'ChangeCalendars.periods': async (place) => {
    await addPeriod(place);
    return {};
  },
  'ChangeCalendars.addPeriod': (place) => Promise.resolve({ body: period(place) }),
  'ChangeCalendars.discardPeriod': async (place) => {
    const { id, version } = await addPeriod(place);
    return { path: { id }, query: { version } };
  },
  'ChangeDrafts.impact': async (place) => ({
    body: {
      title: `Replace the switch ${place.marker}`,
      type: 'NORMAL',
      reason: place.marker,
      description: place.marker,
      implementationPlan: place.marker,
      assetIds: [(await createPlain(place, 'InformationAssets')).id],
    },
  }),
} satisfies FixturesOf<'ChangeCalendars' | 'ChangeCourses' | 'ChangeDrafts'>;
