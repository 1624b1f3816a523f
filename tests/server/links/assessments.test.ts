import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { activity, assessmentAnswerHistory, assessmentRespondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  act,
  answerTo,
  assessmentNow,
  inDays,
  linkFor,
  save,
  sectionWith,
  sentAssessment,
  submit,
  submittedAssessment,
  versionOf,
  within,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(() => startTestServer());
const place = shared(() => openPlace(server));

const questionsIn = ({ sections }: SentAssessment) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));
const firstIn = (sent: SentAssessment) => questionsIn(sent)[0] ?? '';
const outcomesOf = (body: unknown) => {
  const answers = at(body, 'data.answers');
  return Array.isArray(answers) ? answers.map((answer: unknown) => at(answer, 'outcome')) : [];
};
const viewOf = async ({ path }: { path: string }) => at((await server.call(path)).body, 'data');

test('a link shows the sections and what was saved, and reading changes nothing', async () => {
  const sent = await sentAssessment(place, { title: 'Yearly check', fields: { dueOn: inDays(10) } });
  expect(await viewOf(sent.link)).toMatchObject({
    organisation: { name: place.organisation.name },
    assessment: {
      title: 'Yearly check',
      provider: { name: 'Yearly check provider' },
      assessmentTemplate: { questionnaires: [{ title: 'Backups', questions: [{ question: 'Yearly check?' }] }] },
      responses: [],
      editable: null,
      dueOn: inDays(10),
    },
    accessInfo: { isSubmitted: false, submittedAt: null },
  });
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SENT', version: sent.version });
});

test('the first answer starts the assessment; a draft may be anything', async () => {
  const sent = await sentAssessment(place, { sections: [sectionWith([{ type: 'DATE', required: true }, {}])] });
  const answer = await save(place, sent.link, [answerTo(firstIn(sent), 'next spring')]);
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Draft saved!', data: { answers: [{ outcome: 'SAVED', answer: { version: 1 } }], progress: 50 } },
  });
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
  expect(await viewOf(sent.link)).toMatchObject({ assessment: { responses: [{ response: ['next spring'] }] } });
});

test('a number is saved as it was typed, and one that cannot be read, or in two ways, is refused with its question', async () => {
  const sent = await sentAssessment(place, { sections: [sectionWith([{ type: 'NUMBER' }])] });
  const question = firstIn(sent);
  expect((await save(place, sent.link, [answerTo(question, '99,5')])).status).toBe(200);
  for (const [text, message] of [
    ['1,000', '“1,000” can mean 1000 or 1. Enter the one you mean'],
    ['1.000', '“1.000” can mean 1000 or 1. Enter the one you mean'],
    ['about 50', 'Enter a number in digits, such as 12 or 99.5'],
  ] as const)
    for (const send of [save, submit])
      expect(await send(place, sent.link, [answerTo(question, text, { version: 1 })])).toMatchObject({
        status: 400,
        body: { errors: [{ field: `responses/${question}`, message }] },
      });
  expect(await viewOf(sent.link)).toMatchObject({ assessment: { responses: [{ response: ['99,5'] }] } });
});

test('an answer that someone else has changed is left alone, and the others are saved', async () => {
  const sent = await sentAssessment(place, { sections: [sectionWith([{}, {}])], respondents: [[], []] });
  const [one = '', two = ''] = questionsIn(sent);
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  await save(place, ada, [answerTo(one, 'From Ada')]);
  const answer = await save(place, bo, [answerTo(one, 'From Bo'), answerTo(two, 'From Bo')]);
  expect(outcomesOf(answer.body)).toEqual(['CONFLICT', 'SAVED']);
  expect(textAt(answer.body, 'data.answers.0.answer.response.0')).toBe('From Ada');
  const seen = await save(place, bo, [answerTo(one, 'From Bo', { version: 1 })]);
  expect(outcomesOf(seen.body)).toEqual(['SAVED']);
  const history = await within(place, () =>
    db.select().from(assessmentAnswerHistory).where(eq(assessmentAnswerHistory.assessmentId, sent.id)),
  );
  expect(history).toMatchObject([{ response: ['From Ada'], version: 1, replacedById: bo.respondentId }]);
});

test('a tab goes on from what it wrote itself, and what arrives late does not count', async () => {
  const sent = await sentAssessment(place);
  const [question, tab] = [firstIn(sent), randomUUID()];
  for (const [text, sequence, outcome] of [
    ['one', 1, 'SAVED'],
    ['three', 3, 'SAVED'],
    ['two', 2, 'OUTDATED'],
    ['three', 3, 'SAVED'],
  ] as const) {
    const { body } = await save(place, sent.link, [answerTo(question, text, { sequence })], tab);
    expect([text, ...outcomesOf(body)]).toEqual([text, outcome]);
  }
  expect(await viewOf(sent.link)).toMatchObject({ assessment: { responses: [{ response: ['three'], version: 2 }] } });
});

