import { beforeAll, describe, expect, test } from 'vitest';

import {
  actOnChange,
  askedImpact,
  changeCast,
  finishedChange,
  impactsOfChange,
  type ChangeCast,
} from '#tests/contract/change-fixtures.ts';
import { act, newestVersion, submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { answerBody } from '#tests/server/compliance/support.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
let cast: ChangeCast;
beforeAll(async () => {
  const { harbour } = places();
  ({ owner } = harbour);
  cast = await changeCast(harbour);
});

const post = (path: string, body: Body, person = owner) => person.call(`/api/${path}`, { method: 'POST', body });

/** The ids of the records of a register that are to be looked at again. */
const askedIn = async (path: string, person = owner) =>
  rowsOf(await person.call(`/api/${path}?afterChange=ASKED&perPage=100`)).map((row) => row['id']);

/** A closed change that affects records. */
async function closedChange(affected: Body): Promise<Stored> {
  const { harbour } = places();
  const finished = await finishedChange(harbour, cast, affected);
  for (const { id, version } of await impactsOfChange(harbour, finished.id))
    expect((await post(`change-impact/${id}/decision`, { version, affected: true })).status).toBe(200);
  return actOnChange(harbour, owner, finished, { action: 'CLOSE', review: 'It works' });
}

const statusesOf = async ({ id }: Stored) =>
  at((await owner.call(`/api/change-management-process/${id}/course`)).body, 'data.impacts');

const versionOf = async (path: string, id: string) => at((await owner.call(`/api/${path}/${id}`)).body, 'data.version');

describe('what a closed change asks of a record', () => {
  test('is a filter of its register, and done once a risk is reviewed', async () => {
    const { id } = await createPlain(places().harbour, 'Risks');
    expect(await askedIn('risk')).not.toContain(id);
    const change = await closedChange({ riskIds: [id] });
    expect(await askedIn('risk')).toContain(id);
    const version = await versionOf('risk', id);
    expect((await post(`risk/${id}/reviews`, { version, outcome: 'UNCHANGED', nextReviewOn: null })).status).toBe(200);
    expect(await askedIn('risk')).not.toContain(id);
    expect(await statusesOf(change)).toMatchObject([{ status: 'DONE', decidedBy: { id: owner.id } }]);
  });

  test('is done once an own control is answered again', async () => {
    const { id } = await createPlain(places().harbour, 'OwnControls');
    const change = await closedChange({ ownControlIds: [id] });
    expect(await askedIn('organisation-control')).toContain(id);
    const version = Number(await versionOf('organisation-control', id));
    const answer = answerBody('OFI', { version, maturity: 2 });
    expect((await post(`organisation-control/${id}/response`, { ...answer })).status).toBe(200);
    expect(await askedIn('organisation-control')).not.toContain(id);
    expect(await statusesOf(change)).toMatchObject([{ status: 'DONE' }]);
  });

  test('is done once a policy is confirmed, or another version of it approved', async () => {
    const { harbour } = places();
    const approver = await anotherMember(harbour);
    const policy = await submittedPolicy(harbour, { approver });
    for (const action of ['APPROVE', 'CONFIRM']) {
      const change = await closedChange({ policyIds: [policy.id] });
      expect(await askedIn('policy')).toContain(policy.id);
      await act(harbour, approver, await newestVersion(harbour, policy.id), { action });
      expect(await askedIn('policy')).not.toContain(policy.id);
      expect(await statusesOf(change)).toMatchObject([{ status: 'DONE', decidedBy: { id: approver.id } }]);
    }
  });

  test('is asked no more while the change is removed, and of no other organisation', async () => {
    const { harbour, meridian } = places();
    const { id } = await createPlain(harbour, 'Risks');
    const change = await closedChange({ riskIds: [id] });
    expect(await askedIn('risk')).toContain(id);
    expect(await askedIn('risk', meridian.owner)).not.toContain(id);
    const path = `/api/change-management-process/${change.id}?version=${change.version}`;
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(200);
    expect(await askedIn('risk')).not.toContain(id);
  });

  test('does not name the change to someone who may view the record only', async () => {
    const { harbour } = places();
    const { riskId, change: closed, impact } = await askedImpact(harbour);
    const outsider = await addOutsider(harbour, 'ChangeRequests');
    const seenBy = async (person: Person) => rowsOf(await person.call(`/api/records/${riskId}/change-impacts`));
    expect(await seenBy(owner)).toMatchObject([{ id: impact.id, change: { id: closed.id } }]);
    expect(await seenBy(outsider)).toMatchObject([{ id: impact.id, change: null }]);
    const answer = { version: impact.version, note: 'The score stays' };
    expect(await post(`change-impact/${impact.id}/answer`, answer, outsider)).toMatchObject({
      status: 200,
      body: { data: { status: 'DONE', change: null } },
    });
    const { ref } = Object(at((await owner.call(`/api/change-management-process/${closed.id}`)).body, 'data'));
    const history = await outsider.call(`/api/records/${riskId}/history`);
    expect(history.status).toBe(200);
    expect(JSON.stringify(history.body)).toContain('The score stays');
    expect(JSON.stringify(history.body)).not.toContain(String(ref));
  });
});
