import { expect, test } from 'vitest';

import { activityOf } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, addStranger, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { inviteThem, post, runInvitationJob, tokenIn } from './invitations.ts';

const server = shared(() => startTestServer());

async function openPlace() {
  const organisation = await addOrganisation(server);
  const admin = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { server, organisation, admin };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

let numbers = 0;
const nextAddress = () => `staff-${(numbers += 1)}@example.com`;

/** Invites an address, and has its mail sent. @returns the link's token */
async function invited(place: Place, email: string, body: object = {}): Promise<string> {
  expect((await inviteThem(place.admin, email, body)).status).toBe(201);
  return tokenIn((await runInvitationJob(place)).at(-1));
}

const accept = (person: Pick<Person, 'call'>, token: string) => post(person, '/api/invitation/accept', { token });

const addStaff = async ({ admin }: Place, body: object = {}): Promise<string> =>
  textAt((await post(admin, '/api/staff-member', { title: 'Ana Silva', ...body })).body, 'data.id');

const accountOf = async ({ admin }: Place, staffMemberId: string) =>
  at((await admin.call(`/api/staff-member/${staffMemberId}`)).body, 'data.account');

test('the account that accepts becomes that of the staff member who was invited, which is logged', async () => {
  const place = await openPlace();
  const [staffMemberId, other] = [await addStaff(place), await addStaff(place)];
  const invitee = await addStranger(server, nextAddress());
  const token = await invited(place, invitee.email, { staffMemberId });
  expect(await accountOf(place, staffMemberId)).toBeNull();
  expect((await accept(invitee, token)).status).toBe(200);
  const id = at((await invitee.call('/api/auth/me')).body, 'data.id');
  expect(await accountOf(place, staffMemberId)).toMatchObject({ id });
  const log = await activityOf({ ...place, owner: place.admin }, staffMemberId);
  expect(log.at(-1)).toMatchObject({ action: 'UPDATE', changes: [{ field: 'accountId' }] });
  expect(await accountOf(place, other)).toBeNull();
});

test('an invitation that names no staff member links no account, whatever the addresses', async () => {
  const place = await openPlace();
  const invitee = await addStranger(server, nextAddress());
  const staffMemberId = await addStaff(place, { email: invitee.email });
  expect((await accept(invitee, await invited(place, invitee.email))).status).toBe(200);
  expect(await accountOf(place, staffMemberId)).toBeNull();
});

test('is accepted although the staff member has another account by then, which stays', async () => {
  const place = await openPlace();
  const staffMemberId = await addStaff(place);
  const invitee = await addStranger(server, nextAddress());
  const token = await invited(place, invitee.email, { staffMemberId });
  const chosen = { version: 1, accountId: place.admin.id };
  expect((await place.admin.call(`/api/staff-member/${staffMemberId}`, { method: 'PATCH', body: chosen })).status).toBe(
    200,
  );
  expect((await accept(invitee, token)).status).toBe(200);
  expect(await accountOf(place, staffMemberId)).toMatchObject({ id: place.admin.id });
});

test('nobody is invited as a staff member with an account or of another organisation, with two addresses, or without the right to link', async () => {
  const [place, elsewhere] = [await openPlace(), await openPlace()];
  const [free, linked] = [await addStaff(place), await addStaff(place, { accountId: place.admin.id })];
  for (const staffMemberId of [linked, await addStaff(elsewhere)])
    expect(await inviteThem(place.admin, nextAddress(), { staffMemberId })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'staffMemberId' }] },
    });
  expect(await inviteThem(place.admin, `${nextAddress()}\n${nextAddress()}`, { staffMemberId: free })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'addresses' }] },
  });
  const { organisation } = place;
  const reader = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'ADD' }] });
  expect((await inviteThem(reader, nextAddress(), { staffMemberId: free })).status).toBe(403);
});
