import { expect, test } from 'vitest';

import { act, inDays, newAssessment, submittedAssessment, versionOf } from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const harbour = () => places().harbour;
const base = '/api/service-provider-assessment';

/** What someone was told of an assessment, and whether it is mailed to them: at once, or in the daily mail. */
const toldOf = ({ id }: Person, assessmentId: string) =>
  asOwner(
    places().server,
    `select kind, title, in_digest or exists (select from pgboss.job where data ->> 'job' = 'mail-notification'
       and data -> 'payload' ->> 'notificationId' = notification.id::text) as "isMailed"
     from notification where recipient_id = $1 and entity_id = $2`,
    [id, assessmentId],
  );

async function change(id: string, changes: object) {
  const { owner, organisation } = harbour();
  const { body } = await owner.call(`${base}/${id}`, { organisation: organisation.id });
  const { version } = { version: await versionOf(harbour(), id) };
  const input = { title: textAt(body, 'data.title'), version, ...changes };
  return owner.call(`${base}/${id}`, { method: 'PATCH', body: input, organisation: organisation.id });
}

const peopleFor = async (query = '') => {
  const { body } = await harbour().owner.call(`/api/service-provider-assessment-people${query}`);
  const people = at(body, 'data');
  return Array.isArray(people) ? people.map((person: unknown) => textAt(person, 'id')) : [];
};

test('only people who may edit assessments are offered, and nobody to decide on what they reviewed', async () => {
  const { server, organisation, owner } = harbour();
  const editor = await anotherMember({ ...harbour(), marker: '' });
  const viewer = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
  const sent = await submittedAssessment(harbour());
  expect(await peopleFor()).toEqual(expect.arrayContaining([owner.id, editor.id]));
  expect(await peopleFor()).not.toContain(viewer.id);
  await act(harbour(), sent, { action: 'REVIEW', conclusion: 'OK' });
  const deciders = await peopleFor(`?assessmentId=${sent.id}`);
  expect(deciders).toContain(editor.id);
  expect(deciders).not.toContain(owner.id);
  for (const field of ['assigneeId', 'approverId'])
    expect(await change((await newAssessment(harbour())).id, { [field]: viewer.id })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field, message: 'Choose a member of the organisation who may edit assessments of providers' }],
      },
    });
});

test('who is to approve is told at once, when they are named and when the decision is theirs', async () => {
  const [first, later] = [
    await anotherMember({ ...harbour(), marker: '' }),
    await anotherMember({ ...harbour(), marker: '' }),
  ];
  const sent = await submittedAssessment(harbour(), { fields: { approverId: first.id } });
  const asked = { kind: 'reviewRequested', isMailed: true };
  expect(await toldOf(first, sent.id)).toContainEqual({ ...asked, title: 'You are the approver of an assessment' });
  const now = async () => ({ id: sent.id, version: await versionOf(harbour(), sent.id) });
  await act(harbour(), await now(), { action: 'REVIEW', conclusion: 'OK' });
  expect(await toldOf(first, sent.id)).toContainEqual({ ...asked, title: 'Approval of an assessment requested' });

  const open = await submittedAssessment(harbour());
  await act(harbour(), open, { action: 'REVIEW', conclusion: 'OK' });
  expect(await toldOf(later, open.id)).toEqual([]);
  expect((await change(open.id, { approverId: later.id })).status).toBe(200);
  expect(await toldOf(later, open.id)).toEqual([{ ...asked, title: 'Approval of an assessment requested' }]);
});

test('the reviewer is told of clarifications and decisions, also by mail', async () => {
  const reviewer = await anotherMember({ ...harbour(), marker: '' });
  const sent = await submittedAssessment(harbour(), { fields: { assigneeId: reviewer.id } });
  const questions = [{ questionId: sent.sections[0]?.questions[0]?.id ?? '', text: 'Since when?' }];
  await harbour().owner.call(`${base}/${sent.id}/clarifications`, {
    method: 'POST',
    body: { version: sent.version, questions, expiresOn: inDays(30) },
  });
  expect(await toldOf(reviewer, sent.id)).toEqual(
    expect.arrayContaining([
      { kind: 'assigned', title: 'Service provider assessment assigned to you', isMailed: true },
      { kind: 'assessmentStep', title: 'Clarification requested', isMailed: true },
    ]),
  );
});

test('who goes on with a returned, rejected or approved assessment is told at once, and the approver is informed', async () => {
  for (const [action, title] of [
    ['RETURN', 'Review of an assessment reopened'],
    ['REJECT', 'Assessment rejected'],
    ['APPROVE', 'Assessment approved'],
  ] as const) {
    const [reviewer, approver] = [
      await anotherMember({ ...harbour(), marker: '' }),
      await anotherMember({ ...harbour(), marker: '' }),
    ];
    const fields = { assigneeId: reviewer.id, approverId: approver.id };
    const sent = await submittedAssessment(harbour(), { fields });
    await act(harbour(), sent, { action: 'REVIEW', conclusion: 'OK' });
    const reviewed = { id: sent.id, version: await versionOf(harbour(), sent.id) };
    const by = action === 'RETURN' ? harbour().owner : approver;
    expect((await act(harbour(), reviewed, { action, reason: 'Because' }, by)).status).toBe(200);
    const atOnce = { kind: 'reviewRequested', title, isMailed: true };
    expect(await toldOf(reviewer, sent.id)).toContainEqual(atOnce);
    expect(await toldOf(approver, sent.id)).not.toContainEqual(atOnce);
  }
});
