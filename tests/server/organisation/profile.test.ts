import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { workingDaysAfter } from '#domain/time/working-days.ts';
import { organisation } from '#server/database/schema/index.ts';
import { workingCalendar } from '#server/modules/organisation/index.ts';
import { smallLogo } from '#tests/contract/organisation-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const path = '/api/manage-organisation';

const profileOf = async (person: Person) => at((await person.call(path)).body, 'data');
const versionOf = async (person: Person) => numberAt(await profileOf(person), 'version');

/** Changes a part of the profile, as it is now. */
const save = async (person: Person, changes: object, part: '' | '/holidays' | '/logo' = '') =>
  person.call(`${path}${part}`, { method: 'POST', body: { version: await versionOf(person), ...changes } });

test('an administrator describes the organisation, the log says what changed, and another one sees none of it', async () => {
  const { harbour, meridian } = places();
  const described = {
    name: 'Harbour Logistics Ltd',
    address: '1 Quay Street\nCork',
    sector: 'TRANSPORT',
    size: 'MEDIUM',
    countries: ['NL', 'IE'],
    workingDays: [7, 1, 2, 3, 4],
  };
  const saved = await save(harbour.owner, described);
  const stored = { ...described, countries: ['IE', 'NL'], workingDays: [1, 2, 3, 4, 7] };
  expect(saved).toMatchObject({ status: 200, body: { data: { ...stored, logo: null, parent: null, holidays: [] } } });
  expect(await profileOf(meridian.owner)).toMatchObject({ address: '', sector: null, countries: [] });
  const logged = await harbour.owner.call('/api/activities/all-users?entityType=organisationSettings');
  expect(rowsOf(logged)).toMatchObject([{ action: 'UPDATE', entityName: 'Organisation settings' }]);
  const memberships = await harbour.owner.call('/api/auth/organisations-and-permissions');
  expect(at(memberships.body, 'data.organisations.0.organisation.name')).toBe(described.name);
});

test('what is left out stays, and what was changed since is refused', async () => {
  const { owner } = places().meridian;
  await save(owner, { address: 'Hospital Road' });
  const version = await versionOf(owner);
  expect(await save(owner, { size: 'LARGE' })).toMatchObject({ body: { data: { address: 'Hospital Road' } } });
  for (const [part, body] of [
    ['', { size: 'SMALL' }],
    ['/holidays', { holidays: [] }],
    ['/logo', { logo: null }],
  ] as const) {
    const answer = await owner.call(`${path}${part}`, { method: 'POST', body: { version, ...body } });
    expect(answer).toMatchObject({ status: 409, body: { current: { size: 'LARGE', version: version + 1 } } });
  }
});

test('only administrators read and change it, and a name of another organisation is refused', async () => {
  const { harbour, meridian, server } = places();
  const manager = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  expect((await manager.call(path)).status).toBe(403);
  expect((await manager.call(path, { method: 'POST', body: { version: 1, address: 'x' } })).status).toBe(403);
  const taken = at(await profileOf(meridian.owner), 'name');
  expect(await save(harbour.owner, { name: taken })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'name' }] },
  });
});

test.each([
  ['a country twice', '', { countries: ['IE', 'NL', 'IE'] }, 'countries/2'],
  ['a day of the week twice', '', { workingDays: [1, 1] }, 'workingDays/1'],
  ['a week without a working day', '', { workingDays: [] }, 'workingDays'],
  [
    'a holiday twice',
    '/holidays',
    {
      holidays: [
        { day: '2026-12-25', name: 'Christmas' },
        { day: '2026-12-25', name: 'Christmas Day' },
      ],
    },
    'holidays/1/day',
  ],
  ['an image that is none', '/logo', { logo: 'data:image/png;base64,aGVsbG8=' }, 'logo'],
  ['an image of another type', '/logo', { logo: smallLogo.replace('image/png', 'image/jpeg') }, 'logo'],
  [
    'an image that is not square',
    '/logo',
    {
      logo: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAOElEQVR42u3PMQ0AAAgDsP2IxAL+LzRwkjSpgaZ6XouAgICAgICAgICAgICAgICAgICAgICAwNUCwNLQWwTbz6AAAAAASUVORK5CYII=',
    },
    'logo',
  ],
] as const)('%s is refused', async (_title, part, changes, field) => {
  const answer = await save(places().harbour.owner, changes, part);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

test('holidays are replaced together, and working days are counted over them', async () => {
  const {
    owner,
    organisation: { id },
  } = places().meridian;
  const holidays = [
    { day: '2026-12-28', name: 'Bank holiday' },
    { day: '2026-12-25', name: 'Christmas' },
  ];
  expect(await save(owner, { holidays }, '/holidays')).toMatchObject({
    body: { data: { holidays: [holidays[1], holidays[0]] } },
  });
  const { database } = places().server;
  const inOrganisation = { organisationId: id, userId: owner.id };
  const calendar = await database.inOrganisation(inOrganisation, workingCalendar);
  expect(workingDaysAfter('2026-12-23', 5, calendar)).toBe('2027-01-01');
  await save(owner, { holidays: [] }, '/holidays');
  expect(await profileOf(owner)).toMatchObject({ holidays: [] });
});

test('a logo comes with the membership, until it is removed', async () => {
  const { owner } = places().harbour;
  const logoOf = async () =>
    at((await owner.call('/api/auth/organisations-and-permissions')).body, 'data.organisations.0.organisation.logo');
  expect((await save(owner, { logo: smallLogo }, '/logo')).status).toBe(200);
  expect(await logoOf()).toBe(smallLogo);
  await save(owner, { logo: null }, '/logo');
  expect(await logoOf()).toBeNull();
});

test('an administrator sees the names of sub-organisations, and which they are in; no other organisation does', async () => {
  const { harbour, meridian, server } = places();
  const [north, south] = [await addOrganisation(server), await addOrganisation(server)];
  const { platform } = server.database;
  for (const { id } of [north, south])
    await platform.update(organisation).set({ parentId: harbour.organisation.id }).where(eq(organisation.id, id));
  const both = await addPerson(server, {
    in: [
      { organisation: harbour.organisation, role: 'ORG_ADMIN', level: 'DELETE' },
      { organisation: north, role: 'ORG_ADMIN', level: 'DELETE' },
    ],
  });
  const list = (person: Person) => person.call(`${path}/sub-organisations`);
  const names = [
    { id: north.id, name: north.name, isMember: true },
    { id: south.id, name: south.name, isMember: false },
  ];
  expect(at((await list(both)).body, 'data')).toEqual(names);
  expect(at((await list(meridian.owner)).body, 'data')).toEqual([]);
  const asNorth = await both.call(path, { organisation: north.id });
  expect(at(asNorth.body, 'data.parent')).toBe(at(await profileOf(harbour.owner), 'name'));
  expect((await harbour.owner.call('/api/risk', { organisation: south.id })).status).toBe(403);
  // Neither a chain nor a circle.
  for (const [child, parent] of [
    [harbour.organisation.id, meridian.organisation.id],
    [meridian.organisation.id, north.id],
    [north.id, north.id],
  ] as const)
    await expect(
      platform.update(organisation).set({ parentId: parent }).where(eq(organisation.id, child)).execute(),
    ).rejects.toThrow('Failed query');
  await platform
    .update(organisation)
    .set({ parentId: sql`null` })
    .where(eq(organisation.id, north.id));
});
