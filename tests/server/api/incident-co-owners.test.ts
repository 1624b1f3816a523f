import { expect, test } from 'vitest';

import { addColleague, callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const addIncident = async (input: object) =>
  entityOf(await callsOf('Incidents', places().harbour).create({ title: 'Outage', ...input }), 201);

const namedIn = (people: unknown) =>
  (Array.isArray(people) ? people : []).map((one) => ({ id: String(at(one, 'id')), name: String(at(one, 'name')) }));

/** What a person was told of, oldest first. */
const toldTo = async (person: Person) =>
  rowsOf(await person.call('/api/notifications'))
    .map(({ title, description }) => `${String(title)}: ${String(description).replace(/"[A-Z]+-\d+ .*?"/, 'it')}`)
    .toReversed();

test('co-owners are named once, in order of their names, and may include the owner', async () => {
  const { harbour } = places();
  const [one, other] = [await addColleague(harbour), await addColleague(harbour)];
  const { coOwners } = await addIncident({ ownerId: one.id, coOwnerIds: [other.id, one.id, other.id.toUpperCase()] });
  const named = namedIn(coOwners);
  expect(named.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(named).toEqual(named.toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.id < b.id) ? -1 : 1)));
});

test('people are told when they become co-owners, and of later changes as watchers', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const [first, second] = [await addColleague(harbour), await addColleague(harbour)];
  const { update } = callsOf('Incidents', harbour);
  const { id } = await addIncident({ coOwnerIds: [first.id, owner.id] });
  entityOf(await update(id, { version: 1, coOwnerIds: [second.id, first.id] }));
  const made = expect.stringMatching(/^Incident assigned to you: ".*" made you a co-owner of it\.$/);
  const watched = expect.stringMatching(/^Incident updated: ".*" updated it, which you watch\.$/);
  expect(await toldTo(first)).toEqual([made, watched]);
  expect(await toldTo(second)).toEqual([made]);
  entityOf(await update(id, { version: 2, title: 'Outage of the gate' }));
  expect(await toldTo(second)).toEqual([made, watched]);
});

test('an owner who is also a co-owner is told once', async () => {
  const both = await addColleague(places().harbour);
  await addIncident({ ownerId: both.id, coOwnerIds: [both.id] });
  expect(await toldTo(both)).toEqual([expect.stringMatching(/made you the owner of it\.$/)]);
});

test('a co-owner watches until they choose otherwise', async () => {
  const { harbour } = places();
  const coOwner = await addColleague(harbour);
  const { id } = await addIncident({ coOwnerIds: [coOwner.id] });
  const watching = async () => at((await coOwner.call(`/api/records/${id}/watchers`)).body, 'data.watching');
  expect(await watching()).toBe(true);
  await coOwner.call(`/api/records/${id}/watching`, { method: 'PATCH', body: { watching: false } });
  expect(await watching()).toBe(false);
});

test('the filter by owner finds the incidents that a person co-owns', async () => {
  const { harbour, meridian } = places();
  const person = await addColleague(harbour);
  const [owned, coOwned] = [await addIncident({ ownerId: person.id }), await addIncident({ coOwnerIds: [person.id] })];
  await addIncident({});
  const found = async (query: string) =>
    rowsOf(await harbour.owner.call(`/api/incident?${query}`)).map(({ id }) => String(id));
  expect((await found(`ownerId=${person.id}`)).toSorted()).toEqual([owned.id, coOwned.id].toSorted());
  expect(await found(`ownerId=${meridian.owner.id}`)).toEqual([]);
});

test('a member of another organisation cannot be a co-owner', async () => {
  const { harbour, meridian } = places();
  const answer = await callsOf('Incidents', harbour).create({ title: 'Outage', coOwnerIds: [meridian.owner.id] });
  expect(answer.status).toBe(400);
  expect(at(answer.body, 'errors')).toEqual([
    { field: 'coOwnerIds/0', message: 'Choose a member of the organisation' },
  ]);
});
