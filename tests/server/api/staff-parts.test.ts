import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { attachedTo } from '#tests/contract/attachment-fixtures.ts';
import { smallLogo } from '#tests/contract/organisation-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { askedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, createPlain, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const add = (given: Body = {}, place: Place = places().harbour): Promise<Stored> =>
  create(place, 'Staff', { title: `${place.marker} ${unique()}`, ...given });
const post = (path: string, body: Body, person = owner) => person.call(path, { method: 'POST', body });
const patch = (path: string, body: Body, person = owner) => person.call(path, { method: 'PATCH', body });
const memberNow = (id: string) => callsOf('Staff', places().harbour).read(id);

/** A member who may view staff and nothing else. */
async function readerOfStaff(): Promise<Person> {
  const { server, harbour } = places();
  const reader = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }],
  });
  const { userId, feature } = membershipPermission;
  await server.database.platform.delete(membershipPermission).where(and(eq(userId, reader.id), ne(feature, 'STAFF')));
  return reader;
}

describe('trainings', () => {
  test('are planned until they were done: a day to come is refused, of a new one and of a stored one', async () => {
    const { id } = await add();
    const path = `/api/staff-member/${id}/trainings`;
    const refused = { status: 400, body: { errors: [{ field: 'doneOn' }] } };
    expect(await post(path, { title: 'Safe lifting', doneOn: '2999-01-31', validMonths: 12 })).toMatchObject(refused);
    const planned = entityOf(await post(path, { title: 'Safe lifting', validMonths: 12 }), 201);
    expect(await patch(`/api/staff-training/${planned.id}`, { version: 1, doneOn: '2999-01-31' })).toMatchObject(
      refused,
    );
    expect(await memberNow(id)).toMatchObject({ training: 'NONE' });
  });

  test('expire so many months after they were done, and a later one of the same name renews them', async () => {
    const { id } = await add();
    const path = `/api/staff-member/${id}/trainings`;
    const first = entityOf(await post(path, { title: 'Fire safety', doneOn: '2024-02-29', validMonths: 12 }), 201);
    expect(first).toMatchObject({ expiresOn: '2025-02-28', isRenewed: false, kind: 'TRAINING' });
    expect(await memberNow(id)).toMatchObject({ training: 'EXPIRED' });
    await post(path, { title: 'FIRE safety', doneOn: '2026-11-01', validMonths: 120 });
    const listed = rowsOf(await owner.call(path));
    expect(listed.map(({ isRenewed }) => isRenewed)).toEqual([true, false]);
    expect(await memberNow(id)).toMatchObject({ training: 'CURRENT' });
    const planned = entityOf(await patch(`/api/staff-training/${first.id}`, { version: 1, doneOn: null }));
    expect(planned).toMatchObject({ expiresOn: null, version: 2 });
    const [, entry] = await activityOf(places().harbour, id);
    expect(entry?.changes).toEqual([
      {
        field: 'training',
        old: null,
        new: 'Fire safety, Training, done 29/02/2024, valid for 12 months, expires 28/02/2025',
      },
    ]);
  });

  test('of the same day are renewed by the one that was recorded last', async () => {
    const { id } = await add();
    const path = `/api/staff-member/${id}/trainings`;
    const months = [12, 120, 24, 60, 6, 110];
    for (const validMonths of months) await post(path, { title: 'First aid', doneOn: '2026-11-01', validMonths });
    const current = rowsOf(await owner.call(path)).filter(({ isRenewed }) => isRenewed === false);
    expect(current).toMatchObject([{ validMonths: 110 }]);
    expect(await memberNow(id)).toMatchObject({ training: 'CURRENT' });
  });

  test('that are only planned leave a staff member without a state', async () => {
    const { id } = await add();
    await post(`/api/staff-member/${id}/trainings`, { title: 'First aid', validMonths: 24 });
    expect(await memberNow(id)).toMatchObject({ training: 'NONE' });
  });

  test('have a file of the same staff member as evidence, and no other', async () => {
    const { harbour } = places();
    const { id } = await add();
    const own = await attachedTo(harbour, id);
    const foreign = await attachedTo(harbour);
    const path = `/api/staff-member/${id}/trainings`;
    const training = entityOf(await post(path, { title: 'Audit', fileId: own.id }), 201);
    expect(training).toMatchObject({ file: { id: own.id } });
    const refused = await post(path, { title: 'Audit', fileId: foreign.id });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'fileId' }] } });
  });
});