test('what is missing, malformed or in conflict is named, and what could be saved is saved', async () => {
  const sent = await sentAssessment(place, {
    sections: [sectionWith([{ required: true }, { type: 'DATE' }, { required: true }])],
    respondents: [[], []],
  });
  const [missing = '', date = '', other = ''] = questionsIn(sent);
  await save(place, sent.links[1] ?? sent.link, [answerTo(other, 'From Bo')]);
  const answer = await submit(place, sent.link, [answerTo(date, 'soon'), answerTo(other, 'From Ada')]);
  expect(answer).toMatchObject({
    status: 409,
    body: {
      missing: [missing],
      conflicts: [{ outcome: 'CONFLICT', answer: { questionId: other, response: ['From Bo'] } }],
      errors: [
        { field: `responses/${missing}`, message: 'This field is required' },
        { field: `responses/${date}`, message: 'Enter a day that exists' },
        { field: `responses/${other}` },
      ],
    },
  });
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await viewOf(sent.link)).toMatchObject({
    assessment: {
      responses: expect.arrayContaining([expect.objectContaining({ questionId: date, response: ['soon'] })]),
    },
  });
});

test('20 submissions at once are one, and nothing changes what was submitted', async () => {
  const sent = await sentAssessment(place);
  const question = firstIn(sent);
  const [editor, response] = [randomUUID(), answerTo(question, 'We do')];
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(place, sent.link, [response], editor)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const logged = await within(place, () =>
    db.select({ changes: activity.changes }).from(activity).where(eq(activity.entityId, sent.id)),
  );
  const steps = logged.flatMap(({ changes }) => changes).filter(({ field }) => field === 'status');
  expect(steps).toHaveLength(3);
  expect(steps).toContainEqual({ field: 'status', old: 'Sent', new: 'In progress' });
  expect(steps).toContainEqual({ field: 'status', old: 'In progress', new: 'Submitted' });
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED', progress: 100 });
  const late = await save(place, sent.link, [answerTo(question, 'Changed', { version: 1 })]);
  expect(late).toMatchObject({ status: 409 });
  expect(await viewOf(sent.link)).toMatchObject({
    assessment: { responses: [{ response: ['We do'] }] },
    accessInfo: { isSubmitted: true, submittedAt: expect.any(String) },
  });
});

test('an expired link tells its date only, whatever is asked of it', async () => {
  const sent = await sentAssessment(place);
  const old = await linkFor(
    place,
    { assessmentId: sent.id, respondentId: sent.link.respondentId },
    new Date('2026-01-31T12:00:00Z'),
  );
  for (const answer of [await server.call(old.path), await save(place, old, []), await submit(place, old)])
    expect(answer).toMatchObject({ status: 410, body: { expiredOn: '2026-01-31' } });
});

test('a respondent whose links were ended opens nothing any more', async () => {
  const sent = await sentAssessment(place);
  const change = `/api/assessment-respondent/${sent.link.respondentId}/change`;
  const [respondent] = await within(place, () =>
    db
      .select({ version: assessmentRespondent.version })
      .from(assessmentRespondent)
      .where(and(eq(assessmentRespondent.id, sent.link.respondentId))),
  );
  const revoked = await place.owner.call(change, {
    method: 'POST',
    body: { version: respondent?.version, action: 'REVOKE' },
  });
  expect(revoked.body).toMatchObject({ data: { state: 'REVOKED' } });
  expect((await server.call(sent.link.path)).status).toBe(404);
  expect((await save(place, sent.link, [answerTo(firstIn(sent), 'x')])).status).toBe(404);
});

test('opening is noted once, by its own request', async () => {
  const sent = await sentAssessment(place);
  const opened = async () =>
    at((await place.owner.call(`/api/service-provider-assessment/${sent.id}/respondents`)).body, 'data.0.openedAt');
  await server.call(sent.link.path);
  expect(await opened()).toBeNull();
  await server.call(`${sent.link.path}/opening`, { method: 'POST' });
  const first = await opened();
  expect(first).toEqual(expect.any(String));
  await server.call(`${sent.link.path}/opening`, { method: 'POST' });
  expect(await opened()).toBe(first);
});

test('a rejected assessment that is reopened can be answered and submitted again', async () => {
  const decider = await anotherMember({ ...place, marker: '' });
  const sent = await submittedAssessment(place);
  const now = async () => ({ id: sent.id, version: await versionOf(place, sent.id) });
  await act(place, sent, { action: 'REVIEW', conclusion: 'WARNING', reason: 'Too vague' });
  expect((await act(place, await now(), { action: 'APPROVE' })).status).toBe(403);
  const rejected = await act(place, await now(), { action: 'REJECT', reason: 'Answer in full' }, decider);
  expect(rejected.body).toMatchObject({ data: { status: 'REJECTED', conclusion: 'WARNING' } });
  const reopened = await act(place, await now(), { action: 'REOPEN', reason: 'Once more', expiresOn: inDays(40) });
  expect(reopened.body).toMatchObject({ data: { status: 'IN_PROGRESS', conclusion: null, expiresOn: inDays(40) } });
  expect((await submit(place, sent.link, [answerTo(firstIn(sent), 'In full', { version: 1 })])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED' });
});
