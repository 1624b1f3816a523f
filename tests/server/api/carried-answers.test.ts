import { expect, test } from 'vitest';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import {
  act,
  answersNow,
  answerTo,
  assessmentNow,
  inDays,
  linkFor,
  save,
  sectionWith,
  submittedAssessment,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();
const harbour = () => places().harbour;
const base = '/api/service-provider-assessment';
const post = (path: string, body: object) => harbour().owner.call(path, { method: 'POST', body });

/** Publishes the template of an assessment with another wording of one of its questions. */
async function reword(sent: SentAssessment, question: Question): Promise<void> {
  const template = `/api/assessment-template/${textAt(await assessmentNow(harbour(), sent.id), 'template.id')}`;
  const content = await harbour().owner.call(`${template}/content`);
  const edit = { kind: 'PUT_QUESTION', questionnaireId: sent.sections[0]?.id, question };
  const edited = await post(`${template}/content`, { version: numberAt(content.body, 'data.version'), edits: [edit] });
  const version = numberAt(edited.body, 'data.version');
  const published = await post(`${template}/status`, { version, action: 'PUBLISH', changeLog: 'Clearer' });
  expect(published.status).toBe(200);
}

/** Sends the next assessment of the same provider. */
async function sendAgain({ id }: SentAssessment) {
  const again = (await harbour().owner.call(`${base}/${id}/repeat`, { method: 'POST' })).body;
  const next = { id: textAt(again, 'data.id'), version: numberAt(again, 'data.version') };
  const body = { version: next.version, expiresOn: inDays(9) };
  await harbour().owner.call(`${base}/${next.id}`, { method: 'PATCH', body });
  expect((await act(harbour(), { ...next, version: next.version + 1 }, { action: 'SEND' })).status).toBe(200);
  const { body: respondents } = await harbour().owner.call(`${base}/${next.id}/respondents`);
  const respondentId = textAt(respondents, 'data.0.id');
  return { id: next.id, link: await linkFor(harbour(), { assessmentId: next.id, respondentId }) };
}

test('an answer to a question that was reworded is carried over with its former words, and is not “unchanged”', async () => {
  const options = ['Yes, all', 'Some'].map((value) => ({ value, score: null, warning: '' }));
  const asked = { question: 'Is data encrypted?', help: 'At rest', type: 'RADIO' as const, options };
  const first = await submittedAssessment(harbour(), {
    sections: [sectionWith([asked, { question: 'By whom?' }])],
    answers: ([one, two]) => [answerTo(one?.id ?? '', 'Some'), answerTo(two?.id ?? '', 'By us')],
  });
  const [encrypted, whom] = first.sections[0]?.questions ?? [];
  if (encrypted === undefined || whom === undefined) throw new Error('The questions are missing');
  const offered = [...options, { value: 'None', score: null, warning: '' }];
  await reword(first, { ...encrypted, question: 'Is all customer data encrypted?', options: offered });
  const next = await sendAgain(first);
  const reworded = { question: 'Is data encrypted?', help: 'At rest', options: ['Yes, all', 'Some'] };
  const view = at((await places().server.call(next.link.path)).body, 'data.assessment.carried');
  expect(view).toHaveLength(2);
  expect(view).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ questionId: encrypted.id, response: ['Some'], reworded }),
      expect.objectContaining({ questionId: whom.id, response: ['By us'], reworded: null }),
    ]),
  );
  await save(harbour(), next.link, [answerTo(encrypted.id, 'Some'), answerTo(whom.id, 'By us')]);
  expect(await answersNow(harbour(), next.id)).toMatchObject({
    answers: [{ previous: { isSameQuestion: true, reworded } }, { previous: { reworded: null } }],
  });
  expect((await harbour().owner.call(`${base}/${next.id}/answers/export?format=json`)).body).toMatchObject([
    { previousAnswer: ['Some'], isCarriedOver: false },
    { previousAnswer: ['By us'], isCarriedOver: true },
  ]);
});
