import { beforeAll, describe, expect, test } from 'vitest';

import {
  actOnChange,
  changeCast,
  changeToDecide,
  hoursFromNow,
  scheduledChange,
  storedChange,
  voteOnChange,
  type ChangeCast,
} from '#tests/contract/change-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

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

/** An emergency change in review, to which only the first of two has agreed. */
async function finishedEmergency(given: ChangeCast): Promise<Stored> {
  const { harbour } = places();
  const { id } = await changeToDecide(harbour, given, { type: 'EMERGENCY', quorum: 'ALL' });
  await voteOnChange(harbour, given.voters[0] ?? owner, { id }, {});
  await actOnChange(harbour, given.implementer, { id }, { action: 'START', at: hoursFromNow(-1) });
  const finish = { action: 'FINISH', at: hoursFromNow(0), outcome: 'SUCCESSFUL' };
  return actOnChange(harbour, given.implementer, { id }, finish);
}

const toDecide = (given: Body = {}) => changeToDecide(places().harbour, { ...cast, voters: people }, given);

describe('votes', () => {
  test('of a majority decide as soon as they can, and the last vote of each counts', async () => {
    const { harbour } = places();
    const { id } = await toDecide({ quorum: 'MAJORITY' });
    const [first = owner, second = owner] = people;
    await voteOnChange(harbour, first, { id }, { vote: 'NO', comment: 'Too early' });
    await voteOnChange(harbour, first, { id }, { vote: 'YES' });
    expect(await courseOf(id)).toMatchObject({ result: 'PENDING', needed: 2, formerVotes: [{ vote: 'NO', round: 1 }] });
    await voteOnChange(harbour, second, { id }, {});
    expect(await read(id)).toMatchObject({ status: 'SCHEDULED' });
    expect((await voteOnChange(harbour, second, { id }, {})).status).toBe(409);
  });

  test('of everyone refuse with the first no, and the next submission is a new round without them', async () => {
    const { harbour } = places();
    const { id } = await toDecide({ quorum: 'ALL' });
    const [first = owner, ...others] = people;
    await voteOnChange(harbour, others[0] ?? owner, { id }, {});
    await voteOnChange(harbour, first, { id }, { vote: 'NO', comment: 'Not on a Friday' });
    expect(await read(id)).toMatchObject({ status: 'NEW', statusReason: 'Not on a Friday', round: 1 });
    await actOnChange(harbour, owner, { id }, { action: 'SUBMIT' });
    await actOnChange(harbour, cast.assessor, { id }, { action: 'ASSESS', riskLevel: 'LOW', impact: 'None' });
    expect(await courseOf(id)).toMatchObject({
      round: 2,
      result: 'PENDING',
      seats: people.map(() => ({ vote: null })),
    });
  });

  test('are only of those who decide, count for what was read, and need a reason to refuse', async () => {
    const { harbour, meridian } = places();
    const { id } = await toDecide();
    const path = `change-management-process/${id}/vote`;
    const [first = owner] = people;
    expect((await post(owner, path, { round: 1, vote: 'YES' })).status).toBe(403);
    expect((await post(cast.assessor, path, { round: 1, vote: 'YES' })).status).toBe(403);
    expect((await post(meridian.owner, path, { round: 1, vote: 'YES' })).status).toBe(404);
    expect(await post(first, path, { round: 2, vote: 'YES' })).toMatchObject({
      status: 409,
      body: { errors: [], current: { id, round: 1 } },
    });
    expect(await post(first, path, { round: 1, vote: 'NO' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'comment' }] },
    });
    await voteOnChange(harbour, first, { id }, {});
    const { version } = await storedChange(harbour, id);
    expect((await update(id, { version, testPlan: 'Another one' })).status).toBe(200);
    expect(await courseOf(id)).toMatchObject({ round: 2, seats: people.map(() => ({ vote: null })) });
  });

  test('go on when someone who cannot decide any more is replaced', async () => {
    const { harbour } = places();
    const leaver = await anotherMember(harbour);
    const [first = owner, stand = owner] = people;
    const { id } = await changeToDecide(harbour, { ...cast, voters: [first, leaver] }, { quorum: 'ALL' });
    await voteOnChange(harbour, first, { id }, {});
    expect((await post(owner, `user/${leaver.id}/deactivate`, { version: 1 })).status).toBe(200);
    const course = await courseOf(id);
    expect(course).toMatchObject({ result: 'PENDING' });
    expect(JSON.stringify(course)).toContain('"isVacant":true');
    const { version } = await storedChange(harbour, id);
    expect((await update(id, { version, voterIds: [first.id, stand.id] })).status).toBe(200);
    expect(await courseOf(id)).toMatchObject({ round: 1 });
    await voteOnChange(harbour, stand, { id }, {});
    expect(await read(id)).toMatchObject({ status: 'SCHEDULED' });
  });

  test('are kept when someone who decides is removed, wherever the change stands', async () => {
    const { harbour } = places();
    const leaver = await anotherMember(harbour);
    const [first = owner, successor = owner] = people;
    const voters = [first, leaver];
    const asked = await changeToDecide(harbour, { ...cast, voters }, { quorum: 'ALL' });
    await voteOnChange(harbour, first, asked, {});
    const scheduled = await scheduledChange(harbour, { ...cast, voters });
    const emergency = await finishedEmergency({ ...cast, voters });
    const removal = { version: 1, successorId: successor.id, exceptions: [] };
    expect(await post(owner, `user/${leaver.id}/remove`, removal)).toMatchObject({
      status: 200,
      body: { data: { left: 0 } },
    });
    expect(await read(scheduled.id)).toMatchObject({ status: 'SCHEDULED', round: 1 });
    for (const { id } of [asked, emergency]) {
      expect(await courseOf(id)).toMatchObject({ round: 1, result: 'PENDING' });
      await voteOnChange(harbour, successor, { id }, {});
      expect(await courseOf(id)).toMatchObject({ round: 1, result: 'APPROVED' });
    }
  });

  test('that have decided stay decided when someone who cast one leaves, and an emergency is closed with them', async () => {
    const { harbour } = places();
    const leaver = await anotherMember(harbour);
    const [first = owner, successor = owner] = people;
    const voters = [first, leaver];
    const scheduled = await scheduledChange(harbour, { ...cast, voters });
    const emergency = await finishedEmergency({ ...cast, voters });
    await voteOnChange(harbour, leaver, emergency, {});
    const decided = { result: 'APPROVED', seats: voters.map(() => ({ isVacant: false, vote: 'YES' })) };
    await post(owner, `user/${leaver.id}/deactivate`, { version: 1 });
    for (const { id } of [scheduled, emergency]) expect(await courseOf(id)).toMatchObject(decided);
    const handOver = { successorId: successor.id, exceptions: [] };
    await post(owner, `user/${leaver.id}/hand-over`, handOver);
    for (const { id } of [scheduled, emergency])
      expect(await courseOf(id)).toMatchObject({
        result: 'APPROVED',
        round: 1,
        formerVotes: [{ voter: { id: leaver.id }, vote: 'YES' }],
      });
    expect((await take(owner, emergency, { action: 'CLOSE', review: 'It works' })).status).toBe(200);
  });

  test('leave a seat vacant that the successor of someone who is removed cannot take, and the change is named', async () => {
    const { harbour } = places();
    const leaver = await anotherMember(harbour);
    const [first = owner, second = owner] = people;
    const { id } = await changeToDecide(harbour, { ...cast, implementer: leaver, voters: [first, leaver] });
    const removal = { version: 1, successorId: first.id, exceptions: [] };
    expect(await post(owner, `user/${leaver.id}/remove`, removal)).toMatchObject({
      status: 200,
      body: { data: { left: 1, first: [{ id }] } },
    });
    expect(await read(id)).toMatchObject({ implementers: [{ id: first.id }], round: 1 });
    const handOver = (successorId: string) =>
      post(owner, `user/${leaver.id}/hand-over`, { successorId, exceptions: [] });
    expect(await handOver(owner.id)).toMatchObject({ status: 200, body: { data: { left: 1 } } });
    expect(await handOver(second.id)).toMatchObject({ status: 200, body: { data: { left: 0 } } });
    expect(await courseOf(id)).toMatchObject({ round: 1 });
  });

  test('on an emergency need one now, and the quorum before it is closed', async () => {
    const { harbour } = places();
    const [first = owner, second = owner, third = owner] = people;
    const { id } = await toDecide({ type: 'EMERGENCY', quorum: 'MAJORITY' });
    const isAsked = async () =>
      rowsOf(await third.call('/api/waiting-for-me?perPage=100')).some(
        (row) => row['id'] === id && row['task'] === 'CHANGE_VOTE',
      );
    await voteOnChange(harbour, first, { id }, {});
    expect(await read(id)).toMatchObject({ status: 'SCHEDULED' });
    await actOnChange(harbour, cast.implementer, { id }, { action: 'START', at: hoursFromNow(-1) });
    const finish = { action: 'FINISH', at: hoursFromNow(0), outcome: 'SUCCESSFUL' };
    await actOnChange(harbour, cast.implementer, { id }, finish);
    const close = { action: 'CLOSE', review: 'It works' };
    expect(await take(owner, { id }, close)).toMatchObject({ status: 400, body: { errors: [{ field: 'action' }] } });
    expect(await isAsked()).toBe(true);
    await voteOnChange(harbour, second, { id }, {});
    expect(await isAsked()).toBe(false);
    expect((await take(owner, { id }, close)).status).toBe(200);
  });

  test('that refuse an emergency afterwards let it be closed as not authorised, and that stays so', async () => {
    const { harbour } = places();
    const [first = owner] = people;
    const leaver = await anotherMember(harbour);
    const { id } = await finishedEmergency({ ...cast, voters: [first, leaver] });
    const close = { action: 'CLOSE', review: 'It was taken back' };
    expect(await take(owner, { id }, close)).toMatchObject({ status: 400, body: { errors: [{ field: 'action' }] } });
    await voteOnChange(harbour, leaver, { id }, { vote: 'NO', comment: 'It could have waited' });
    expect(await read(id)).toMatchObject({ status: 'REVIEW', refusedAt: null });
    expect((await take(owner, { id }, close)).status).toBe(200);
    const closed = await read(id);
    expect(closed).toMatchObject({ status: 'CLOSED', refusedAt: at(closed, 'closedAt') });
    expect(await courseOf(id)).toMatchObject({ result: 'REFUSED' });
    const agreed = await finishedEmergency({ ...cast, voters: [first, leaver] });
    await voteOnChange(harbour, leaver, agreed, {});
    expect((await take(owner, agreed, close)).status).toBe(200);
    expect(await read(agreed.id)).toMatchObject({ status: 'CLOSED', refusedAt: null });
  });
});
