import { and, eq } from 'drizzle-orm';

import { membershipPermission } from '#server/database/schema/index.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { create, sampleOf, unique } from './samples.ts';

/** A risk with a residual assessment. */
export const assessedRisk = async (place: Place) =>
  create(place, 'Risks', await sampleOf(place, 'Risks', ['title', 'residual']));

/** Another member with every right, who is neither the owner nor the caller. */
export const anotherMember = ({ server, organisation }: Place): Promise<Person> =>
  addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });

/** Someone with every right but those to risks. */
export async function memberWithoutRisks(place: Place): Promise<Person> {
  const member = await anotherMember(place);
  await place.server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, member.id), eq(membershipPermission.feature, 'RISK')));
  return member;
}

/** An acceptance that `author` submits to `approver`, of a new risk unless one is given. */
export async function submitAcceptance(place: Place, author: Person, approver: Person, given?: string) {
  const riskId = given ?? (await assessedRisk(place)).id;
  const { body } = await author.call(`/api/risk/${riskId}/acceptances`, {
    method: 'POST',
    body: { approverId: approver.id, expiresOn: '2099-12-31', justification: `${place.marker} ${unique()}` },
    organisation: place.organisation.id,
  });
  return { id: textAt(body, 'data.id'), riskId, version: numberAt(body, 'data.version') };
}

/** Valid inputs of the operations of `RiskAcceptances`. */
export const riskAcceptanceFixtures = {
  'RiskAcceptances.ofRisk': async (place) => ({
    path: { id: (await submitAcceptance(place, await anotherMember(place), place.owner)).riskId },
  }),
  'RiskAcceptances.submit': async (place) => ({
    path: { id: (await assessedRisk(place)).id },
    body: { approverId: (await anotherMember(place)).id, expiresOn: '2099-12-31', justification: place.marker },
  }),
  'RiskAcceptances.changeStatus': async (place, who) => {
    const isViewer = (await who.call('/api/risk', { organisation: place.organisation.id })).status === 200;
    const approver = isViewer ? who : place.owner;
    const { id, version } = await submitAcceptance(place, await anotherMember(place), approver);
    return { path: { id }, body: { version, action: 'ACCEPT', reason: place.marker } };
  },
} satisfies FixturesOf<'RiskAcceptances'>;
