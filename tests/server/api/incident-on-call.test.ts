import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import { organisation as organisations, userAccount } from '#server/database/schema/index.ts';
import { incidentJobs } from '#server/modules/incident/index.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { mailsAtOnceTo } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';

const places = useLawPlaces();

type Role = 'ORG_ADMIN' | 'ORG_MANAGER' | 'ORG_ASSESSOR';
type Level = 'VIEW' | 'ADD' | 'EDIT';

const join = (organisation: TestOrganisation, role: Role = 'ORG_ASSESSOR', level: Level = 'EDIT') =>
  addPerson(places().server, { in: [{ organisation, role, level }] });

/** An organisation of its own, so that nobody else is on call. */
async function openNight() {
  const { server } = places();
  const organisation = await addOrganisation(server);
  const admin = await join(organisation, 'ORG_ADMIN');
  return { server, organisation, admin };
}

type Night = Awaited<ReturnType<typeof openNight>>;

const save = async ({ admin }: Pick<Night, 'admin'>, groups: readonly object[], minutes = 30) => {
  const { body } = await admin.call('/api/incident-on-call');
  return admin.call('/api/incident-on-call', {
    method: 'POST',
    body: { version: numberAt(body, 'data.version'), minutes, groups },
  });
};

const group = (name: string, members: readonly Person[], roles: readonly string[] = []) => ({
  name,
  roles,
  memberIds: members.map(({ id }) => id),
});

const titlesOf = async (person: Person) =>
  rowsOf(await person.call('/api/notifications?perPage=100&sortId=createdAt&desc=false')).map(({ title }) =>
    String(title),
  );

/** Adds an incident, in the name of someone who is not on call. */
async function addIncident({ organisation }: Night, fields: object = {}) {
  const reporter = await join(organisation);
  const body = { title: 'Ransomware', severity: 'CRITICAL', ...fields };
  const answer = await reporter.call('/api/incident', { method: 'POST', body });
  return { id: textAt(answer.body, 'data.id'), reporter };
}

/** Runs the escalations of an incident that are waiting, as their job does at their time. @returns after how many minutes each is due */
async function escalateAll({ server, organisation }: Night, incidentId: string): Promise<number[]> {
  const jobs = await asOwner(
    server,
    `select data -> 'payload' as payload, round(extract(epoch from start_after - created_on) / 60)::int as minutes
       from pgboss.job where data ->> 'job' = 'escalate-incident' and data -> 'payload' ->> 'incidentId' = $1 order by created_on`,
    [incidentId],
  );
  const handler = incidentJobs().find((one) => one.job.name === 'escalate-incident');
  if (handler?.of !== 'organisation') throw new Error('There is no such job');
  const scope = { organisationId: organisation.id, userId: '' };
  const context = { ...scope, id: incidentId, attempt: 1, signal: new AbortController().signal };
  for (const job of jobs)
    await handler.run(at(job, 'payload'), {
      ...context,
      inTransaction: (work) => server.database.inOrganisation(scope, work),
    });
  return jobs.map((job) => numberAt(job, 'minutes'));
}

const takeOver = async (person: Person, id: string) => {
  const { body } = await person.call(`/api/incident/${id}`);
  return person.call(`/api/incident-on-call/${id}/take-over`, {
    method: 'POST',
    body: { version: numberAt(body, 'data.version') },
  });
};

