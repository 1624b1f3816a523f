import { expect, test } from 'vitest';

import { lastDayOf } from '#domain/time/last-day.ts';
import { approvedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';

import { acknowledgementsOf, tokenIn } from './acknowledgements.ts';

const places = useLawPlaces();
const { ask, open, requestsOf, sendMails } = acknowledgementsOf(places);

const path = '/api/organisation-settings';
const settingsOf = async (person: Person) => at((await person.call(path)).body, 'data');

async function setZone(person: Person, timeZone: string, version?: number) {
  const current = numberAt(await settingsOf(person), 'version');
  return person.call(path, { method: 'POST', body: { version: version ?? current, timeZone } });
}

const organisationsOf = async (person: Person) =>
  at((await person.call('/api/auth/organisations-and-permissions')).body, 'data.organisations');

test('the time zone of an organisation is its administrator’s at first, and UTC without', async () => {
  const { server } = places();
  const organisation = await addOrganisation(server);
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const administrator = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  const second = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  const opens = (person: Person, browserTimeZone: string) =>
    person.call('/api/user-preferences', { method: 'PATCH', body: { browserTimeZone } });
  await opens(manager, 'Asia/Tokyo');
  expect(await settingsOf(administrator)).toEqual({ version: 1, timeZone: 'UTC', exemptionDays: 365 });
  await opens(administrator, 'America/Los_Angeles');
  await opens(second, 'Europe/Berlin');
  expect(await settingsOf(administrator)).toMatchObject({ timeZone: 'America/Los_Angeles' });
  expect(await organisationsOf(manager)).toMatchObject([{ organisation: { timeZone: 'America/Los_Angeles' } }]);
});

test('only administrators see and change the settings, each the version that they saw, and the log says so', async () => {
  const { harbour, meridian, server } = places();
  const { organisation, owner } = harbour;
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  expect((await manager.call(path)).status).toBe(403);
  expect((await manager.call(path, { method: 'POST', body: { version: 1, timeZone: 'UTC' } })).status).toBe(403);
  const refused = await setZone(owner, 'Mars/Base');
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'timeZone' }] } });
  const before = numberAt(await settingsOf(owner), 'version');
  expect((await setZone(owner, 'Europe/Berlin')).status).toBe(200);
  const outdated = await setZone(owner, 'UTC', before);
  expect(outdated).toMatchObject({
    status: 409,
    body: { current: { timeZone: 'Europe/Berlin', version: before + 1 } },
  });
  expect(await settingsOf(meridian.owner)).toMatchObject({ timeZone: 'UTC' });
  const logged = await owner.call('/api/activities/all-users?entityType=organisationSettings');
  expect(rowsOf(logged)).toMatchObject([
    { action: 'UPDATE', entityName: 'Organisation settings', changes: [{ field: 'timeZone', new: 'Europe/Berlin' }] },
  ]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test.each(['America/Los_Angeles', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'in %s the last day of a link is one day in mail, register and page, and once it has passed',
  async (timeZone) => {
    const { harbour, server } = places();
    await setZone(harbour.owner, timeZone);
    const { id } = await approvedPolicy(harbour);
    const expiresOn = inDays(10);
    await ask(id, { recipients: [{ name: '', email: 'zoe@example.org' }], expiresOn });
    const [mail] = await sendMails();
    expect(mail?.text).toContain(`works until ${inWords(expiresOn)}.`);
    const [request] = await requestsOf(id);
    expect(request).toMatchObject({ expiresOn });
    const token = tokenIn(mail);
    const page = await open(token);
    expect(at(page.body, 'data.accessInfo')).toMatchObject({ expiresOn, expiresAt: request?.['expiresAt'] });
    expect(lastDayOf(textAt(page.body, 'data.accessInfo.expiresAt'), timeZone)).toBe(expiresOn);
    // Another time zone touches nothing past.
    await setZone(harbour.owner, 'Pacific/Pago_Pago');
    expect(await requestsOf(id)).toMatchObject([{ expiresOn, expiresAt: request?.['expiresAt'] }]);
    // Whole days, so that the time of day of its end stays.
    await asOwner(server, `update secure_link set expires_at = expires_at - interval '20 days' where record_id = $1`, [
      id,
    ]);
    expect((await open(token)).body).toEqual({
      status: false,
      message: 'This link has expired',
      errors: [],
      expiredOn: inDays(-10),
    });
  },
);

test('a request waits for a member until the day that was asked for, also once the organisation is elsewhere', async () => {
  const { harbour } = places();
  const member = await anotherMember(harbour);
  await setZone(harbour.owner, 'Pacific/Kiritimati');
  const { id } = await approvedPolicy(harbour);
  const expiresOn = inDays(10);
  await ask(id, { recipients: [{ name: '', email: member.email }], expiresOn });
  await setZone(harbour.owner, 'Pacific/Pago_Pago');
  expect(rowsOf(await member.call('/api/waiting-for-me?perPage=100'))).toMatchObject([
    { task: 'POLICY_ACKNOWLEDGEMENT', dueOn: expiresOn },
  ]);
});