describe('duties', () => {
  test('have one person who is accountable for each, whatever the case of their titles (work.md A10)', async () => {
    const title = `Keep the register ${unique()}`;
    const [one, two] = [await add(), await add()];
    const path = ({ id }: Stored) => `/api/staff-member/${id}/duties`;
    const first = entityOf(await post(path(one), { title, involvement: 'ACCOUNTABLE' }), 201);
    const refused = await post(path(two), { title: title.toUpperCase(), involvement: 'ACCOUNTABLE' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'involvement' }] } });
    const second = entityOf(await post(path(two), { title: title.toUpperCase() }), 201);
    expect(second).toMatchObject({
      involvement: 'RESPONSIBLE',
      others: [{ staffMember: { id: one.id }, involvement: 'ACCOUNTABLE' }],
    });
    const secondPath = `/api/staff-duty/${second.id}`;
    expect((await patch(secondPath, { version: 1, involvement: 'ACCOUNTABLE' })).status).toBe(409);
    const firstPath = `/api/staff-duty/${first.id}`;
    expect((await owner.call(`${firstPath}?version=1`, { method: 'DELETE' })).status).toBe(200);
    expect((await patch(secondPath, { version: 1, involvement: 'ACCOUNTABLE' })).status).toBe(200);
    expect((await post(`${firstPath}/restore`, { version: 2 })).status).toBe(409);
  });

  test('of other records with the same title are other duties', async () => {
    const { harbour } = places();
    const title = `Approve ${unique()}`;
    const [one, two] = [await add(), await add()];
    const { id: recordId } = await createPlain(harbour, 'Risks');
    const accountable = { title, involvement: 'ACCOUNTABLE' };
    expect((await post(`/api/staff-member/${one.id}/duties`, accountable)).status).toBe(201);
    const ofRisk = await post(`/api/staff-member/${two.id}/duties`, { ...accountable, recordId });
    expect(ofRisk).toMatchObject({ status: 201, body: { data: { record: { id: recordId, kind: 'risk' } } } });
  });

  test('of someone who has left pass on, and who comes back is refused while another answers for them', async () => {
    const title = `Own ${unique()}`;
    const [one, two] = [await add(), await add()];
    const accountable = { title, involvement: 'ACCOUNTABLE' };
    await post(`/api/staff-member/${one.id}/duties`, accountable);
    const act = async (body: Body) =>
      post(`/api/staff-member/${one.id}/status`, { version: at(await memberNow(one.id), 'version'), ...body });
    await act({ action: 'ACTIVATE', day: '2026-11-02' });
    await act({ action: 'DEACTIVATE', day: '2026-11-03' });
    expect((await post(`/api/staff-member/${two.id}/duties`, accountable)).status).toBe(201);
    expect(await act({ action: 'REACTIVATE' })).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } });
  });

  test('concern records that the reader may view, and hide others', async () => {
    const { harbour, meridian } = places();
    const { id } = await add();
    const { id: recordId } = await createPlain(harbour, 'Risks');
    const path = `/api/staff-member/${id}/duties`;
    await post(path, { title: 'Treat it', recordId });
    const { id: foreign } = await createPlain(meridian, 'Risks');
    const refused = await post(path, { title: 'Treat it', recordId: foreign });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'recordId' }] } });
    const reader = await readerOfStaff();
    expect(rowsOf(await reader.call(path))).toMatchObject([{ title: 'Treat it', record: null }]);
  });
});

describe('the picture', () => {
  test('is kept, changes the version, and is removed', async () => {
    const { id } = await add();
    const path = `/api/staff-member/${id}/picture`;
    expect((await owner.call(path)).body).toMatchObject({ data: { picture: null } });
    expect((await post(path, { version: 1, picture: smallLogo })).body).toMatchObject({ data: { version: 2 } });
    expect((await owner.call(path)).body).toMatchObject({ data: { picture: smallLogo } });
    expect(await post(path, { version: 1, picture: null })).toMatchObject({
      status: 409,
      body: { current: { version: 2 } },
    });
    expect((await post(path, { version: 2, picture: null })).status).toBe(200);
    expect((await owner.call(path)).body).toMatchObject({ data: { picture: null } });
  });

  test('is an image, and of no other organisation', async () => {
    const { meridian } = places();
    const { id } = await add();
    const path = `/api/staff-member/${id}/picture`;
    const text = await post(path, { version: 1, picture: 'data:image/png;base64,aGVsbG8=' });
    expect(text).toMatchObject({ status: 400, body: { errors: [{ field: 'picture' }] } });
    expect((await meridian.owner.call(path)).status).toBe(404);
    expect((await post(path, { version: 1, picture: smallLogo }, meridian.owner)).status).toBe(404);
  });
});

describe('what a staff member has to do', () => {
  test('are the policies sent to their address, and the open tasks of their account', async () => {
    const { harbour, meridian } = places();
    const { id: accountId } = await anotherMember(harbour);
    const email = `${unique()}@example.org`;
    const { id } = await add({ email: email.toUpperCase(), accountId });
    const { id: policyId } = await askedPolicy(harbour, email);
    const { id: taskId } = await create(harbour, 'Tasks', { title: 'Read the logs', ownerId: accountId });
    await create(harbour, 'Tasks', { title: 'Of someone else' });
    const path = `/api/staff-member/${id}/work`;
    expect((await owner.call(path)).body).toMatchObject({
      data: {
        acknowledgements: [{ policy: { id: policyId }, state: 'REQUESTED', acknowledgedAt: null }],
        acknowledgementTotal: 1,
        tasks: [{ id: taskId }],
        taskTotal: 1,
      },
    });
    expect((await meridian.owner.call(path)).status).toBe(404);
  });

  test('is neither shown nor counted to those who may view neither policies nor tasks, and they can tell', async () => {
    const { harbour } = places();
    const email = `${unique()}@example.org`;
    const { id: accountId } = await anotherMember(harbour);
    const { id } = await add({ email, accountId });
    await askedPolicy(harbour, email);
    await create(harbour, 'Tasks', { title: 'Read the logs', ownerId: accountId });
    const reader = await readerOfStaff();
    expect((await reader.call(`/api/staff-member/${id}/work`)).body).toMatchObject({
      data: { acknowledgements: null, acknowledgementTotal: 0, tasks: null, taskTotal: 0 },
    });
  });
});