describe('a critical incident without an owner', () => {
  it('is told to one group after the other by bell and mail, until there is none', async () => {
    const night = await openNight();
    const [first, second, third] = [
      await join(night.organisation),
      await join(night.organisation),
      await join(night.organisation),
    ];
    expect(
      (await save(night, [group('First', [first]), group('Second', [second]), group('Third', [third])], 20)).status,
    ).toBe(200);
    const { id } = await addIncident(night);
    expect([await titlesOf(first), await titlesOf(second)]).toEqual([['Critical incident'], []]);
    expect(await escalateAll(night, id)).toEqual([20]);
    expect([await titlesOf(second), await titlesOf(third)]).toEqual([['Incident not taken over'], []]);
    // The first again, and the one that it has planned: nobody is told twice.
    expect(await escalateAll(night, id)).toEqual([20, 20]);
    expect([await titlesOf(first), await titlesOf(second), await titlesOf(third)]).toEqual([
      ['Critical incident'],
      ['Incident not taken over'],
      ['Incident not taken over'],
    ]);
    const [mail] = await mailsAtOnceTo(night.server, second);
    expect(mail?.text).toMatch(
      /Nobody has taken over the critical incident ".* Ransomware" within 20 minutes\. You are told as part of "Second"\./,
    );
  });

  it('is told once to someone who is in two groups, and a group of nobody else is passed over', async () => {
    const night = await openNight();
    const [first, last] = [night.admin, await join(night.organisation)];
    await save(night, [group('First', [first]), group('Second', [first]), group('Third', [first, last])]);
    const { id } = await addIncident(night);
    for (let times = 0; times < 2; times += 1) await escalateAll(night, id);
    expect([await titlesOf(first), await titlesOf(last)]).toEqual([['Critical incident'], ['Incident not taken over']]);
  });

  it('is told to nobody else once someone has taken it over', async () => {
    const night = await openNight();
    const [first, second] = [await join(night.organisation), await join(night.organisation)];
    await save(night, [group('First', [first]), group('Second', [second])]);
    const { id } = await addIncident(night);
    const taken = await takeOver(first, id);
    expect(taken).toMatchObject({
      status: 200,
      body: { message: 'Taken over', data: { owner: { id: first.id }, takenOverBy: { id: first.id } } },
    });
    await escalateAll(night, id);
    expect(await titlesOf(second)).toEqual([]);
    const [logged] = rowsOf(await night.admin.call(`/api/activities/all-users?entityType=incident`));
    expect(at(logged, 'changes')).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'takenOverBy' })]));
  });

  it.each([
    ['work on it has begun', 'status', { action: 'START' }],
    ['it became a minor one', 'severity', { severity: 'MINOR', reason: 'One laptop' }],
  ] as const)('is told to nobody else once %s', async (_, path, body) => {
    const night = await openNight();
    const second = await join(night.organisation);
    await save(night, [group('First', [night.admin]), group('Second', [second])]);
    const { id, reporter } = await addIncident(night);
    const answer = await reporter.call(`/api/incident/${id}/${path}`, {
      method: 'POST',
      body: { version: 1, ...body },
    });
    expect(answer.status).toBe(200);
    await escalateAll(night, id);
    expect(await titlesOf(second)).toEqual([]);
  });

  it('passes over those who were deactivated, who may not edit, and who have left', async () => {
    const night = await openNight();
    const [gone, viewer, second] = [
      await join(night.organisation),
      await join(night.organisation, 'ORG_ASSESSOR', 'VIEW'),
      await join(night.organisation),
    ];
    expect((await save(night, [group('First', [gone, viewer])])).status).toBe(400);
    expect((await save(night, [group('First', [gone]), group('Second', [second])])).status).toBe(200);
    await night.server.database.platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, gone.id));
    await addIncident(night);
    expect(await titlesOf(second)).toEqual(['Critical incident']);
    const { body } = await night.admin.call('/api/incident-on-call');
    expect(at(body, 'data.groups')).toMatchObject([{ reached: 0 }, { reached: 1 }]);
  });
});

test('while an organisation is suspended, nobody is told', async () => {
  const night = await openNight();
  const second = await join(night.organisation);
  await save(night, [group('First', [night.admin]), group('Second', [second])]);
  const { id } = await addIncident(night);
  const set = (state: 'ACTIVE' | 'SUSPENDED') =>
    night.server.database.platform
      .update(organisations)
      .set({ state })
      .where(eq(organisations.id, night.organisation.id));
  await set('SUSPENDED');
  await escalateAll(night, id);
  await set('ACTIVE');
  expect(await titlesOf(second)).toEqual([]);
});

test('owners are told first, and then the first group', async () => {
  const night = await openNight();
  const [owner, first] = [await join(night.organisation), await join(night.organisation)];
  await save(night, [group('First', [first])]);
  const { id } = await addIncident(night, { ownerId: owner.id, severity: 'MAJOR' });
  expect([await titlesOf(owner), await titlesOf(first)]).toEqual([expect.arrayContaining(['Major incident']), []]);
  await escalateAll(night, id);
  expect(await titlesOf(first)).toEqual(['Incident not taken over']);
});

