import { expect, test } from 'vitest';

import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { mailsAtOnceTo, mailsTo, remindAt, remindersOf } from './mornings.ts';

const places = useLawPlaces();

/** Someone who does not stand in for the owners of incidents. */
const addMember = (role: 'ORG_ASSESSOR' | 'ORG_MANAGER' = 'ORG_ASSESSOR') => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role, level: 'DELETE' }] });
};

const addIncident = async (owner: Person, coOwners: readonly Person[] = []) => {
  const input = {
    title: 'Breach',
    ownerId: owner.id,
    coOwnerIds: coOwners.map(({ id }) => id),
    detectedAt: '2019-11-01T08:00:00Z',
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
  const [owner, outsider] = [await addMember(), await addOutsider(harbour, 'Incidents')];
  const { ref } = await addIncident(owner);
  await addIncident(outsider);
  await remind('2019-11-01T19:59:00Z');
  expect(await remindersOf(owner)).toEqual([]);
  await remind('2019-11-01T20:00:00Z', '2019-11-01T21:00:00Z', '2019-11-02T04:00:00Z', '2019-11-02T07:30:00Z');
  const named = `"${String(ref)} Breach"`;
  const ahead = (hours: string) =>
    `Incident notification due soon: The early warning of the authority of ${named} is due within ${hours}.`;
  expect(await remindersOf(owner)).toEqual([ahead('12 hours'), ahead('4 hours'), ahead('1 hour')]);
  await remind('2019-11-02T08:00:00Z', '2019-11-03T08:00:00Z');
  const overdue = `Incident notification overdue: The early warning of the authority of ${named} is overdue.`;
  expect((await remindersOf(owner)).slice(3)).toEqual([overdue]);
  expect(await remindersOf(outsider)).toEqual([]);
});

test('the owner and every co-owner who may view incidents are reminded once', async () => {
  const { harbour } = places();
  const [owner, coOwner, outsider] = [await addMember(), await addMember(), await addOutsider(harbour, 'Incidents')];
  await addIncident(owner, [owner, coOwner, outsider]);
  await remind('2019-11-01T20:00:00Z', '2019-11-01T20:30:00Z');
  const counts = await Promise.all([owner, coOwner, outsider].map(async (one) => (await remindersOf(one)).length));
  expect(counts).toEqual([1, 1, 0]);
});

test('every running clock reminds by itself: a missed early warning hides none of the later ones', async () => {
  const owner = await addMember();
  await addIncident(owner);
  await remind('2019-11-04T07:30:00Z', '2019-11-30T21:00:00Z');
  const [final, ...earlier] = (await remindersOf(owner)).toReversed();
  expect(final).toMatch(/The final report to the authority of .* is due within 12 hours\.$/);
  // Both of one run.
  expect(earlier.toSorted()).toEqual([
    expect.stringMatching(/The notification of the authority of .* is due within 1 hour\.$/),
    expect.stringMatching(/The early warning of the authority of .* is overdue\.$/),
  ]);
});

test('of an incident without an owner, or whose owner may no longer view it, administrators and managers are reminded', async () => {
  const { harbour } = places();
  const calls = callsOf('Incidents', harbour);
  const outsider = await addOutsider(harbour, 'Incidents');
  const before = (await remindersOf(harbour.owner)).length;
  const manager = await addMember('ORG_MANAGER');
  const analyst = await addMember();
  const input = { title: 'Nobody’s', detectedAt: '2018-12-01T08:00:00Z', partiesToNotify: ['AUTHORITY'] };
  entityOf(await calls.create(input), 201);
  entityOf(await calls.create({ ...input, title: 'Left', ownerId: outsider.id }), 201);
  await remind('2018-12-01T20:00:00Z');
  const told = await remindersOf(manager);
  expect(told).toHaveLength(2);
  expect((await remindersOf(harbour.owner)).length - before).toBe(2);
  expect(await remindersOf(analyst)).toEqual([]);
});

test('a reminder of a clock is mailed at once and once, and is no part of the daily mail', async () => {
  const { server } = places();
  const owner = await addMember();
  const { ref } = await addIncident(owner);
  await remind('2019-11-01T20:00:00Z', '2019-11-01T21:00:00Z');
  const [mail, ...others] = await mailsAtOnceTo(server, owner);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(owner.email);
  expect(mail?.subject).toContain('Incident notification due soon');
  expect(mail?.text).toContain(`The early warning of the authority of "${String(ref)} Breach" is due within 12 hours.`);
  expect((await mailsTo(server, owner)).filter(({ text }) => text.includes('early warning'))).toEqual([]);
});

test('a clock that is stopped or of a removed incident reminds nobody; the next one does', async () => {
  const { harbour } = places();
  const [owner, other] = [await addMember(), await addMember()];
  const calls = callsOf('Incidents', harbour);
  const { id } = await addIncident(owner);
  const removed = await addIncident(other);
  entityOf(await calls.update(id, { version: 1, earlyWarningAt: '2019-11-01T10:00:00Z' }));
  await calls.remove(removed.id, 1);
  await remind('2019-11-02T08:00:00Z');
  expect([await remindersOf(owner), await remindersOf(other)]).toEqual([[], []]);
  await remind('2019-11-04T08:00:00Z');
  expect(await remindersOf(owner)).toEqual([expect.stringContaining('The notification of the authority of')]);
});
