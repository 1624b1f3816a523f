import { beforeAll, describe, expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const add = (given: Body = {}, place: Place = places().harbour): Promise<Stored> =>
  create(place, 'Staff', { title: `${place.marker} ${unique()}`, ...given });
const entry = (name: 'Competences' | 'StaffRoles', place: Place = places().harbour) =>
  create(place, name, { name: `${place.marker} ${unique()}` });
const post = (path: string, body: Body, person = owner) => person.call(path, { method: 'POST', body });
const patch = (path: string, body: Body, person = owner) => person.call(path, { method: 'PATCH', body });
const memberNow = (id: string) => callsOf('Staff', places().harbour).read(id);
const refusal = (field: string) => ({ status: 400, body: { errors: [{ field }] } });
const needsOf = async ({ id }: Stored) => rowsOf(await owner.call(`/api/staff-member/${id}/required-competences`));
const listed = async (query: string) =>
  rowsOf(await owner.call(`/api/staff-member?perPage=100&${query}`)).map(({ id }) => id);

/** A role that requires a competence at a level. */
async function roleWith(level: string) {
  const [role, competence] = [await entry('StaffRoles'), await entry('Competences')];
  await post(`/api/staff-role/${role.id}/competences`, { competenceId: competence.id, level });
  return { role, competence };
}

const hold = ({ id }: Stored, body: Body) => post(`/api/staff-member/${id}/competences`, body);

const act = async ({ id }: Stored, body: Body) =>
  post(`/api/staff-member/${id}/status`, { version: at(await memberNow(id), 'version'), ...body });

describe('a competence of a staff member', () => {
  test('is recorded once, with a day that has come and a training of theirs that was done', async () => {
    const [member, other, competence] = [await add(), await add(), await entry('Competences')];
    const training = async ({ id }: Stored, body: Body) =>
      entityOf(await post(`/api/staff-member/${id}/trainings`, { title: 'Audit', ...body }), 201).id;
    const known = { competenceId: competence.id, level: 'EXPERT' };
    expect(await hold(member, { ...known, assessedOn: '2999-01-31' })).toMatchObject(refusal('assessedOn'));
    const planned = await training(member, {});
    const theirs = await training(other, { doneOn: '2026-01-31' });
    for (const trainingId of [planned, theirs])
      expect(await hold(member, { ...known, trainingId })).toMatchObject(refusal('trainingId'));
    const trainingId = await training(member, { doneOn: '2026-01-31' });
    const first = entityOf(await hold(member, { ...known, trainingId, note: 'Led two audits' }), 201);
    expect(first).toMatchObject({ level: 'EXPERT', training: { id: trainingId, name: 'Audit' }, isLapsed: false });
    expect(await hold(member, known)).toMatchObject(refusal('competenceId'));
    const path = `/api/staff-competence/${first.id}`;
    expect(await patch(path, { version: 1, trainingId: theirs })).toMatchObject(refusal('trainingId'));
    expect((await owner.call(`${path}?version=1`, { method: 'DELETE' })).status).toBe(200);
    expect((await hold(member, known)).status).toBe(201);
    expect(await post(`${path}/restore`, { version: 2 })).toMatchObject(refusal('id'));
  });

  test('is in the history of the staff member in words', async () => {
    const [member, competence] = [await add(), await entry('Competences')];
    entityOf(await hold(member, { competenceId: competence.id, level: 'AWARE', assessedOn: '2026-02-01' }), 201);
    const changes = (await activityOf(places().harbour, member.id)).at(-1)?.changes;
    const name = textAt((await owner.call(`/api/staff-member/${member.id}/competences`)).body, 'data.0.title');
    expect(changes).toEqual([{ field: 'competences', old: null, new: `${name}, Aware, assessed 01/02/2026` }]);
  });
});

describe('what roles require', () => {
  test('is set and taken back, and is in the history of the role', async () => {
    const { role, competence } = await roleWith('AWARE');
    const path = `/api/staff-role/${role.id}/competences`;
    const raised = await post(path, { competenceId: competence.id, level: 'EXPERT' });
    expect(raised.body).toMatchObject({ data: [{ competence: { id: competence.id }, level: 'EXPERT' }] });
    expect((await post(path, { competenceId: competence.id, level: null })).body).toMatchObject({ data: [] });
    const changes = (await activityOf(places().harbour, role.id)).flatMap((one) => one.changes);
    expect(changes.filter(({ field }) => field === 'competences')).toHaveLength(3);
  });

  test('keeps a competence that is required, and goes with a role that nobody has', async () => {
    const { role, competence } = await roleWith('AWARE');
    expect((await owner.call(`/api/competence/${competence.id}?version=1`, { method: 'DELETE' })).status).toBe(409);
    expect((await owner.call(`/api/staff-role/${role.id}?version=1`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.call(`/api/competence/${competence.id}?version=1`, { method: 'DELETE' })).status).toBe(200);
  });

  test('is of one organisation: neither its roles nor its competences are known to another', async () => {
    const { harbour, meridian } = places();
    const { role } = await roleWith('AWARE');
    const theirs = await entry('Competences', meridian);
    const path = `/api/staff-role/${role.id}/competences`;
    expect((await meridian.owner.call(path)).status).toBe(404);
    expect((await post(path, { competenceId: theirs.id, level: 'AWARE' }, meridian.owner)).status).toBe(404);
    expect(await post(path, { competenceId: theirs.id, level: 'AWARE' })).toMatchObject(refusal('competenceId'));
    const member = await add({ roleIds: [role.id] });
    expect(await hold(member, { competenceId: theirs.id, level: 'AWARE' })).toMatchObject(refusal('competenceId'));
    expect((await meridian.owner.call(`/api/staff-member/${member.id}/required-competences`)).status).toBe(404);
    expect((await meridian.owner.call('/api/staff-competence')).text).not.toContain(role.id);
    const foreign = await create(meridian, 'Staff', { title: 'Theirs' });
    const refused = await callsOf('Staff', meridian).update(foreign.id, { version: 1, roleIds: [role.id] });
    expect(refused).toMatchObject({ status: 400 });
    expect(harbour.organisation.id).not.toBe(meridian.organisation.id);
  });

  test('is changed by those who lead with the right to edit staff only', async () => {
    const { server, harbour } = places();
    const { role, competence } = await roleWith('AWARE');
    const reader = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }],
    });
    const path = `/api/staff-role/${role.id}/competences`;
    expect((await post(path, { competenceId: competence.id, level: null }, reader)).status).toBe(403);
    expect(rowsOf(await reader.call(path))).toHaveLength(1);
  });
});

