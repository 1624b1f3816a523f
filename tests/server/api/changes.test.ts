import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { changeManagementProcess as change } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import {
  actOnChange,
  addPeriod,
  askedImpact,
  changeCast,
  changeToDecide,
  changeWithImpact,
  completeChange,
  hoursFromNow,
  scheduledChange,
  storedChange,
  type ChangeCast,
  finishedChange,
} from '#tests/contract/change-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
let cast: ChangeCast;
let people: Person[];
beforeAll(async () => {
  const { harbour } = places();
  ({ owner } = harbour);
  cast = await changeCast(harbour);
  people = [];
  for (let count = 0; count < 3; count += 1) people.push(await anotherMember(harbour));
});

const post = (person: Person, path: string, body: Body) => person.call(`/api/${path}`, { method: 'POST', body });
const read = async (id: string) => at((await owner.call(`/api/change-management-process/${id}`)).body, 'data');
const courseOf = async (id: string) =>
  at((await owner.call(`/api/change-management-process/${id}/course`)).body, 'data');
const update = (id: string, body: Body) =>
  owner.call(`/api/change-management-process/${id}`, { method: 'PATCH', body });
const take = async (person: Person, { id }: Pick<Stored, 'id'>, body: Body) => {
  const { version } = await storedChange(places().harbour, id);
  return post(person, `change-management-process/${id}/status`, { version, ...body });
};
/** Someone who may view changes only. */
const addViewer = () => {
  const { server, harbour } = places();
  return addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
};
/** Moves a record to the trash. */
async function discard(path: string, id: string): Promise<void> {
  const version = String(at((await owner.call(`/api/${path}/${id}`)).body, 'data.version'));
  const { status } = await owner.call(`/api/${path}/${id}?version=${version}`, { method: 'DELETE' });
  expect(status).toBe(200);
}

const toDecide = (given: Body = {}) => changeToDecide(places().harbour, { ...cast, voters: people }, given);

describe('a submission', () => {
  test('names everything that is missing, and who decides may not be the requester (A2)', async () => {
    const { harbour } = places();
    const empty = await take(owner, await createPlain(harbour, 'ChangeRequests'), { action: 'SUBMIT' });
    expect(empty).toMatchObject({
      status: 400,
      body: {
        errors: [
          'implementationPlan',
          'testPlan',
          'fallbackPlan',
          'plannedStart',
          'plannedEnd',
          'implementerIds',
          'voterIds',
        ].map((field) => ({ field })),
      },
    });
    const own = await completeChange(harbour, { ...cast, voters: [owner] });
    expect(await take(owner, own, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'voterIds' }] },
    });
    const many = await completeChange(harbour, cast, { quorum: 'NUMBER', quorumNumber: 2 });
    expect(await take(owner, many, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'quorumNumber' }] },
    });
  });

  test('names an assessor who is the requester or may not edit changes: it would wait for nobody', async () => {
    const { harbour } = places();
    const viewer = await addViewer();
    for (const assessor of [owner, viewer]) {
      const draft = await completeChange(harbour, { ...cast, assessor });
      expect(await take(owner, draft, { action: 'SUBMIT' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'assessorId' }] },
      });
    }
    const draft = await completeChange(harbour, cast);
    await actOnChange(harbour, owner, draft, { action: 'SUBMIT' });
    for (const { id: assessorId } of [owner, viewer]) {
      const { version } = await storedChange(harbour, draft.id);
      expect(await update(draft.id, { version, assessorId })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'assessorId' }] },
      });
    }
  });

  test('is refused for another type, and a window that ends when it starts is none (A7)', async () => {
    const draft = await completeChange(places().harbour, cast, { type: 'EMERGENCY' });
    expect(await take(owner, draft, { action: 'SUBMIT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'action' }] },
    });
    const plannedStart = '2099-01-01T09:00:00.000Z';
    expect(await update(draft.id, { version: draft.version, plannedStart, plannedEnd: plannedStart })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'plannedEnd' }] },
    });
  });
});

