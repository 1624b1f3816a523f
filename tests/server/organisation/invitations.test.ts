import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { invitation, membership, membershipPermission, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { rowsOf } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, addStranger, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { inviteThem, post, runInvitationJob, tokenIn, viewer } from './invitations.ts';

const server = shared(() => startTestServer());

async function openPlace() {
  const organisation = await addOrganisation(server);
  const admin = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { server, organisation, admin };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

let numbers = 0;
const nextAddress = () => `invited-${(numbers += 1)}@example.com`;

/** Invites an address, and has its mail sent. @returns the link's token */
async function invited(place: Place, email: string, body: object = {}): Promise<string> {
  expect((await inviteThem(place.admin, email, body)).status).toBe(201);
  return tokenIn((await runInvitationJob(place)).at(-1));
}

const accept = (person: Pick<Person, 'call'>, token: string) => post(person, '/api/invitation/accept', { token });

const listOf = async ({ admin }: Place) => at((await admin.call('/api/user/invitations')).body, 'data.data');

const change = async (place: Place, action: string) => {
  const list = await listOf(place);
  return post(place.admin, `/api/user/invitations/${textAt(list, '0.id')}/change`, {
    version: numberAt(list, '0.version'),
    action,
  });
};

/** Lets time pass for the only invitation of an organisation, to the millisecond. */
const endsIn = ({ organisation }: Place, milliseconds: number) =>
  asOwner(
    server,
    `update invitation set expires_at = now() + interval '${milliseconds} milliseconds' where organisation_id = '${organisation.id}'`,
  );

const membersWith = (userId: string) =>
  server.database.platform.select().from(membership).where(eq(membership.userId, userId));

test('a new account with the invited address becomes a member with exactly the rights offered, and is approved', async () => {
  const place = await openPlace();
  const invitee = await addStranger(server, nextAddress());
  const token = await invited(place, `  ${invitee.email.toUpperCase()} `);
  const opened = await post(invitee, '/api/invitation/open', { token });
  expect(opened).toMatchObject({
    status: 200,
    body: { data: { isForYou: true, accepted: false, role: 'ORG_VIEWER' } },
  });
  expect(at((await invitee.call('/api/auth/me')).body, 'data.approved')).toBe(false);

  expect(await accept(invitee, token)).toMatchObject({
    status: 200,
    body: { data: { organisationId: place.organisation.id, ...viewer, reduced: false } },
  });

  expect(at((await invitee.call('/api/auth/me')).body, 'data.approved')).toBe(true);
  const mine = await invitee.call('/api/auth/organisations-and-permissions');
  expect(at(mine.body, 'data.organisations')).toMatchObject([
    { ...viewer, organisation: { id: place.organisation.id } },
  ]);
  const inOrganisation = { organisation: place.organisation.id };
  expect((await invitee.call('/api/risk', inOrganisation)).status).toBe(200);
  expect((await invitee.call('/api/policy', inOrganisation)).status).toBe(403);
  expect(await listOf(place)).toMatchObject([{ email: invitee.email, status: 'ACCEPTED', mail: 'SENT' }]);
});

test('the same account may accept again, another one may not, and there is one membership', async () => {
  const place = await openPlace();
  const [invitee, other] = [await addStranger(server, nextAddress()), await addPerson(server)];
  const token = await invited(place, invitee.email);
  await invitee.call('/api/auth/me');
  const twice = await Promise.all([accept(invitee, token), accept(invitee, token)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await accept(other, token)).status).toBe(409);
  const id = textAt((await invitee.call('/api/auth/me')).body, 'data.id');
  expect(await membersWith(id)).toHaveLength(1);
});

test('another address is refused, a deactivated account stays so, and neither becomes a member', async () => {
  const place = await openPlace();
  const [other, deactivated] = [await addPerson(server), await addPerson(server, { active: false })];
  const token = await invited(place, nextAddress());
  expect(await post(other, '/api/invitation/open', { token })).toMatchObject({ body: { data: { isForYou: false } } });
  expect((await accept(other, token)).status).toBe(403);
  const own = await invited(place, deactivated.email);
  expect((await accept(deactivated, own)).status).toBe(403);
  expect([...(await membersWith(other.id)), ...(await membersWith(deactivated.id))]).toEqual([]);
  const [account] = await server.database.platform.select().from(userAccount).where(eq(userAccount.id, deactivated.id));
  expect(account?.active).toBe(false);
});

test('a link works to the last millisecond of its term and not at its end, whether or not the end was stored', async () => {
  const place = await openPlace();
  const invitee = await addPerson(server);
  const token = await invited(place, invitee.email, { days: 1 });
  await endsIn(place, 0);
  expect((await accept(invitee, token)).status).toBe(410);
  expect(await listOf(place)).toMatchObject([{ status: 'EXPIRED' }]);
  await endsIn(place, 60_000);
  expect((await accept(invitee, token)).status).toBe(200);
});

test('sending again ends the old link and renews the term; an expired invitation can be sent again, a revoked one not', async () => {
  const place = await openPlace();
  const invitee = await addPerson(server);
  const first = await invited(place, invitee.email, { days: 3 });
  await endsIn(place, 0);
  expect(await change(place, 'RESEND')).toMatchObject({
    status: 200,
    body: { data: { status: 'PENDING', mail: 'DUE' } },
  });
  const second = tokenIn((await runInvitationJob(place)).at(-1));
  expect(second).not.toBe(first);
  expect((await accept(invitee, first)).status).toBe(410);
  expect((await change(place, 'REVOKE')).status).toBe(200);
  expect((await accept(invitee, second)).status).toBe(410);
  expect((await change(place, 'RESEND')).status).toBe(409);
  expect(await membersWith(invitee.id)).toEqual([]);
});

test('an address is sent at most three more invitations a day, also when it is invited once more', async () => {
  const place = await openPlace();
  const email = nextAddress();
  await invited(place, email);
  for (const _time of [1, 2]) expect((await change(place, 'RESEND')).status).toBe(200);
  await change(place, 'REVOKE');
  expect((await inviteThem(place.admin, email)).status).toBe(201);
  expect((await change(place, 'RESEND')).status).toBe(400);
  await change(place, 'REVOKE');
  expect(await inviteThem(place.admin, email)).toMatchObject({
    status: 201,
    body: { data: { invited: 0, lines: [{ result: 'LIMITED' }] } },
  });
});

test('a list names line by line what cannot be invited, and invites the others', async () => {
  const place = await openPlace();
  const known = await addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_VIEWER' }] });
  const left = await addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_VIEWER' }] });
  expect((await post(place.admin, `/api/user/${left.id}/deactivate`, { version: 1 })).status).toBe(200);
  const [one, two] = [nextAddress(), nextAddress()];
  await inviteThem(place.admin, two);
  const list = ['Email', one, 'no address', one.toUpperCase(), known.email, left.email, two, 'ana+x@example.com'];
  expect(await inviteThem(place.admin, list.join('\n'))).toMatchObject({
    status: 201,
    body: {
      data: {
        invited: 2,
        lines: [
          { line: 2, text: one, result: 'INVITED' },
          { line: 3, text: 'no address', result: 'MALFORMED' },
          { line: 4, text: one, result: 'DOUBLED' },
          { line: 5, result: 'MEMBER' },
          { line: 6, result: 'DEACTIVATED', memberId: left.id },
          { line: 7, result: 'INVITED_BEFORE' },
          { line: 8, text: 'ana+x@example.com', result: 'INVITED' },
        ],
      },
    },
  });
  expect((await inviteThem(place.admin, known.email)).status).toBe(409);
  const many = Array.from({ length: 501 }, () => nextAddress()).join('\n');
  expect(await inviteThem(place.admin, many)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'addresses' }] },
  });
  expect(at((await inviteThem(place.admin, many.slice(0, many.lastIndexOf('\n')))).body, 'data.invited')).toBe(500);
});