describe('gaps', () => {
  test('follow from the highest level over all roles, and are the same in panel, list and page', async () => {
    const { role, competence } = await roleWith('PRACTITIONER');
    const high = await entry('StaffRoles');
    await post(`/api/staff-role/${high.id}/competences`, { competenceId: competence.id, level: 'EXPERT' });
    const [missing, below, met] = [
      await add({ roleIds: [role.id] }),
      await add({ roleIds: [role.id, high.id] }),
      await add({ roleIds: [role.id] }),
    ];
    await hold(below, { competenceId: competence.id, level: 'PRACTITIONER' });
    await hold(met, { competenceId: competence.id, level: 'PRACTITIONER' });
    const states = [];
    for (const member of [missing, below, met]) states.push((await needsOf(member)).map(({ state }) => state));
    expect(states).toEqual([['MISSING'], ['BELOW'], ['MET']]);
    expect((await needsOf(below))[0]).toMatchObject({ required: 'EXPERT', held: 'PRACTITIONER' });
    const gap = `roleId=${role.id}&competenceGapId=${competence.id}`;
    expect(new Set(await listed(gap))).toEqual(new Set([missing.id, below.id]));
    expect(await listed(`roleId=${role.id}&competenceMetId=${competence.id}`)).toEqual([met.id]);
    const roles = rowsOf(await owner.call('/api/staff-competence'));
    const shown = roles.find((one) => at(one, 'role.id') === role.id);
    expect(shown).toMatchObject({ holders: 3, competences: [{ level: 'PRACTITIONER', met: 1, lacking: 2 }] });
    expect(at(shown, 'competences.0.lacks')).toHaveLength(2);
    await act(missing, { action: 'ACTIVATE', day: '2026-11-02' });
    await act(missing, { action: 'DEACTIVATE', day: '2026-11-03' });
    expect(await needsOf(missing)).toEqual([]);
    expect(await listed(gap)).toEqual([below.id]);
    expect(await memberNow(missing.id)).toMatchObject({ competenceStanding: 'NOT_REQUIRED', competenceGaps: [] });
  });

  /** What happens to the training that proves a competence, and what follows. */
  const courses: readonly [
    string,
    (training: Body & { readonly id: string }, member: Stored) => Promise<unknown>,
    string,
  ][] = [
    ['is valid', () => Promise.resolve(), 'MET'],
    ['has expired', ({ id }) => patch(`/api/staff-training/${id}`, { version: 1, validMonths: 1 }), 'LAPSED'],
    ['is only planned again', ({ id }) => patch(`/api/staff-training/${id}`, { version: 1, doneOn: null }), 'LAPSED'],
    ['was removed', ({ id }) => owner.call(`/api/staff-training/${id}?version=1`, { method: 'DELETE' }), 'LAPSED'],
    [
      'has expired and was renewed',
      async ({ id }, member) => {
        await patch(`/api/staff-training/${id}`, { version: 1, validMonths: 1 });
        await post(`/api/staff-member/${member.id}/trainings`, {
          title: 'AUDIT',
          doneOn: '2026-11-01',
          validMonths: 120,
        });
      },
      'MET',
    ],
  ];

  test.each(courses)('where the training that proves a competence %s', async (_case, happen, state) => {
    const { role, competence } = await roleWith('PRACTITIONER');
    const member = await add({ roleIds: [role.id] });
    const body = { title: 'Audit', doneOn: '2024-01-31', validMonths: 120 };
    const training = entityOf(await post(`/api/staff-member/${member.id}/trainings`, body), 201);
    await hold(member, { competenceId: competence.id, level: 'EXPERT', trainingId: training.id });
    await happen(training, member);
    expect(await needsOf(member)).toMatchObject([{ state }]);
    const { body: row } = await owner.call(`/api/staff-member/${member.id}/competences`);
    expect(at(row, 'data.0.isLapsed')).toBe(state === 'LAPSED');
    const isMet = state === 'MET';
    expect(await memberNow(member.id)).toMatchObject({
      competenceStanding: isMet ? 'MET' : 'GAPS',
      competenceGaps: isMet ? [] : [{ id: competence.id }],
    });
    expect(await listed(`roleId=${role.id}&competenceStanding=GAPS`)).toEqual(isMet ? [] : [member.id]);
  });
});
