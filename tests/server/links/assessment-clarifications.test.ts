import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import {
  act,
  answersNow,
  answerTo,
  assessmentNow,
  inDays,
  save,
  sectionWith,
  submit,
  submittedAssessment,
  versionOf,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(() => startTestServer());
const place = shared(() => openPlace(server));

const questionsIn = ({ sections }: SentAssessment) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));
const outcomesOf = (body: unknown) => {
  const answers = at(body, 'data.answers');
  return Array.isArray(answers) ? answers.map((answer: unknown) => at(answer, 'outcome')) : [];
};
const viewOf = async ({ path }: { path: string }) => at((await server.call(path)).body, 'data');

test('after a clarification was asked for, only its questions can be answered', async () => {
  const sent = await submittedAssessment(place, { sections: [sectionWith([{}, {}])] });
  const [asked = '', other = ''] = questionsIn(sent);
  const request = {
    version: sent.version,
    questions: [{ questionId: asked, text: 'Since when?' }],
    expiresOn: inDays(20),
  };
  const clarified = await place.owner.call(`/api/service-provider-assessment/${sent.id}/clarifications`, {
    method: 'POST',
    body: request,
  });
  expect(clarified.body).toMatchObject({ data: { status: 'IN_PROGRESS', expiresOn: inDays(20) } });
  expect(await viewOf(sent.link)).toMatchObject({
    assessment: { editable: [asked], clarifications: [{ questionId: asked, text: 'Since when?' }] },
    accessInfo: { isSubmitted: false },
  });
  const tab = randomUUID();
  const saved = await save(
    place,
    sent.link,
    [answerTo(asked, 'Since May', { version: 1 }), answerTo(other, 'Changed', { version: 1 })],
    tab,
  );
  expect(outcomesOf(saved.body)).toEqual(['SAVED', 'CONFLICT']);
  expect((await submit(place, sent.link)).status).toBe(200);
  expect(await answersNow(place, sent.id)).toMatchObject({
    answers: [
      {
        answer: { response: ['Since May'] },
        clarifications: [{ answerBefore: ['We do'], resolvedAt: expect.any(String) }],
      },
      { answer: { response: ['We do'] } },
    ],
  });
});

/** Asks for clarification of answers, the first of the questions by default. */
const askAbout = (sent: SentAssessment, ...questionIds: string[]) =>
  place.owner.call(`/api/service-provider-assessment/${sent.id}/clarifications`, {
    method: 'POST',
    body: {
      version: sent.version,
      questions: questionIds.map((questionId) => ({ questionId, text: 'Since when?' })),
      expiresOn: inDays(20),
    },
  });

const reviewOf = (sent: SentAssessment, questionId: string, body: object) =>
  place.owner.call(`/api/service-provider-assessment/${sent.id}/answers/${questionId}/review`, {
    method: 'POST',
    body,
  });

test('a clarification takes a reply in words whatever the type of its question, once more until it is submitted', async () => {
  const sections = [sectionWith([{ type: 'YESNO' }, {}])];
  const sent = await submittedAssessment(place, {
    sections,
    answers: ([first, second]) => [answerTo(first?.id ?? '', 'Yes'), answerTo(second?.id ?? '', 'We do')],
  });
  const [asked = '', other = ''] = questionsIn(sent);
  await askAbout(sent, asked);
  const view = await viewOf(sent.link);
  const reply = textAt(view, 'assessment.clarifications.0.id');
  expect(view).toMatchObject({ assessment: { editable: [asked] } });
  const tab = randomUUID();
  const replied = (text: string, sequence: number) =>
    save(place, sent.link, [answerTo(reply, text, { sequence })], tab);
  expect(outcomesOf((await replied('Since May', 1)).body)).toEqual(['SAVED']);
  expect(outcomesOf((await replied('Since May 2024', 2)).body)).toEqual(['SAVED']);
  expect(await replied('x'.repeat(10_000), 3)).toMatchObject({ status: 200 });
  expect(await viewOf(sent.link)).toMatchObject({
    assessment: { responses: expect.arrayContaining([expect.objectContaining({ questionId: reply, version: 3 })]) },
  });
  await replied('Since May 2024', 4);
  expect(outcomesOf((await save(place, sent.link, [answerTo(randomUUID(), 'To nothing')])).body)).toEqual([
    'NOT_ASKED',
  ]);
  expect((await submit(place, sent.link)).status).toBe(200);
  expect(outcomesOf((await replied('Too late', 5)).body)).toEqual([]);
  expect(await answersNow(place, sent.id)).toMatchObject({
    answers: [
      {
        questionId: asked,
        answer: { response: ['Yes'] },
        clarifications: [
          {
            text: 'Since when?',
            reply: 'Since May 2024',
            repliedBy: expect.stringContaining('@'),
            answerBefore: ['Yes'],
          },
        ],
      },
      { questionId: other, clarifications: [] },
    ],
  });
});

