import { randomUUID } from 'node:crypto';

import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { addControl, create, createPlain, sampleOf, unique, type Body, type Stored } from './samples.ts';

/** A day so many days from today, in UTC. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A draft with everything that a submission needs, decided on by `approver`. */
export const completeExemption = async (place: Place, approver: Person, given: Body = {}): Promise<Stored> =>
  create(place, 'Exemptions', {
    title: `${place.marker} ${unique()}`,
    policyId: (await createPlain(place, 'Policies')).id,
    reason: 'The old system cannot be changed',
    withoutControls: 'It is in a separate network',
    approverId: approver.id,
    validTo: dayIn(100),
    ...given,
  });

/** Takes an action on an exemption. */
export async function act(
  { organisation }: Place,
  person: Person,
  { id, version }: Stored,
  body: Body,
): Promise<Stored> {
  const call = { method: 'POST', body: { version, ...body }, organisation: organisation.id } as const;
  const answer = await person.call(`/api/exemption/${id}/status`, call);
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** An exemption in force. */
export async function exemptionInForce(
  place: Place,
  approver: Person,
  { requester = place.owner, ...given }: Body & { readonly requester?: Person } = {},
): Promise<Stored> {
  const draft = await completeExemption(place, approver, given);
  return act(place, approver, await act(place, requester, draft, { action: 'SUBMIT' }), { action: 'APPROVE' });
}

/** An extension of an exemption in force, asked for by its requester. */
export async function askedExtension(place: Place, asker: Person, approver: Person) {
  const { id: exemptionId } = await exemptionInForce(place, approver, { requester: asker });
  const body = { validTo: dayIn(200), reason: place.marker };
  const call = { method: 'POST', body, organisation: place.organisation.id } as const;
  const answer = await asker.call(`/api/exemption/${exemptionId}/extensions`, call);
  return { exemptionId, id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** Valid inputs of the operations on exemptions, besides those of registers. */
export const exemptionFixtures = {
  'ExemptionCourse.changeStatus': async (place) => {
    const { id, version } = await create(place, 'Exemptions', {
      ...(await sampleOf(place, 'Exemptions')),
      controlId: null,
      approverId: (await anotherMember(place)).id,
      ownerId: null,
      validFrom: dayIn(0),
      validTo: dayIn(100),
    });
    return { path: { id }, body: { version, action: 'SUBMIT', reason: place.marker } };
  },
  'ExemptionCourse.renew': async (place) => {
    const ended = await exemptionInForce(place, await anotherMember(place));
    const { id } = await act(place, place.owner, ended, { action: 'END', reason: place.marker });
    return { path: { id } };
  },
  'ExemptionCourse.extensions': async (place) => {
    const { exemptionId } = await askedExtension(place, place.owner, await anotherMember(place));
    return { path: { id: exemptionId } };
  },
  'ExemptionCourse.askExtension': async (place) => {
    const { id } = await exemptionInForce(place, await anotherMember(place));
    return { path: { id }, body: { validTo: dayIn(200), reason: place.marker } };
  },
  'ExemptionCourse.decideExtension': async (place, who) => {
    const probe = {
      method: 'POST',
      body: { version: 1, action: 'SUBMIT' },
      organisation: place.organisation.id,
    } as const;
    const mayDecide = (await who.call(`/api/exemption/${randomUUID()}/status`, probe)).status === 404;
    const { id, version } = await askedExtension(place, await anotherMember(place), mayDecide ? who : place.owner);
    return { path: { id }, body: { version, action: 'GRANT', reason: place.marker } };
  },
  'ExemptionCourse.controls': async (place) => {
    await addControl(place);
    return { query: { search: place.marker } };
  },
  'ExemptionFigures.statistics': () => Promise.resolve({}),
  'ExemptionFigures.ofRecord': async (place) => ({ path: { id: (await createPlain(place, 'Policies')).id } }),
} satisfies FixturesOf<'ExemptionCourse' | 'ExemptionFigures'>;
