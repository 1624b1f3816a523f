import { describe, expect, test } from 'vitest';

import {
  gravestConclusion,
  itemsOf,
  reviewItems,
  reviewSummary,
  type ReviewView,
} from '#domain/provider-assessment/review.ts';
import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';

type ReviewedAnswer = components['schemas']['ReviewedAnswer'];

const question = (id: string, changes: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, id),
  type: 'TEXT',
  weight: 1,
  ...changes,
});

const given = (questionId: string, ...response: string[]) => ({
  questionId,
  response,
  fileNames: [],
  answeredAt: '2026-11-20T10:00:00Z',
});

const answered = (questionId: string, changes: Partial<ReviewedAnswer> = {}): ReviewedAnswer => ({
  questionId,
  answer: given(questionId, 'Yes'),
  answeredBy: '',
  files: [],
  previous: null,
  review: { version: 0, comment: '', conclusion: null, score: null, reviewer: null, at: null, outdated: null },
  clarifications: [],
  respondentQuestions: [],
  contradictions: [],
  findings: [],
  ...changes,
});

const before = (questionId: string, text: string) => ({
  ...given(questionId, text),
  from: { id: 'a', ref: 'SA-0001', title: '' },
  isSameQuestion: true,
  reworded: null,
});

const options = [
  { value: 'Yes', score: 1, warning: '' },
  { value: 'No', score: 0, warning: 'Nobody watches the logs' },
];

const assessment = {
  questionnaires: [
    {
      id: 's-1',
      title: 'Security',
      description: '',
      questions: [
        question('heavy', { weight: 9 }),
        question('warned', { type: 'YESNO', options, weight: 0 }),
        question('hidden', { shownWhen: { questionId: 'warned', values: ['Yes'] } }),
      ],
    },
    { id: 's-2', title: '', description: '', questions: [question('contradicted'), question('empty')] },
  ],
  answers: [
    answered('heavy', { previous: before('heavy', 'No') }),
    answered('warned', { answer: given('warned', 'No') }),
    answered('hidden'),
    answered('contradicted', {
      contradictions: [{ message: 'It expired', source: { id: 'p', ref: 'SP-0001', title: 'Cloud' } }],
    }),
    answered('empty', { answer: null }),
  ],
};

const listed = (view: ReviewView, reviewed: readonly string[] = []) =>
  itemsOf(view, reviewItems(assessment), (id) => ({ conclusion: reviewed.includes(id) ? 'OK' : null })).map(
    ({ number, question: { id } }) => `${number} ${id}`,
  );

describe('the questions of a review', () => {
  test('begin with contradictions, warnings and what weighs most', () => {
    expect(listed('WARNINGS')).toEqual(['2.1 contradicted', '1.2 warned', '1.1 heavy', '2.2 empty']);
  });

  test('weigh more before less, and keep the order of the questionnaire otherwise', () => {
    const weights = { a: 1, b: 3, c: 1, d: 2 };
    const questions = Object.entries(weights).map(([id, weight]) => question(id, { weight }));
    const items = reviewItems({
      questionnaires: [{ id: 's', title: '', description: '', questions }],
      answers: questions.map(({ id }) => answered(id)),
    });
    expect(itemsOf('WARNINGS', items, () => ({ conclusion: null })).map((item) => item.question.id)).toEqual([
      'b',
      'd',
      'a',
      'c',
    ]);
  });

  test('are those that the server has sent', () => {
    const answers = assessment.answers.filter(({ questionId }) => questionId !== 'heavy');
    expect(reviewItems({ ...assessment, answers }).map((item) => item.question.id)).toEqual([
      'warned',
      'contradicted',
      'empty',
    ]);
  });

  test('have changed too if there is no answer any more', () => {
    const withdrawn = answered('empty', { answer: null, previous: before('empty', 'Yes') });
    const items = reviewItems({ ...assessment, answers: [withdrawn] });
    expect(itemsOf('CHANGED', items, () => ({ conclusion: null })).map((item) => item.question.id)).toEqual(['empty']);
  });

  test('are those that were shown, in the order of the questionnaire', () => {
    expect(listed('ALL')).toEqual(['1.1 heavy', '1.2 warned', '2.1 contradicted', '2.2 empty']);
  });

  test('can be narrowed to what is unanswered, changed or not reviewed', () => {
    expect(listed('UNANSWERED')).toEqual(['2.2 empty']);
    expect(listed('CHANGED')).toEqual(['1.1 heavy']);
    expect(listed('UNREVIEWED', ['heavy', 'warned'])).toEqual(['2.1 contradicted', '2.2 empty']);
  });
});

test('a review is counted by its conclusions, of which the gravest is proposed', () => {
  const none = reviewSummary([{ conclusion: null }]);
  expect(none).toEqual({ total: 1, reviewed: 0, conclusions: { BLOCKER: 0, WARNING: 0, OK: 0, NOT_APPLICABLE: 0 } });
  expect(gravestConclusion(none)).toBeNull();
  const some = reviewSummary([{ conclusion: 'OK' }, { conclusion: 'WARNING' }, { conclusion: null }]);
  expect(some).toMatchObject({ total: 3, reviewed: 2, conclusions: { WARNING: 1, OK: 1 } });
  expect(gravestConclusion(some)).toBe('WARNING');
});
