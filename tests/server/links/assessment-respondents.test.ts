import { expect, test } from 'vitest';

import { tellOfSubmission } from '#server/modules/provider-assessment/submission.ts';
import {
  answerTo,
  assessmentNow,
  save,
  sectionWith,
  sentAssessment,
  submit,
  within,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
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

test('each respondent answers and submits their sections; the last part submits the assessment', async () => {
  const condition = sectionWith([{ type: 'YESNO', required: true }], 'First');
  const dependent = { required: true, shownWhen: { questionId: condition.questions[0]?.id ?? '', values: ['Yes'] } };
  const second = sectionWith([dependent, {}], 'Second');
  const sent = await sentAssessment(place, { sections: [condition, second], respondents: [[0], [1]] });
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  const [first = '', shown = '', free = ''] = questionsIn(sent);
  expect(at(await viewOf(bo), 'assessment.assessmentTemplate.questionnaires')).toMatchObject([
    { title: 'Second', questions: [{ id: free }] },
  ]);
  const mixed = [answerTo(first, 'Yes'), answerTo(shown, 'Daily'), answerTo(free, 'Free')];
  expect(outcomesOf((await save(place, bo, mixed)).body)).toEqual(['NOT_ASKED', 'NOT_ASKED', 'SAVED']);
  expect((await submit(place, ada, [answerTo(first, 'Yes')])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await viewOf(ada)).toMatchObject({ accessInfo: { isSubmitted: true } });
  expect(at(await viewOf(bo), 'assessment.assessmentTemplate.questionnaires')).toMatchObject([
    { questions: [{ id: shown, shownWhen: null }, { id: free }] },
  ]);
  expect(await submit(place, bo)).toMatchObject({ status: 409, body: { missing: [shown] } });
  expect((await submit(place, bo, [answerTo(shown, 'Daily')])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED' });
});

test('respondents see the numbers of the whole questionnaire, and no scores', async () => {
  const options = [{ value: 'Yes', score: 10, warning: 'Ask why' }];
  const hidden = sectionWith([{ type: 'YESNO', weight: 2, options }], 'First');
  const dependent = { shownWhen: { questionId: hidden.questions[0]?.id ?? '', values: ['Yes'] } };
  const sent = await sentAssessment(place, {
    sections: [hidden, sectionWith([dependent, { type: 'RADIO', weight: 3, options }], 'Second')],
    respondents: [[0], [1]],
  });
  expect(at(await viewOf(sent.links[1] ?? sent.link), 'assessment.assessmentTemplate.questionnaires')).toMatchObject([
    {
      title: 'Second',
      number: 2,
      isOwn: true,
      others: [],
      questions: [{ number: '2.2', weight: 0, options: [{ value: 'Yes', score: null, warning: '' }] }],
    },
  ]);
});

test('a section that was given to someone is read by who was asked about everything, and not overwritten', async () => {
  const sent = await sentAssessment(place, {
    sections: [sectionWith([{}], 'First'), sectionWith([{ required: true }], 'Second')],
    respondents: [[], [1]],
  });
  const [first = '', second = ''] = questionsIn(sent);
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  await save(place, bo, [answerTo(second, 'From Bo')]);
  expect(await viewOf(ada)).toMatchObject({
    assessment: {
      assessmentTemplate: {
        questionnaires: [
          { isOwn: true, others: [] },
          { isOwn: false, others: [expect.stringContaining('@')] },
        ],
      },
      editable: [first],
      responses: [{ questionId: second, response: ['From Bo'] }],
    },
  });
  const overwriting = await save(place, ada, [answerTo(second, 'From Ada', { version: 1 }), answerTo(first, 'Mine')]);
  expect(outcomesOf(overwriting.body)).toEqual(['CONFLICT', 'SAVED']);
  expect((await submit(place, ada)).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await viewOf(bo)).toMatchObject({ assessment: { editable: null }, accessInfo: { isSubmitted: false } });
  expect((await submit(place, bo, [answerTo(second, 'Done', { version: 1 })])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED' });
});

test('who is locked out by the submission of someone else is told whose it was', async () => {
  const sent = await sentAssessment(place, { respondents: [[], []] });
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  const others = [{ isOwn: true, others: [expect.stringContaining('@')] }];
  expect(await viewOf(bo)).toMatchObject({ assessment: { assessmentTemplate: { questionnaires: others } } });
  expect((await submit(place, ada, [answerTo(firstIn(sent), 'We do')])).status).toBe(200);
  expect(await viewOf(ada)).toMatchObject({ accessInfo: { isSubmitted: true, submittedBy: '' } });
  expect(await viewOf(bo)).toMatchObject({
    accessInfo: { isSubmitted: true, submittedAt: expect.any(String), submittedBy: expect.stringContaining('@') },
  });
});

test('who had submitted before an answer of someone else opened more of their questions is asked again', async () => {
  const condition = sectionWith([{ type: 'YESNO', required: true }], 'First');
  const opens = { required: true, shownWhen: { questionId: condition.questions[0]?.id ?? '', values: ['Yes'] } };
  const sent = await sentAssessment(place, {
    sections: [condition, sectionWith([opens, {}], 'Second')],
    respondents: [[0], [1]],
  });
  const [first = '', opened = ''] = questionsIn(sent);
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  expect((await submit(place, bo)).status).toBe(200);
  expect((await submit(place, ada, [answerTo(first, 'Yes')])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'IN_PROGRESS' });
  await within(place, () => tellOfSubmission(place.server.jobs, sent.id));
  expect((await place.owner.call(`/api/service-provider-assessment/${sent.id}/respondents`)).body).toMatchObject({
    data: [{ state: 'SUBMITTED' }, { submittedAt: null }],
  });
  expect(await viewOf(bo)).toMatchObject({ accessInfo: { isSubmitted: false } });
  expect(await submit(place, bo)).toMatchObject({ status: 409, body: { missing: [opened] } });
  expect((await submit(place, bo, [answerTo(opened, 'Daily')])).status).toBe(200);
  expect(await assessmentNow(place, sent.id)).toMatchObject({ status: 'SUBMITTED' });
});