test('without a setting, administrators and managers who may edit incidents are on call', async () => {
  const night = await openNight();
  const [manager, viewing] = [
    await join(night.organisation, 'ORG_MANAGER'),
    await join(night.organisation, 'ORG_MANAGER', 'VIEW'),
  ];
  const { body } = await night.admin.call('/api/incident-on-call');
  expect(at(body, 'data')).toMatchObject({
    version: 0,
    minutes: 30,
    groups: [{ roles: ['ORG_ADMIN', 'ORG_MANAGER'], members: [], reached: 2 }],
  });
  await addIncident(night);
  expect([await titlesOf(night.admin), await titlesOf(manager), await titlesOf(viewing)]).toEqual([
    ['Critical incident'],
    ['Critical incident'],
    [],
  ]);
});

test('who takes over becomes the owner, and who owned it a co-owner who is told', async () => {
  const { harbour } = places();
  const [owner, other] = [await join(harbour.organisation), await join(harbour.organisation)];
  const { id } = entityOf(await callsOf('Incidents', harbour).create({ title: 'Outage', ownerId: owner.id }), 201);
  const stale = await other.call(`/api/incident-on-call/${id}/take-over`, {
    method: 'POST',
    body: { version: 7 },
  });
  expect(stale.status).toBe(409);
  const taken = await takeOver(other, id);
  expect(taken.body).toMatchObject({ data: { version: 2, owner: { id: other.id }, coOwners: [{ id: owner.id }] } });
  // Pressed twice.
  expect((await takeOver(other, id)).body).toMatchObject({ data: { version: 2 } });
  expect(await titlesOf(owner)).toContain('Incident updated');
  const again = await takeOver(owner, id);
  expect(again.body).toMatchObject({ data: { owner: { id: owner.id }, coOwners: [{ id: other.id }] } });
});

describe('the on-call groups', () => {
  it('are changed by those who lead and may edit incidents, and read by those who may view them', async () => {
    const night = await openNight();
    const [member, manager] = [await join(night.organisation), await join(night.organisation, 'ORG_MANAGER', 'VIEW')];
    expect((await save({ admin: member }, [group('First', [member])])).status).toBe(403);
    expect((await save({ admin: manager }, [group('First', [member])])).status).toBe(403);
    expect((await member.call('/api/incident-on-call')).status).toBe(200);
  });

  it('name what is wrong with a group', async () => {
    const night = await openNight();
    const { meridian } = places();
    const answers = [
      await save(night, [group('First', [])]),
      await save(night, [group('First', [night.admin]), group('first', [night.admin])]),
      await save(night, [group('First', [meridian.owner])]),
      await save(night, []),
      await save(night, [group('First', [night.admin])], 0),
    ];
    expect(answers.map(({ status, body }) => [status, at(body, 'errors.0.field')])).toEqual([
      [400, 'groups/0/memberIds'],
      [400, 'groups/1/name'],
      [400, 'groups/0/memberIds/0'],
      [400, 'groups'],
      [400, 'minutes'],
    ]);
  });

  it('are one organisation’s, logged, and changed on what was read', async () => {
    const night = await openNight();
    const other = await openNight();
    expect((await save(night, [group('Night shift', [night.admin], ['ORG_MANAGER'])])).status).toBe(200);
    const { body } = await other.admin.call('/api/incident-on-call');
    expect(at(body, 'data.version')).toBe(0);
    const logged = await night.admin.call('/api/activities/all-users?entityType=onCall');
    expect(rowsOf(logged)[0]).toMatchObject({
      entityName: 'On call',
      changes: [{ field: 'groups', new: [expect.stringMatching(/^Night shift: Manager, /)] }],
    });
    const stale = { version: 0, minutes: 30, groups: [group('First', [night.admin])] };
    expect((await night.admin.call('/api/incident-on-call', { method: 'POST', body: stale })).status).toBe(409);
  });
});
