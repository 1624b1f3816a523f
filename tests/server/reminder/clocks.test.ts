import { expect, test } from 'vitest';

import { addOutsider } from '#tests/laws/outsider.ts';
import { addColleague, callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import type { Person } from '#tests/server/support/people.ts';

import { remindAt, remindersOf } from './mornings.ts';

const places = useLawPlaces();

const addIncident = async (owner: Person, coOwners: readonly Person[] = []) => {
  const input = {
    title: 'Breach',
    ownerId: owner.id,
    coOwnerIds: coOwners.map(({ id }) => id),
    detectedAt: '2029-11-01T08:00:00Z',
    partiesToNotify: ['AUTHORITY'],
  };
  return entityOf(await callsOf('Incidents', places().harbour).create(input), 201);
};

const remind = (...instants: readonly string[]) => {
  const { server, harbour } = places();
  return instants.reduce(
    (before, instant) => before.then(() => remindAt(server, harbour.organisation, new Date(instant))),
    Promise.resolve(),
  );
};

test('an owner is reminded of the end of a period 12, 4 and 1 hours ahead and once it has passed, at night too', async () => {
  const { harbour } = places();
  const [owner, outsider] = [await addColleague(harbour), await addOutsider(harbour, 'Incidents')];
  const { ref } = await addIncident(owner);
  await addIncident(outsider);
  await remind('2029-11-01T19:59:00Z');
  expect(await remindersOf(owner)).toEqual([]);
  await remind('2029-11-01T20:00:00Z', '2029-11-01T21:00:00Z', '2029-11-02T04:00:00Z', '2029-11-02T07:30:00Z');
  const named = `"${String(ref)} Breach"`;
  const ahead = (hours: string) =>
    `Incident notification due soon: The early warning of the authority of ${named} is due within ${hours}.`;
  expect(await remindersOf(owner)).toEqual([ahead('12 hours'), ahead('4 hours'), ahead('1 hour')]);
  await remind('2029-11-02T08:00:00Z', '2029-11-03T08:00:00Z');
  const overdue = `Incident notification overdue: The early warning of the authority of ${named} is overdue.`;
  expect((await remindersOf(owner)).slice(3)).toEqual([overdue]);
  expect(await remindersOf(outsider)).toEqual([]);
});

test('the owner and every co-owner who may view incidents are reminded once', async () => {
  const { harbour } = places();
  const [owner, coOwner, outsider] = [
    await addColleague(harbour),
    await addColleague(harbour),
    await addOutsider(harbour, 'Incidents'),
  ];
  await addIncident(owner, [owner, coOwner, outsider]);
  await remind('2029-11-01T20:00:00Z', '2029-11-01T20:30:00Z');
  const counts = await Promise.all([owner, coOwner, outsider].map(async (one) => (await remindersOf(one)).length));
  expect(counts).toEqual([1, 1, 0]);
});

test('a clock that is stopped or of a removed incident reminds nobody; the next one does', async () => {
  const { harbour } = places();
  const [owner, other] = [await addColleague(harbour), await addColleague(harbour)];
  const calls = callsOf('Incidents', harbour);
  const { id } = await addIncident(owner);
  const removed = await addIncident(other);
  entityOf(await calls.update(id, { version: 1, earlyWarningAt: '2029-11-01T10:00:00Z' }));
  await calls.remove(removed.id, 1);
  await remind('2029-11-02T08:00:00Z');
  expect([await remindersOf(owner), await remindersOf(other)]).toEqual([[], []]);
  await remind('2029-11-04T08:00:00Z');
  expect(await remindersOf(owner)).toEqual([expect.stringContaining('The notification of the authority of')]);
});
