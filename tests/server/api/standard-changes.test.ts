import { beforeAll, expect, test } from 'vitest';

import {
  changeCast,
  finishedChange,
  hoursFromNow,
  storedChange,
  type ChangeCast,
} from '#tests/contract/change-fixtures.ts';
import { createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
let cast: ChangeCast;
beforeAll(async () => {
  const { harbour } = places();
  ({ owner } = harbour);
  cast = await changeCast(harbour);
});

const read = async (id: string) => at((await owner.call(`/api/change-management-process/${id}`)).body, 'data');
const update = (id: string, body: Body) =>
  owner.call(`/api/change-management-process/${id}`, { method: 'PATCH', body });
const take = async (person: Person, { id }: Pick<Stored, 'id'>, body: Body) => {
  const { version } = await storedChange(places().harbour, id);
  return person.call(`/api/change-management-process/${id}/status`, { method: 'POST', body: { version, ...body } });
};
/** Someone who may view changes only. */
const addViewer = () => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
};

test('a successful change is repeated as it was authorised at another time, and nobody closes what they carried out', async () => {
  const { harbour } = places();
  const { id } = await finishedChange(harbour, cast, { repeatable: true });
  const close = { action: 'CLOSE', review: 'It works' };
  expect((await take(cast.implementer, { id }, close)).status).toBe(403);
  const repeat = () => owner.call(`/api/change-management-process/${id}/repetition`, { method: 'POST' });
  expect((await repeat()).status).toBe(409);
  expect((await take(owner, { id }, close)).status).toBe(200);
  const repeated = await repeat();
  expect(repeated).toMatchObject({ status: 201, body: { data: { type: 'STANDARD', template: { id } } } });
  const newId = textAt(repeated.body, 'data.id');
  const times = { plannedStart: hoursFromNow(24), plannedEnd: hoursFromNow(26), reason: 'It is due again' };
  const { id: riskId } = await createPlain(harbour, 'Risks');
  const { id: assetId } = await createPlain(harbour, 'InformationAssets');
  const others = {
    title: 'Another',
    description: 'Another',
    impact: 'Another',
    outage: 'Another',
    riskLevel: 'HIGH',
    assetIds: [assetId],
    riskIds: [riskId],
    testPlan: 'None',
  };
  const viewer = await addViewer();
  const edit = async (body: Body) =>
    expect((await update(newId, { version: (await storedChange(harbour, newId)).version, ...body })).status).toBe(200);
  const schedule = () => take(owner, { id: newId }, { action: 'SCHEDULE' });
  await edit({ ...times, ...others, implementerIds: [viewer.id] });
  const refused = await schedule();
  expect(refused.status).toBe(400);
  const fields = ['implementerIds', ...Object.keys(others)];
  const errors = at(refused.body, 'errors');
  const named = Array.isArray(errors) ? errors.map((error) => textAt(error, 'field')) : [];
  expect(named.toSorted()).toEqual(fields.toSorted());
  const stored = Object(await read(id));
  const as = Object.fromEntries(Object.keys(others).map((field) => [field, Reflect.get(stored, field)]));
  await edit({ ...as, assetIds: [], riskIds: [], implementerIds: [cast.implementer.id] });
  expect((await schedule()).status).toBe(200);
});
