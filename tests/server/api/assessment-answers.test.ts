import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';

import {
  act,
  answersNow,
  answerTo,
  inDays,
  linkFor,
  save,
  sectionWith,
  sentAssessment,
  submittedAssessment,
} from '#tests/contract/assessment-samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();
const harbour = () => places().harbour;

const post = (path: string, body: object) => harbour().owner.call(path, { method: 'POST', body });
const patch = (path: string, body: object) => harbour().owner.call(path, { method: 'PATCH', body });
const base = '/api/service-provider-assessment';

const respondentsOf = async (id: string) => at((await harbour().owner.call(`${base}/${id}/respondents`)).body, 'data');

test('answers are carried over to the next assessment of the provider, and shown to both sides', async () => {
  const first = await submittedAssessment(harbour(), {
    title: 'First year',
    sections: [sectionWith([{ question: 'Who keeps the keys?' }, { question: 'Since when?' }])],
    answers: ([keys]) => [answerTo(keys?.id ?? '', 'The night desk')],
  });
  const again = await harbour().owner.call(`${base}/${first.id}/repeat`, { method: 'POST' });
  expect(again).toMatchObject({
    status: 201,
    body: { data: { status: 'DRAFT', previous: { id: first.id }, expiresOn: null } },
  });
  const next = { id: textAt(again.body, 'data.id'), version: Number(at(again.body, 'data.version')) };
  await patch(`${base}/${next.id}`, { version: next.version, expiresOn: inDays(9) });
  expect((await act(harbour(), { ...next, version: next.version + 1 }, { action: 'SEND' })).status).toBe(200);
  const [respondentId] = rowIds(await respondentsOf(next.id));
  const link = await linkFor(harbour(), { assessmentId: next.id, respondentId: respondentId ?? '' });
  const carried = { response: ['The night desk'], answeredAt: expect.any(String) };
  expect((await places().server.call(link.path)).body).toMatchObject({
    data: { assessment: { carried: [{ ...carried, from: 'First year' }] } },
  });
  expect(await answersNow(harbour(), next.id)).toMatchObject({
    answers: [{ previous: { ...carried, isSameQuestion: true, from: { id: first.id } } }, { previous: null }],
  });
  const [keys] = first.sections[0]?.questions ?? [];
  expect((await save(harbour(), link, [answerTo(keys?.id ?? '', 'The night desk')])).status).toBe(200);
  expect((await harbour().owner.call(`${base}/${next.id}/answers/export?format=json`)).body).toMatchObject([
    { previousAnswer: ['The night desk'], isCarriedOver: true, previousFrom: { id: first.id } },
    { previousAnswer: [], isCarriedOver: null, previousFrom: null },
  ]);
});

const rowIds = (rows: unknown) => (Array.isArray(rows) ? rows.map((row: unknown) => String(at(row, 'id'))) : []);

test('an answer becomes a risk, linked to the assessment and the provider', async () => {
  const sent = await submittedAssessment(harbour(), { title: 'Risky' });
  const questionId = sent.sections[0]?.questions[0]?.id ?? '';
  const finding = await post(`${base}/${sent.id}/findings`, { questionId, title: 'No backups' });
  expect(finding).toMatchObject({ status: 201, body: { data: { title: 'No backups' } } });
  const riskId = textAt(finding.body, 'data.id');
  expect(await answersNow(harbour(), sent.id)).toMatchObject({ answers: [{ findings: [{ id: riskId }] }] });
  const links = rowsOf(await harbour().owner.call(`/api/records/${riskId}/links`));
  expect(new Set(links.map((link) => at(link, 'other.title')))).toEqual(new Set(['Risky', 'Risky provider']));
  // Who may not view risks learns that there is one, and not which.
  const outsider = await addOutsider(harbour(), 'Risks');
  expect((await outsider.call(`${base}/${sent.id}/answers`)).body).toMatchObject({
    data: { answers: [{ findings: [{ id: riskId, title: '' }] }] },
  });
});

test('all questions are exported with answers and reviews: typed, without formulas, those that were hidden too', async () => {
  const options = [
    { value: 'Yes', score: 10, warning: '' },
    { value: 'No', score: 2, warning: 'Ask why' },
  ];
  const asked = sectionWith([
    { question: '=Backups?', type: 'YESNO', options, weight: 3 },
    { question: 'How many sites?', type: 'NUMBER' },
    { question: 'Since when?', type: 'DATE' },
  ]);
  const [first] = asked.questions;
  const hidden = { question: 'How often?', shownWhen: { questionId: first?.id ?? '', values: ['Yes'] } };
  const sent = await sentAssessment(harbour(), {
    sections: [asked, sectionWith([hidden, { question: 'In words?' }], 'Practice')],
  });
  const [backups, sites, since] = asked.questions.map(({ id }) => id);
  const words = sent.sections[1]?.questions[1]?.id ?? '';
  const answers = [
    answerTo(backups ?? '', 'No'),
    answerTo(sites ?? '', '12,5'),
    answerTo(since ?? '', '2026-02-28'),
    answerTo(words, '=1+1'),
  ];
  expect((await save(harbour(), sent.link, answers)).status).toBe(200);
  const file = (format: string) => harbour().owner.call(`${base}/${sent.id}/answers/export?format=${format}`);
  const { body } = await file('json');
  expect(body).toMatchObject([
    {
      section: '1 Backups',
      number: '1.1',
      response: ['No'],
      warnings: ['Ask why'],
      score: 2,
      weight: 3,
      isShown: true,
    },
    { number: '1.2', response: ['12,5'], score: null },
    { number: '1.3', response: ['2026-02-28'] },
    { section: '2 Practice', number: '2.1', response: [], isShown: false, answeredAt: null },
    { number: '2.2', response: ['=1+1'], isShown: true },
  ]);
  const { text } = await file('csv');
  expect(text).toContain("1 Backups,1.1,'=Backups?,Yes or no,Yes,No,,");
  expect(text).toContain(",In words?,Short text,Yes,'=1+1,");
  const [header = [], ...rows] = await readSheet(Buffer.from((await file('xlsx')).bytes));
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(column('Answer')).toEqual(['No', 12.5, new Date('2026-02-28'), null, '=1+1']);
  expect(column('Weight')).toEqual([3, 0, 0, 0, 0]);
  expect(column('Answered (UTC)')[0]).toBeInstanceOf(Date);
});

test('a review returns its answer as it is stored, and changes no other', async () => {
  const sent = await submittedAssessment(harbour(), { sections: [sectionWith([{}, {}])] });
  const [one, other] = sent.sections[0]?.questions ?? [];
  const review = (questionId: string | undefined, version: number) =>
    post(`${base}/${sent.id}/answers/${questionId}/review`, {
      version,
      comment: 'Seen',
      conclusion: 'OK',
      score: null,
    });
  const stored = await review(one?.id, 0);
  expect(at(stored.body, 'data')).toEqual(at(await answersNow(harbour(), sent.id), 'answers.0'));
  expect((await review(one?.id, 1)).body).toMatchObject({ data: { questionId: one?.id, review: { version: 2 } } });
  expect((await review(one?.id, 1)).body).toMatchObject({ current: { questionId: one?.id, review: { version: 2 } } });
  expect(await answersNow(harbour(), sent.id)).toMatchObject({ answers: [{}, { review: { version: 0 } }] });
  expect((await review(sent.sections[0]?.id, 0)).status).toBe(404);
  expect((await review(other?.id, 0)).status).toBe(200);
});