test('an answer that a clarification changes opens what it makes required, and nothing else', async () => {
  const condition = sectionWith([{ type: 'YESNO', required: true }, {}]);
  const [asked = '', other = ''] = condition.questions.map(({ id }) => id);
  const opens = { required: true, shownWhen: { questionId: asked, values: ['Yes'] } };
  const sent = await submittedAssessment(place, {
    sections: [condition, sectionWith([opens], 'More')],
    answers: () => [answerTo(asked, 'No'), answerTo(other, 'We do')],
  });
  const opened = questionsIn(sent)[2] ?? '';
  await askAbout(sent, asked);
  expect(at(await viewOf(sent.link), 'assessment.editable')).not.toContain(opened);
  const tab = randomUUID();
  const both = [answerTo(asked, 'Yes', { version: 1 }), answerTo(opened, 'Weekly')];
  expect(outcomesOf((await save(place, sent.link, both, tab)).body)).toEqual(['SAVED', 'SAVED']);
  await save(place, sent.link, [answerTo(opened, [], { version: 1, sequence: 2 })], tab);
  const view = await viewOf(sent.link);
  expect(at(view, 'assessment.editable')).toEqual([asked, opened]);
  expect(view).toMatchObject({ assessment: { clarifications: [{ answerBefore: ['No'] }] } });
  expect(await submit(place, sent.link)).toMatchObject({ status: 409, body: { missing: [opened] } });
  const answered = await save(place, sent.link, [
    answerTo(opened, 'Daily', { version: 2 }),
    answerTo(other, 'No more', { version: 1 }),
  ]);
  expect(outcomesOf(answered.body)).toEqual(['SAVED', 'CONFLICT']);
  expect((await submit(place, sent.link)).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED' });
});

test('the review of an answer that changes, or is replied to, is to be done again and does not count', async () => {
  const options = [
    { value: 'Yes', score: 10, warning: '' },
    { value: 'No', score: 0, warning: '' },
  ];
  const asked = { type: 'YESNO' as const, weight: 1, options };
  const sent = await submittedAssessment(place, {
    sections: [sectionWith([asked, asked, asked])],
    answers: (questions) => questions.map(({ id }) => answerTo(id, 'No')),
  });
  const [changes = '', replied = '', stays = ''] = questionsIn(sent);
  for (const questionId of [changes, replied, stays])
    await reviewOf(sent, questionId, { version: 0, comment: 'Weak', conclusion: 'WARNING', score: 5 });
  expect(await assessmentNow(place, sent.id)).toMatchObject({ score: 50 });
  await askAbout({ ...sent, version: await versionOf(place, sent.id) }, changes, replied, stays);
  const reply = (index: number) =>
    viewOf(sent.link).then((view) => textAt(view, `assessment.clarifications.${index}.id`));
  const clarifications = at(await viewOf(sent.link), 'assessment.clarifications');
  expect(clarifications).toHaveLength(3);
  const view = await viewOf(sent.link);
  const index = [0, 1, 2].find((one) => textAt(view, `assessment.clarifications.${one}.questionId`) === replied) ?? 0;
  await save(place, sent.link, [answerTo(changes, 'Yes', { version: 1 }), answerTo(await reply(index), 'Because')]);
  expect((await submit(place, sent.link)).status).toBe(200);
  const outdated = { comment: 'Weak', conclusion: 'WARNING', score: 5, reviewer: { id: place.owner.id } };
  const open = { version: 1, comment: '', conclusion: null, score: null, outdated };
  expect(await answersNow(place, sent.id)).toMatchObject({
    answers: [{ review: open }, { review: open }, { review: { conclusion: 'WARNING', score: 5, outdated: null } }],
  });
  const scoreOf = async () => {
    await act(place, { id: sent.id, version: await versionOf(place, sent.id) }, { action: 'REVIEW', conclusion: 'OK' });
    return at(await assessmentNow(place, sent.id), 'score');
  };
  const kept = await reviewOf(sent, changes, { version: 1, comment: 'Better', conclusion: 'OK', score: null });
  expect(kept.body).toMatchObject({ data: { review: { version: 2, conclusion: 'OK', outdated: null } } });
  // Yes, No that was 5 before, and the 5 that still counts.
  expect(await scoreOf()).toBe(50);
});