test('mail beyond the day’s new addresses waits, is shown as waiting, and is sent the next day', async () => {
  const place = await openPlace();
  await inviteThem(place.admin, `${nextAddress()}\n${nextAddress()}`);
  expect(await runInvitationJob(place, { perDay: 1 })).toHaveLength(1);
  const mails = async () => rowsOf(await place.admin.call('/api/user/invitations')).map((one) => textAt(one, 'mail'));
  expect((await mails()).toSorted()).toEqual(['SENT', 'WAITING']);
  await asOwner(server, `update mailed_address set at = at - interval '1 day'`);
  expect(await runInvitationJob(place, { perDay: 1 })).toHaveLength(1);
  expect(await mails()).toEqual(['SENT', 'SENT']);
});

test('nobody invites above themselves, and a demoted inviter’s invitation gives what they may still grant', async () => {
  const place = await openPlace();
  const { organisation } = place;
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'EDIT' }] });
  const above = { role: 'ORG_VIEWER', featurePermissions: [{ feature: 'RISK', permission: 'DELETE' }] };
  expect((await inviteThem(manager, nextAddress(), { role: 'ORG_ADMIN' })).status).toBe(403);
  expect((await inviteThem(manager, nextAddress(), above)).status).toBe(403);

  const invitee = await addPerson(server);
  const offer = { role: 'ORG_MANAGER', featurePermissions: [{ feature: 'RISK', permission: 'EDIT' }] };
  expect((await inviteThem(manager, invitee.email, offer)).status).toBe(201);
  const token = tokenIn((await runInvitationJob(place)).at(-1));
  await server.database.platform
    .update(membershipPermission)
    .set({ level: 'VIEW' })
    .where(eq(membershipPermission.userId, manager.id));
  await server.database.platform
    .update(membershipPermission)
    .set({ level: 'ADD' })
    .where(eq(membershipPermission.feature, 'USERS'));
  expect(await accept(invitee, token)).toMatchObject({
    status: 200,
    body: {
      data: { role: 'ORG_MANAGER', featurePermissions: [{ feature: 'RISK', permission: 'VIEW' }], reduced: true },
    },
  });
  const [stored] = await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
    db.select().from(invitation),
  );
  const told = await runInvitationJob(place, {
    name: 'mail-inviter',
    payload: { invitationId: stored?.id ?? '', what: 'REDUCED' },
  });
  expect(told).toMatchObject([{ to: manager.email, subject: expect.stringContaining('fewer rights') }]);
});

