import { expect, test } from 'vitest';

import { enterDuty, notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { mailsAtOnceTo, mailsTo, remindAt, remindersOf } from './mornings.ts';

const places = useLawPlaces();

/** Someone who does not stand in for the owners of incidents. */
const addMember = (role: 'ORG_ASSESSOR' | 'ORG_MANAGER' = 'ORG_ASSESSOR') => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role, level: 'DELETE' }] });
};

const addIncident = async (owner: Person, coOwners: readonly Person[] = []) => {
  const { id } = await notifiableIncident(places().harbour, ['nis2'], {
    title: 'Breach',
    ownerId: owner.id,
    coOwnerIds: coOwners.map((person) => person.id),
    awareAt: '2019-11-01T08:00:00Z',
  });
  return readIncident(id);
};

const readIncident = async (id: string) => {
  const found = await callsOf('Incidents', places().harbour).read(id);
  return { id, ref: at(found, 'ref'), version: numberAt(found, 'version') };
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
    `Incident notification due soon: NIS 2, Early warning of ${named} is due within ${hours}: 2 November 2019 at 08:00 UTC.`;
  expect(await remindersOf(owner)).toEqual([ahead('12 hours'), ahead('4 hours'), ahead('1 hour')]);
  await remind('2019-11-02T08:00:00Z', '2019-11-03T08:00:00Z');
  const overdue = `Incident notification overdue: NIS 2, Early warning of ${named} is overdue: it was due 2 November 2019 at 08:00 UTC.`;
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
  await remind('2019-11-04T07:30:00Z', '2019-12-03T21:00:00Z');
  const [final, ...earlier] = (await remindersOf(owner)).toReversed();
  expect(final).toMatch(
    /NIS 2, Final report of .* is due within 12 hours: 4 December 2019 at 08:00 UTC \(provisional\)\./,
  );
  // Both of one run.
  expect(earlier.toSorted()).toEqual([
    expect.stringMatching(
      /NIS 2, Incident notification of .* is due within 1 hour: .* Still overdue: NIS 2, Early warning\.$/,
    ),
    expect.stringMatching(/NIS 2, Early warning of .* is overdue: it was due 2 November 2019 at 08:00 UTC\.$/),
  ]);
});

test('nobody is reminded of what was not notified of a closed incident, until it is reopened', async () => {
  const { server } = places();
  const owner = await addMember();
  const { id } = await addIncident(owner);
  const become = (status: string) => asOwner(server, `update incident set status = '${status}' where id = $1`, [id]);
  await become('CLOSED');
  await remind('2019-11-01T20:00:00Z', '2019-11-02T08:00:00Z');
  expect(await remindersOf(owner)).toEqual([]);
  await become('OPEN');
  await remind('2019-11-04T07:30:00Z');
  // Of the early warning that is overdue, and of the notification that is due.
  expect(await remindersOf(owner)).toHaveLength(2);
});

test('of an incident without an owner, or whose owner may no longer view it, administrators and managers are reminded', async () => {
  const { harbour } = places();
  const outsider = await addOutsider(harbour, 'Incidents');
  const before = (await remindersOf(harbour.owner)).length;
  const manager = await addMember('ORG_MANAGER');
  const analyst = await addMember();
  const awareAt = '2018-12-01T08:00:00Z';
  await notifiableIncident(harbour, ['nis2'], { title: 'Nobody’s', awareAt });
  await notifiableIncident(harbour, ['nis2'], { title: 'Left', ownerId: outsider.id, awareAt });
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
  expect(mail?.text).toContain(
    `NIS 2, Early warning of "${String(ref)} Breach" is due within 12 hours: 2 November 2019 at 08:00 UTC.`,
  );
  expect((await mailsTo(server, owner)).filter(({ text }) => text.includes('Early warning'))).toEqual([]);
});

test('a clock that is stopped or of a removed incident reminds nobody; the next one does', async () => {
  const { harbour } = places();
  const [owner, other] = [await addMember(), await addMember()];
  const calls = callsOf('Incidents', harbour);
  const incident = await addIncident(owner);
  const removed = await addIncident(other);
  await enterDuty(harbour, incident, 'nis2/early-warning', { action: 'GIVE', at: '2019-11-01T10:00:00Z' });
  await calls.remove(removed.id, removed.version);
  await remind('2019-11-02T08:00:00Z');
  expect([await remindersOf(owner), await remindersOf(other)]).toEqual([[], []]);
  await remind('2019-11-04T08:00:00Z');
  expect(await remindersOf(owner)).toEqual([expect.stringContaining('NIS 2, Incident notification of')]);
});

