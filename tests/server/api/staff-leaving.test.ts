import { describe, expect, it } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { rowsOf } from '#tests/laws/places.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { activityOf, add, openPlace, post, read, type Stored } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

const today = () => new Date().toISOString().slice(0, 10);

/** A staff member who works here. */
async function colleague(title: string, given: object = {}): Promise<Stored> {
  const { id, version } = await add(harbour, '/api/staff-member', { title, ...given });
  const active = await post(harbour.owner, `/api/staff-member/${id}/status`, {
    version,
    action: 'ACTIVATE',
    day: '2026-01-01',
  });
  expect(active.status).toBe(200);
  return { id, version: version + 1 };
}

const stored = ({ id }: Stored) => read(harbour.owner, `/api/staff-member/${id}`);

async function leave(member: Stored, successorId?: string) {
  const version = numberAt(await stored(member), 'version');
  const body = { version, action: 'DEACTIVATE', day: today(), ...(successorId !== undefined && { successorId }) };
  return post(harbour.owner, `/api/staff-member/${member.id}/status`, body);
}

const addDuty = ({ id }: Stored, title: string, involvement = 'RESPONSIBLE') =>
  post(harbour.owner, `/api/staff-member/${id}/duties`, { title, involvement });

const dutiesOf = async ({ id }: Stored) =>
  rowsOf(await harbour.owner.call(`/api/staff-member/${id}/duties`)).map(({ title }) => title);

const loggedFields = async ({ id }: Stored) =>
  (await activityOf(harbour, id)).flatMap(({ changes }) => changes.map(({ field }) => field));

const dependantsOf = async ({ id }: Stored) => (await harbour.owner.call(`/api/staff-member/${id}/dependants`)).body;

describe('who leaves with a successor', () => {
  it('hands over reports, deputyships and duties in the same step, each in the log of its record', async () => {
    const boss = await colleague('Boss');
    const leaver = await colleague('Leaver', { managerId: boss.id });
    const successor = await colleague('Successor');
    const report = await colleague('Report', { managerId: leaver.id });
    const deputised = await colleague('Deputised', { deputyId: leaver.id });
    const absent = await colleague('Absent');
    const days = { firstDay: today(), lastDay: daysAfter(today(), 5), deputyId: leaver.id };
    expect((await post(harbour.owner, `/api/staff-member/${absent.id}/absences`, days)).status).toBe(201);
    await addDuty(leaver, 'Backups', 'ACCOUNTABLE');
    await addDuty(leaver, 'Keys');
    await addDuty(successor, 'keys');
    expect(await dependantsOf(leaver)).toMatchObject({ data: { reports: 1, deputyships: 2, duties: 2 } });

    expect(await leave(leaver, successor.id)).toMatchObject({ status: 200, body: { data: { status: 'DEACTIVATED' } } });
    expect(await stored(report)).toMatchObject({ manager: { id: successor.id } });
    expect(await stored(deputised)).toMatchObject({ deputy: { id: successor.id } });
    expect(await stored(absent)).toMatchObject({ away: { deputy: { id: successor.id } } });
    // The successor had one of them in the same way.
    expect([await dutiesOf(successor), await dutiesOf(leaver)]).toEqual([['Backups', 'keys'], ['Keys']]);
    expect(await loggedFields(report)).toContain('managerId');
    expect(await loggedFields(deputised)).toContain('deputyId');
    expect(await loggedFields(absent)).toContain('absences');
    expect(await loggedFields(successor)).toContain('duty');
    expect(await loggedFields(leaver)).toEqual(expect.arrayContaining(['status', 'successor', 'duty']));
  });

  it('is followed by someone from below, who reports to the manager of who left and is deputised by nobody', async () => {
    const boss = await colleague('Boss');
    const leaver = await colleague('Leaver', { managerId: boss.id });
    const report = await colleague('Report', { managerId: leaver.id });
    const below = await colleague('Below', { managerId: report.id, deputyId: leaver.id });
    expect((await leave(leaver, below.id)).status).toBe(200);
    expect(await stored(below)).toMatchObject({ manager: { id: boss.id }, deputy: null });
    expect(await stored(report)).toMatchObject({ manager: { id: below.id } });
  });

  it('is refused with one who has left, is of another organisation or is themself, and then nothing changes', async () => {
    const leaver = await colleague('Leaver');
    const report = await colleague('Report', { managerId: leaver.id });
    const gone = await colleague('Gone');
    expect((await leave(gone)).status).toBe(200);
    const stranger = await add(meridian, '/api/staff-member', { title: 'Stranger' });
    for (const id of [gone.id, stranger.id, leaver.id])
      expect(await leave(leaver, id)).toMatchObject({ status: 400, body: { errors: [{ field: 'successorId' }] } });
    expect(await stored(leaver)).toMatchObject({ status: 'ACTIVE' });
    expect(await stored(report)).toMatchObject({ manager: { id: leaver.id } });
  });

  it('has one only when leaving', async () => {
    const [pending, successor] = [await add(harbour, '/api/staff-member', { title: 'New' }), await colleague('Other')];
    const body = { version: 1, action: 'ACTIVATE', day: today(), successorId: successor.id };
    expect(await post(harbour.owner, `/api/staff-member/${pending.id}/status`, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'successorId' }] },
    });
  });
});

describe('who leaves without a successor', () => {
  it('leaves those who depend on them as they are', async () => {
    const leaver = await colleague('Leaver');
    const report = await colleague('Report', { managerId: leaver.id });
    await addDuty(leaver, 'Backups');
    expect((await leave(leaver)).status).toBe(200);
    expect(await stored(report)).toMatchObject({ manager: { id: leaver.id } });
    expect(await dutiesOf(leaver)).toEqual(['Backups']);
  });

  it('counts nobody who has left, and is unknown to another organisation', async () => {
    const leaver = await colleague('Leaver');
    const gone = await colleague('Gone', { managerId: leaver.id, deputyId: leaver.id });
    await leave(gone);
    expect(await dependantsOf(leaver)).toMatchObject({ data: { reports: 0, deputyships: 0, duties: 0 } });
    expect((await meridian.owner.call(`/api/staff-member/${leaver.id}/dependants`)).status).toBe(404);
  });
});