test('an inviter without the right to invite gives the least role and no rights', async () => {
  const place = await openPlace();
  const manager = await addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'EDIT' }],
  });
  const invitee = await addPerson(server);
  await inviteThem(manager, invitee.email, { role: 'ORG_MANAGER' });
  const token = tokenIn((await runInvitationJob(place)).at(-1));
  await server.database.platform
    .update(membership)
    .set({ role: 'ORG_VIEWER' })
    .where(eq(membership.userId, manager.id));
  expect(await accept(invitee, token)).toMatchObject({
    body: { data: { role: 'ORG_VIEWER', featurePermissions: [], reduced: true } },
  });
});

test('a guessed link is unknown, and guessing is limited', async () => {
  const guesser = await addPerson(server);
  const guess = () => accept(guesser, 'a'.repeat(43));
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push((await guess()).status);
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(answers[30]).toBe(429);
});

test('a late visitor asks once for a new link, and those who manage users see it', async () => {
  const place = await openPlace();
  const invitee = await addPerson(server);
  const token = await invited(place, invitee.email);
  await endsIn(place, 0);
  for (const _time of [1, 2]) expect((await post(invitee, '/api/invitation/ask', { token })).status).toBe(200);
  expect(await listOf(place)).toMatchObject([{ status: 'EXPIRED', askedAt: expect.any(String) }]);
});