describe('what a change affects', () => {
  test('is decided before it is closed, asked of its owner, and answered there', async () => {
    const { harbour } = places();
    const { riskId, change: finished, impact } = await changeWithImpact(harbour);
    const close = { action: 'CLOSE', review: 'It works' };
    expect((await take(owner, finished, close)).status).toBe(400);
    const decide = (body: Body) =>
      post(owner, `change-impact/${impact.id}/decision`, { version: impact.version, ...body });
    expect(await decide({ affected: false })).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } });
    expect((await decide({ affected: true })).status).toBe(200);
    expect(rowsOf(await owner.call(`/api/records/${riskId}/change-impacts`))).toEqual([]);
    expect((await take(owner, finished, close)).status).toBe(200);
    const [asked] = rowsOf(await owner.call(`/api/records/${riskId}/change-impacts`));
    expect(asked).toMatchObject({ request: 'RESCORE', status: 'ASKED', change: { id: finished.id } });
    const waiting = rowsOf(await owner.call('/api/waiting-for-me?perPage=100'));
    expect(waiting).toContainEqual(expect.objectContaining({ id: impact.id, task: 'CHANGE_IMPACT', kind: 'risk' }));
    const answer = { version: at(asked, 'version'), note: 'The score stays' };
    expect((await post(owner, `change-impact/${impact.id}/answer`, answer)).status).toBe(200);
    expect((await post(owner, `change-impact/${impact.id}/answer`, answer)).status).toBe(409);
    expect(rowsOf(await owner.call(`/api/records/${riskId}/change-impacts`))).toEqual([]);
  });

  test('is not asked of a record that was removed since', async () => {
    const { harbour } = places();
    const { riskId, change: finished } = await changeWithImpact(harbour);
    await discard('risk', riskId);
    expect((await take(owner, finished, { action: 'CLOSE', review: 'It works' })).status).toBe(200);
  });

  test('is not decided on again when a record that was removed since is not in the form', async () => {
    const { harbour } = places();
    const { id: riskId } = await createPlain(harbour, 'Risks');
    const { id, version } = await scheduledChange(harbour, cast, { riskIds: [riskId] });
    await discard('risk', riskId);
    const [other = owner] = people;
    const saved = { version, implementerIds: [other.id], riskIds: [] };
    expect((await update(id, saved)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'SCHEDULED', round: 1, implementers: [{ id: other.id }] });
  });

  test('is unknown to another organisation', async () => {
    const { harbour, meridian } = places();
    const { riskId, impact } = await askedImpact(harbour);
    const answer = { version: impact.version, note: 'Theirs' };
    expect((await post(meridian.owner, `change-impact/${impact.id}/answer`, answer)).status).toBe(404);
    expect((await meridian.owner.call(`/api/records/${riskId}/change-impacts`)).status).toBe(404);
  });
});

describe('the time of a change', () => {
  test('is warned of in a freeze, and with another change to what an asset depends on', async () => {
    const { harbour } = places();
    const { id: below } = await createPlain(harbour, 'InformationAssets');
    const { id: above } = await create(harbour, 'InformationAssets', { title: harbour.marker, parentIds: [below] });
    const window = { plannedStart: '2098-01-01T09:00:00.000Z', plannedEnd: '2098-01-01T11:00:00.000Z' };
    const other = await toDecide({ assetIds: [below], ...window });
    const next = { plannedStart: '2098-01-01T11:00:00.000Z', plannedEnd: '2098-01-01T12:00:00.000Z' };
    await toDecide({ assetIds: [below], ...next });
    const { id } = await toDecide({ assetIds: [above], ...window });
    await addPeriod(harbour, { startsAt: '2098-01-01T10:00:00.000Z', endsAt: '2098-01-02T00:00:00.000Z' });
    const warnings = at(await courseOf(id), 'warnings');
    expect(warnings).toEqual([
      expect.objectContaining({ reason: 'FREEZE' }),
      expect.objectContaining({ reason: 'OVERLAP', change: expect.objectContaining({ id: other.id }) }),
    ]);
  });

  test('has room for more freezes once those that the list does not show any more are over', async () => {
    const { server, harbour } = places();
    await asOwner(
      server,
      `insert into change_period (organisation_id, kind, title, starts_at, ends_at)
       select $1, 'FREEZE', 'Over ' || number, '2001-01-01', '2001-01-02' from generate_series(1, 200) as number`,
      [harbour.organisation.id],
    );
    const { id, version } = await addPeriod(harbour);
    expect(version).toBe(1);
    await owner.call(`/api/change-periods/${id}?version=1`, { method: 'DELETE' });
  });

  test('in a freeze needs a reason to start', async () => {
    const { harbour } = places();
    const scheduled = await scheduledChange(harbour, cast);
    const freeze = await addPeriod(harbour, { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) });
    expect(await take(cast.implementer, scheduled, { action: 'START' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    });
    const reason = 'The line is down already';
    expect((await take(cast.implementer, scheduled, { action: 'START', reason })).status).toBe(200);
    await owner.call(`/api/change-periods/${freeze.id}?version=1`, { method: 'DELETE' });
  });
});

test('who carried a change out does not close it, even if others are named in their place', async () => {
  const { harbour } = places();
  const { id } = await finishedChange(harbour, cast);
  const other = await anotherMember(harbour);
  const { version } = await storedChange(harbour, id);
  expect((await update(id, { version, implementerIds: [other.id] })).status).toBe(200);
  const close = { action: 'CLOSE', review: 'It works' };
  expect((await take(cast.implementer, { id }, close)).status).toBe(403);
  expect((await take(owner, { id }, close)).status).toBe(200);
});

test('the review is due five working days after the end, where the organisation is (A7)', async () => {
  const { harbour } = places();
  const { id } = await scheduledChange(harbour, cast);
  await actOnChange(harbour, cast.implementer, { id }, { action: 'START', at: '2026-11-27T08:00:00.000Z' });
  const set = { status: 'IMPLEMENT' as const };
  await within(harbour, () => db.update(change).set(set).where(eq(change.id, id)));
  const finish = { action: 'FINISH', at: '2026-11-27T10:00:00.000Z', outcome: 'WITH_ISSUES' };
  await actOnChange(harbour, cast.implementer, { id }, finish);
  expect(await read(id)).toMatchObject({ reviewDueOn: '2026-12-04', outcome: 'WITH_ISSUES' });
});
