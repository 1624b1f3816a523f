import { expect, test } from 'vitest';

import type { CourseDraft } from '#src/actors/provider-assessment-course.ts';
import type { RespondentStep } from '#src/actors/provider-assessment-respondents.ts';
import { useRespondentSteps } from '#src/features/provider-assessment/respondents/useRespondentSteps.ts';
import { useAssessmentReview } from '#src/features/provider-assessment/review/useAssessmentReview.ts';
import { useClarification } from '#src/features/provider-assessment/review/useClarification.ts';
import { useFindingActor } from '#src/features/provider-assessment/review/useFindingActor.ts';
import { useCourseActor } from '#src/features/provider-assessment/useCourseActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const affected = [
  ['serviceProviderAssessment', 'list', {}],
  ['assessment-respondents', 'a-1'],
  ['assessment-answers', 'a-1'],
];

const status = 'POST /service-provider-assessment/a-1/status';
const respondents = 'GET /service-provider-assessment/a-1/respondents';
const addition = 'POST /service-provider-assessment/a-1/respondents';
const change = 'POST /assessment-respondent/r-1/change';
const answers = 'GET /service-provider-assessment/a-1/answers';
const review = 'POST /service-provider-assessment/a-1/answers/q-1/review';
const clarifications = 'POST /service-provider-assessment/a-1/clarifications';
const findings = 'POST /service-provider-assessment/a-1/findings';

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [...affected, ['risk', 'list', {}], ['unrelated']]) };
}

const answerAt = (version: number, comment: string) => ({
  questionId: 'q-1',
  answer: null,
  answeredBy: '',
  files: [],
  previous: null,
  review: { version, comment, conclusion: null, score: null, reviewer: null, at: null, outdated: null },
  clarifications: [],
  contradictions: [],
  findings: [],
});

const courseDraft: CourseDraft = { action: 'REVIEW', version: 3, reason: 'Fine', conclusion: 'OK', expiresOn: null };

test('an action is sent with what it needs, said once, and everything about the assessment fetched again', async () => {
  const { stale, ...app } = open();
  const taken: string[] = [];
  const hook = await renderHook(app, () => useCourseActor('a-1', () => void taken.push('taken')), 'twice');
  const take = (draft: CourseDraft) =>
    doing(() => {
      hook.result.send({ type: 'step.requested', draft });
      hook.result.send({ type: 'step.confirmed' });
    });
  app.server.answer(status);
  await take(courseDraft);
  await take({ ...courseDraft, action: 'REOPEN', expiresOn: '2026-12-31' });
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { version: 3, action: 'REVIEW', reason: 'Fine', conclusion: 'OK' },
    { version: 3, action: 'REOPEN', reason: 'Fine', expiresOn: '2026-12-31' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Review completed', 'Assessment reopened']);
  expect([taken, stale()]).toEqual([['taken', 'taken'], affected]);
});

test('what was not filled in, or belongs to another action, is not sent', async () => {
  const app = open();
  const hook = await renderHook(app, () => useCourseActor('a-1', () => undefined), 'twice');
  app.server.answer(status);
  for (const draft of [
    { ...courseDraft, conclusion: null, expiresOn: '2026-12-31' },
    { ...courseDraft, action: 'REOPEN' },
  ] satisfies CourseDraft[])
    await doing(() => {
      hook.result.send({ type: 'step.requested', draft });
      hook.result.send({ type: 'step.confirmed' });
    });
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { version: 3, action: 'REVIEW', reason: 'Fine' },
    { version: 3, action: 'REOPEN', reason: 'Fine' },
  ]);
});

test('a refused action is not announced, but the assessment is fetched again', async () => {
  const { stale, ...app } = open();
  const hook = await renderHook(app, () => useCourseActor('a-1', () => undefined), 'twice');
  app.server.refuse(status, 400, { message: 'Someone else approves it' });
  await doing(() => {
    hook.result.send({ type: 'step.requested', draft: courseDraft });
    hook.result.send({ type: 'step.confirmed' });
  });
  expect(hook.result.getSnapshot()).toMatchObject({
    value: 'asking',
    context: { failure: { message: 'Someone else approves it' } },
  });
  expect([toasts, stale()]).toEqual([[], affected]);
});

const step: RespondentStep = { step: 'ADD', respondent: null, text: '', questionnaireIds: ['s-1'] };

async function openRespondents() {
  const { stale, ...app } = open();
  const hook = await renderHook(app, () => useRespondentSteps('a-1'), 'twice');
  const take = (draft: RespondentStep) =>
    doing(() => {
      hook.result.send({ type: 'step.requested', draft });
      hook.result.send({ type: 'step.confirmed' });
    });
  return { ...app, hook, stale, take };
}