/** D2 of incidents.md, 1: an incident of which the organisation was aware at 21:00, nothing given, a month earlier in another year. */
const awareness = '2019-11-20T21:00:00Z';
const warning = 'NIS 2, Early warning';
const notification = 'NIS 2, Incident notification';
const report = 'NIS 2, Final report';
const table = [
  ['2019-11-21T09:00:00Z', warning, 'is due within 12 hours: 21 November 2019 at 21:00 UTC.'],
  ['2019-11-21T17:00:00Z', warning, 'is due within 4 hours: 21 November 2019 at 21:00 UTC.'],
  ['2019-11-21T20:00:00Z', warning, 'is due within 1 hour: 21 November 2019 at 21:00 UTC.'],
  ['2019-11-21T21:00:00Z', warning, 'is overdue: it was due 21 November 2019 at 21:00 UTC.'],
  [
    '2019-11-23T09:00:00Z',
    notification,
    `is due within 12 hours: 23 November 2019 at 21:00 UTC. Still overdue: ${warning}.`,
  ],
  [
    '2019-11-23T17:00:00Z',
    notification,
    `is due within 4 hours: 23 November 2019 at 21:00 UTC. Still overdue: ${warning}.`,
  ],
  [
    '2019-11-23T20:00:00Z',
    notification,
    `is due within 1 hour: 23 November 2019 at 21:00 UTC. Still overdue: ${warning}.`,
  ],
  [
    '2019-11-23T21:00:00Z',
    notification,
    `is overdue: it was due 23 November 2019 at 21:00 UTC. Still overdue: ${warning}.`,
  ],
  ...(
    [
      ['09', 'is due within 12 hours:'],
      ['17', 'is due within 4 hours:'],
      ['20', 'is due within 1 hour:'],
      ['21', 'is overdue: it was due'],
    ] as const
  ).map(([hour, text]): [string, string, string] => [
    `2019-12-23T${hour}:00:00Z`,
    hour === '21' ? `${report} (progress report)` : report,
    `${text} 23 December 2019 at 21:00 UTC (provisional). Still overdue: ${warning}; ${notification}.`,
  ]),
] as const;

test('D2: each step reminds by itself at its times and at no other, by bell and by mail at once', async () => {
  const { server } = places();
  const owner = await addMember();
  const { id } = await notifiableIncident(places().harbour, ['nis2'], {
    title: 'Breach',
    ownerId: owner.id,
    awareAt: awareness,
  });
  const { ref } = await readIncident(id);
  const told: string[] = [];
  for (const [instant, name, text] of table) {
    // A minute before nothing new is told, and nothing twice.
    await remind(new Date(Date.parse(instant) - 60_000).toISOString());
    expect(await remindersOf(owner)).toEqual(told);
    await remind(instant, new Date(Date.parse(instant) + 60_000).toISOString());
    const title = `Incident notification ${text.startsWith('is overdue') ? 'overdue' : 'due soon'}`;
    told.push(`${title}: ${name} of "${String(ref)} Breach" ${text}`);
    expect(await remindersOf(owner)).toEqual(told);
  }
  const mails = await mailsAtOnceTo(server, owner);
  expect(mails).toHaveLength(table.length);
});

test('of reminders that were missed only the latest is given, and a duty that begins late reminds at once', async () => {
  const owner = await addMember();
  await addIncident(owner);
  // Down from before the first reminder until after the third.
  await remind('2019-11-02T07:10:00Z');
  expect(await remindersOf(owner)).toEqual([expect.stringContaining('is due within 1 hour')]);
  const late = await addMember();
  const awareAt = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await notifiableIncident(places().harbour, ['gdpr-33'], { title: 'Late', ownerId: late.id, awareAt });
  await remind(new Date().toISOString(), new Date(Date.now() + 60_000).toISOString());
  expect(await remindersOf(late)).toEqual([expect.stringContaining('GDPR, Article 33, Notification')]);
});

test('a reminder is planned to the minute, whatever the hour, and its job gives it', async () => {
  const { server, harbour } = places();
  const owner = await addMember();
  const awareAt = new Date(Date.now() - 72 * 3_600_000 + 3_600_000 + 90_000).toISOString();
  await notifiableIncident(harbour, ['gdpr-33'], { title: 'Planned', ownerId: owner.id, awareAt });
  const planned = await asOwner(
    server,
    `select data -> 'payload' ->> 'minute' as minute, start_after from pgboss.job
       where data ->> 'job' = 'remind-of-duties' and data ->> 'organisationId' = $1`,
    [harbour.organisation.id],
  );
  const due = Math.ceil((Date.parse(awareAt) + 71 * 3_600_000) / 60_000);
  expect(planned.map((row) => textAt(row, 'minute'))).toContain(String(due));
});

test('a final report waits for the end of the handling once progress was reported, also in the register', async () => {
  const { harbour } = places();
  const owner = await addMember();
  const incident = await notifiableIncident(harbour, ['nis2'], {
    title: 'Long',
    ownerId: owner.id,
    awareAt: awareness,
  });
  const given = await enterDuty(harbour, incident, 'nis2/early-warning', {
    action: 'GIVE',
    at: '2019-11-21T10:00:00Z',
  });
  const both = await enterDuty(harbour, given, 'nis2/notification', { action: 'GIVE', at: '2019-11-22T10:00:00Z' });
  await enterDuty(harbour, both, 'nis2/final-report', { action: 'REPORT_PROGRESS', at: '2019-12-20T10:00:00Z' });
  await remind('2019-12-22T10:00:00Z');
  expect(await remindersOf(owner)).toEqual([]);
  expect(await callsOf('Incidents', harbour).read(incident.id)).toMatchObject({ nextDueAt: null });
});
