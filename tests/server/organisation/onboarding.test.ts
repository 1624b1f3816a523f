import { expect, test } from 'vitest';

import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const rights = { role: 'ORG_VIEWER', featurePermissions: [] };

/** The only member of a new organisation, with every right. */
async function newAdministrator(): Promise<Person> {
  const { server } = places();
  const organisation = await addOrganisation(server);
  return addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
}

async function stateOf(person: Person, step: string): Promise<unknown> {
  const steps = at((await person.call('/api/on-boarding')).body, 'data.steps');
  return Array.isArray(steps)
    ? at(
        steps.find((one) => at(one, 'step') === step),
        'state',
      )
    : undefined;
}

const post = (person: Person, path: string, body: object) => person.call(path, { method: 'POST', body });
const versionOf = async (person: Person) =>
  numberAt((await person.call('/api/manage-organisation')).body, 'data.version');

test('a name and a country without a time zone leave the organisation to do', async () => {
  const owner = await newAdministrator();
  await post(owner, '/api/manage-organisation', { version: await versionOf(owner), countries: ['IE'] });
  expect(await stateOf(owner, 'ORGANISATION')).toBe('TODO');
  await post(owner, '/api/organisation-settings', { version: await versionOf(owner), timeZone: 'Europe/Dublin' });
  expect(await stateOf(owner, 'ORGANISATION')).toBe('DONE');
});

test('one pending invitation is enough, and a revoked one is none', async () => {
  const owner = await newAdministrator();
  expect(await stateOf(owner, 'PEOPLE')).toBe('TODO');
  await post(owner, '/api/user/invitations', { addresses: 'ana@example.org', ...rights });
  expect(await stateOf(owner, 'PEOPLE')).toBe('DONE');
  const [invitation] = rowsOf(await owner.call('/api/user/invitations'));
  await post(owner, `/api/user/invitations/${String(at(invitation, 'id'))}/change`, { version: 1, action: 'REVOKE' });
  expect(await stateOf(owner, 'PEOPLE')).toBe('TODO');
});

test('a skipped step can be taken up again, and is done once a risk is made', async () => {
  const owner = await newAdministrator();
  const skip = (skipped: boolean) => post(owner, '/api/on-boarding/skip', { step: 'RISK', skipped });
  await skip(true);
  expect(await stateOf(owner, 'RISK')).toBe('SKIPPED');
  await skip(false);
  expect(await stateOf(owner, 'RISK')).toBe('TODO');
  await skip(true);
  await skip(true);
  await post(owner, '/api/risk', { title: 'The quay floods' });
  expect(await stateOf(owner, 'RISK')).toBe('DONE');
  const logged = rowsOf(await owner.call('/api/activities/all-users?entityType=organisationSettings'));
  expect(logged).toHaveLength(3);
});

test('the look-ups that every organisation starts with are done once someone has changed one', async () => {
  const owner = await newAdministrator();
  expect(await stateOf(owner, 'LOOKUPS')).toBe('TODO');
  expect((await post(owner, '/api/asset-type', { name: 'Crane' })).status).toBe(201);
  expect(await stateOf(owner, 'LOOKUPS')).toBe('DONE');
});

test('a feature that nobody holds is to do', async () => {
  const { server } = places();
  const organisation = await addOrganisation(server);
  const bare = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN' }] });
  expect(await stateOf(bare, 'FEATURES')).toBe('TODO');
  await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'VIEW' }] });
  expect(await stateOf(bare, 'FEATURES')).toBe('DONE');
});

test('only administrators see and skip steps, each of their own organisation', async () => {
  const { harbour, meridian, server } = places();
  const manager = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  expect((await manager.call('/api/on-boarding')).status).toBe(403);
  expect((await post(manager, '/api/on-boarding/skip', { step: 'RISK', skipped: true })).status).toBe(403);
  await post(harbour.owner, '/api/on-boarding/skip', { step: 'STANDARD', skipped: true });
  expect(await stateOf(harbour.owner, 'STANDARD')).toBe('SKIPPED');
  expect(await stateOf(meridian.owner, 'STANDARD')).toBe('TODO');
});
