import { describe, expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const add = (place: Place, given: Body = {}): Promise<Stored> =>
  create(place, 'Staff', { title: `${place.marker} ${unique()}`, ...given });

const change = (place: Place, { id, version }: Stored, body: Body) =>
  place.owner.call(`/api/staff-member/${id}`, {
    method: 'PATCH',
    body: { version, ...body },
    organisation: place.organisation.id,
  });

const act = async (place: Place, { id }: Stored, body: Body) => {
  const path = `/api/staff-member/${id}`;
  const { body: now } = await place.owner.call(path, { organisation: place.organisation.id });
  const call = { method: 'POST', organisation: place.organisation.id } as const;
  return place.owner.call(`${path}/status`, { ...call, body: { version: at(now, 'data.version'), ...body } });
};

const chartOf = async (place: Place) =>
  rowsOf(await place.owner.call('/api/staff-chart', { organisation: place.organisation.id }));

describe('staff members', () => {
  test('nobody reports to themselves, directly or through others (work.md A10)', async () => {
    const { harbour } = places();
    const top = await add(harbour);
    const middle = await add(harbour, { managerId: top.id });
    const low = await add(harbour, { managerId: middle.id });
    for (const managerId of [top.id, middle.id, low.id]) {
      const refused = await change(harbour, top, { managerId });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'managerId' }] } });
    }
    expect((await change(harbour, low, { managerId: top.id })).status).toBe(200);
  });

  test('nobody stands in for themselves', async () => {
    const { harbour } = places();
    const one = await add(harbour);
    const refused = await change(harbour, one, { deputyId: one.id.toUpperCase() });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'deputyId' }] } });
  });

  test('an account is of one staff member only', async () => {
    const { harbour } = places();
    const { id: accountId } = await anotherMember(harbour);
    const holder = await add(harbour, { accountId });
    const ref = String(at(await callsOf('Staff', harbour).read(holder.id), 'ref'));
    const refused = await change(harbour, await add(harbour), { accountId });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'accountId', message: `This is the account of ${ref}` }] },
    });
    expect((await change(harbour, holder, { accountId, phone: '1' })).status).toBe(200);
  });

  test('nobody is restored with an account that was given to someone else meanwhile', async () => {
    const { harbour } = places();
    const { id: accountId } = await anotherMember(harbour);
    const removed = await add(harbour, { accountId });
    const path = `/api/staff-member/${removed.id}`;
    await harbour.owner.call(`${path}?version=1`, { method: 'DELETE' });
    const heir = await add(harbour, { accountId });
    const restore = () => harbour.owner.call(`${path}/restore`, { method: 'POST', body: { version: 2 } });
    expect(await restore()).toMatchObject({ status: 400, body: { errors: [{ field: 'accountId' }] } });
    expect((await change(harbour, heir, { accountId: null })).status).toBe(200);
    expect((await restore()).status).toBe(200);
  });

  test('an account of another organisation is unknown', async () => {
    const { harbour, meridian } = places();
    const { id: accountId } = await anotherMember(meridian);
    const refused = await change(harbour, await add(harbour), { accountId });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'accountId' }] } });
  });

  test('come, leave and come back, with their days', async () => {
    const { harbour } = places();
    const one = await add(harbour, { startsOn: '2026-10-01' });
    const active = await act(harbour, one, { action: 'ACTIVATE', day: '2026-11-02' });
    expect(active.body).toMatchObject({ data: { status: 'ACTIVE', startsOn: '2026-11-02' } });
    const early = await act(harbour, one, { action: 'DEACTIVATE', day: '2026-11-01' });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ field: 'day' }] } });
    const left = await act(harbour, one, { action: 'DEACTIVATE', day: '2026-11-02' });
    expect(left.body).toMatchObject({ data: { status: 'DEACTIVATED', endsOn: '2026-11-02' } });
    const back = await act(harbour, one, { action: 'REACTIVATE' });
    expect(back.body).toMatchObject({ data: { status: 'ACTIVE', startsOn: '2026-11-02', endsOn: null } });
  });

  test('stand in the chart below who manages them, at the top once that one has left or is removed', async () => {
    const { harbour, meridian } = places();
    const boss = await add(harbour, { position: 'Head of operations' });
    const report = await add(harbour, { managerId: boss.id });
    const managerOf = async () =>
      (await chartOf(harbour)).find((place) => at(place, 'staffMember.id') === report.id)?.['managerId'];
    expect(await managerOf()).toBe(boss.id);
    const names = (await chartOf(meridian)).map((place) => at(place, 'staffMember.id'));
    expect(names).not.toContain(boss.id);
    await act(harbour, boss, { action: 'ACTIVATE', day: '2026-11-02' });
    await act(harbour, boss, { action: 'DEACTIVATE', day: '2026-11-03' });
    expect(await managerOf()).toBeNull();
    expect((await chartOf(harbour)).map((place) => at(place, 'staffMember.id'))).not.toContain(boss.id);
  });
});
