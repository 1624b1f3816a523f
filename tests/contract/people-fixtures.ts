import { randomUUID } from 'node:crypto';

import { invitation, invitationLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain } from './samples.ts';

const rights = { role: 'ORG_VIEWER', featurePermissions: [{ feature: 'RISK', permission: 'VIEW' }] } as const;
const given = () => ({ role: rights.role, featurePermissions: [...rights.featurePermissions] });

/** A member of the organisation on whom its owner may act. */
async function newMember({ server, organisation }: Place): Promise<{ id: string; version: number }> {
  const { id } = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
  return { id, version: 1 };
}

async function deactivated(place: Place, { id }: { readonly id: string }) {
  const call = { method: 'POST', body: { version: 1 }, organisation: place.organisation.id } as const;
  const answer = await place.owner.call(`/api/user/${id}/deactivate`, call);
  if (answer.status !== 200) throw new Error('The member was not deactivated');
  return { id, version: 2 };
}

/** A member who owns a risk, and who takes it over. */
async function newOwner(place: Place) {
  const member = await newMember(place);
  const body = { title: `${place.marker} ${randomUUID()}`, ownerId: member.id };
  const call = { method: 'POST', body, organisation: place.organisation.id } as const;
  const recordId = textAt((await place.owner.call('/api/risk', call)).body, 'data.id');
  const exceptions = [{ recordId, field: 'ownerId', successorId: place.owner.id }];
  return { member, handOver: { successorId: place.owner.id, exceptions } };
}

/** An invitation with a link, as its mail would have it. */
async function newInvitation(
  { server, organisation, owner }: Place,
  email = `${randomUUID()}@example.com`,
): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newToken()];
  const organisationId = organisation.id;
  await server.database.inOrganisation({ organisationId, userId: '' }, async () => {
    const { role, featurePermissions: permissions } = rights;
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db
      .insert(invitation)
      .values({ organisationId, id, email, role, permissions, days: 7, expiresAt, invitedBy: owner.id });
    await db.insert(invitationLink).values({ organisationId, invitationId: id, tokenHash: tokenHash(token) });
  });
  return { id, token };
}

/** An invitation for someone to an organisation in which they are not. */
async function invitationFor({ server, marker }: Place, { email }: Person) {
  const organisation = await addOrganisation(server);
  const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return newInvitation({ server, organisation, owner, marker }, email);
}

/** The reference of a new record. */
async function newReference(place: Place): Promise<string> {
  const { id } = await createPlain(place, 'InformationAssets');
  const { body } = await place.owner.call(`/api/information-asset/${id}`, { organisation: place.organisation.id });
  return textAt(body, 'data.ref');
}

/** Valid inputs of the operations on members and invitations. */
export const peopleFixtures = {
  'Members.options': async () => ({ query: { search: 'person' } }),
  'Members.list': async (place) => ({
    query: { id: place.owner.id, search: 'person', state: 'ACTIVE', role: 'ORG_ADMIN', sortId: 'name' },
  }),
  'Members.setRights': async (place) => {
    const { id, version } = await newMember(place);
    return { path: { id }, body: { version, ...given() } };
  },
  'Members.deactivate': async (place) => {
    const { id, version } = await newMember(place);
    return { path: { id }, body: { version } };
  },
  'Members.reactivate': async (place) => {
    const { id, version } = await deactivated(place, await newMember(place));
    return { path: { id }, body: { version } };
  },
  'Members.responsibilities': async (place) => ({
    path: { id: (await newMember(place)).id },
    query: { successorId: place.owner.id },
  }),
  'Members.handOver': async (place) => {
    const { member, handOver } = await newOwner(place);
    return { path: { id: (await deactivated(place, member)).id }, body: handOver };
  },
  'Members.remove': async (place) => {
    const { member, handOver } = await newOwner(place);
    return { path: { id: member.id }, body: { version: member.version, ...handOver } };
  },
  'Members.formerOwners': async () => ({}),
  'Members.explainAccess': async (place) => ({
    path: { id: (await newMember(place)).id },
    query: { ref: await newReference(place) },
  }),
  'Invitations.list': async (place) => {
    await newInvitation(place);
    return { query: { search: 'example', status: 'PENDING', sortId: 'email' } };
  },
  'Invitations.invite': async (place) => {
    const { id: staffMemberId } = await createPlain(place, 'Staff');
    return { body: { addresses: `${randomUUID()}@example.com`, days: 7, staffMemberId, ...given() } };
  },
  'Invitations.change': async (place) => ({
    path: { id: (await newInvitation(place)).id },
    body: { version: 1, action: 'REVOKE' },
  }),
  'InvitationAcceptances.open': async (place) => ({ body: { token: (await newInvitation(place)).token } }),
  'InvitationAcceptances.accept': async (place, who) => ({ body: { token: (await invitationFor(place, who)).token } }),
  'InvitationAcceptances.ask': async (place) => ({ body: { token: (await newInvitation(place)).token } }),
} satisfies FixturesOf<'Members' | 'Invitations' | 'InvitationAcceptances'>;