test('pasted respondents are added one by one, without those that are there already', async () => {
  const { server, take, stale } = await openRespondents();
  server.answer(respondents, [{ email: 'ADA@example.org' }]);
  server.answer(addition);
  await take({ ...step, text: 'Ada <ada@example.org>\nGrace <grace@example.org>, linus@example.org' });
  expect(server.requests.filter(({ call }) => call === addition).map(({ body }) => body)).toEqual([
    { name: 'Grace', email: 'grace@example.org', questionnaireIds: ['s-1'] },
    { name: '', email: 'linus@example.org', questionnaireIds: ['s-1'] },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Respondents added']);
  expect(stale()).toEqual(affected);
});

test.each([
  ['nothing', ' ', 'Enter at least one address'],
  ['what is no address', 'Ada', '“Ada” is not a mail address'],
  ['what is no address, more than once', 'Ada\nbo@', 'These are not mail addresses: “Ada” and “bo@”'],
  [
    'too many addresses',
    Array.from({ length: 51 }, (_, at) => `a${at}@example.org`).join('\n'),
    'Enter at most 50 addresses',
  ],
])('%s is refused before anything is sent', async (_what, text, message) => {
  const { server, hook, take } = await openRespondents();
  await take({ ...step, text });
  expect(hook.result.getSnapshot().context.failure?.fieldErrors).toEqual({ text: message });
  expect(server.requests).toEqual([]);
});

test('a respondent is given other sections, or reminded', async () => {
  const { server, take } = await openRespondents();
  const respondent = { id: 'r-1', version: 2, who: 'Ada' };
  server.answer(change);
  await take({ ...step, step: 'DELEGATE', respondent });
  await take({ ...step, step: 'REMIND', respondent });
  expect(server.requests.map(({ body }) => body)).toEqual([
    { version: 2, action: 'DELEGATE', questionnaireIds: ['s-1'] },
    { version: 2, action: 'REMIND' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Sections changed', 'Reminder sent']);
});

test('answers are read, reviewed and made risks of, which are then listed with them', async () => {
  const { stale, ...app } = open();
  app.server.answer(answers, { questionnaires: [], answers: [answerAt(0, '')] });
  const hook = await renderHook(
    app,
    () => {
      const actor = useAssessmentReview('a-1');
      return { actor, finding: useFindingActor('a-1', actor) };
    },
    'twice',
  );
  await settle();
  const { actor, finding } = hook.result;
  app.server.answer(review, answerAt(1, 'Fine'));
  await doing(() => {
    actor.send({ type: 'review.changed', questionId: 'q-1', changes: { comment: 'Fine' } });
    actor.send({ type: 'save.requested' });
  });
  expect(app.server.requests.at(-1)).toMatchObject({
    call: review,
    body: { version: 0, comment: 'Fine', conclusion: null, score: null },
  });
  expect(actor.getSnapshot().context).toMatchObject({ edits: {}, answers: { 'q-1': { review: { version: 1 } } } });
  expect(stale()).toEqual(affected.slice(0, 1));
  const risk = { id: 'risk-1', ref: 'R-0001', title: 'No tests' };
  app.server.answer(findings, risk);
  await doing(() => {
    finding.send({ type: 'step.requested', draft: { questionId: 'q-1', title: 'No tests', description: '' } });
    finding.send({ type: 'step.confirmed' });
  });
  expect(app.server.requests.at(-1)).toMatchObject({
    call: findings,
    body: { questionId: 'q-1', title: 'No tests', description: '' },
  });
  expect(stale()).toEqual([...affected.slice(0, 1), ['risk', 'list', {}]]);
  expect(actor.getSnapshot().context.answers['q-1']?.findings).toEqual([risk]);
  expect(toasts.map(({ title }) => title)).toEqual(['R-0001 added']);
});

test('a clarification is asked for, said once, and everything about the assessment fetched again', async () => {
  const { stale, ...app } = open();
  const asked: string[] = [];
  const hook = await renderHook(app, () => useClarification('a-1', () => void asked.push('asked')), 'twice');
  app.server.answer(clarifications);
  await doing(() => {
    hook.result.send({ type: 'question.toggled', questionId: 'q-1' });
    hook.result.send({ type: 'question.toggled', questionId: 'q-2' });
    hook.result.send({ type: 'asking.requested', version: 3, expiresOn: '2026-12-31' });
    hook.result.send({ type: 'text.changed', questionId: 'q-1', text: 'Since when?' });
    hook.result.send({ type: 'text.changed', questionId: 'q-2', text: 'By which day?' });
    hook.result.send({ type: 'asking.confirmed' });
  });
  expect(app.server.requests.at(-1)?.body).toEqual({
    version: 3,
    expiresOn: '2026-12-31',
    questions: [
      { questionId: 'q-1', text: 'Since when?' },
      { questionId: 'q-2', text: 'By which day?' },
    ],
  });
  expect(toasts).toMatchObject([
    { title: 'Clarification asked for', description: 'The respondents can change 2 answers.' },
  ]);
  expect([asked, stale()]).toEqual([['asked'], affected]);
  await doing(() => {
    hook.result.send({ type: 'question.toggled', questionId: 'q-3' });
    hook.result.send({ type: 'asking.requested', version: 4, expiresOn: '2026-12-31' });
    hook.result.send({ type: 'text.changed', questionId: 'q-3', text: 'Who?' });
    hook.result.send({ type: 'asking.confirmed' });
  });
  expect(toasts.at(-1)).toMatchObject({ description: 'The respondents can change 1 answer.' });
});
