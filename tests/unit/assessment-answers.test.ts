import { describe, expect, test } from 'vitest';

import { answersTo, areSubmitted, progressOf, sectionsFor } from '#domain/assessment-answers.ts';
import { reviewedScore } from '#domain/assessment-score.ts';
import { bareQuestion, type Question, type Questionnaire } from '#domain/questionnaire.ts';

const question = (id: string, given: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, `Question ${id}`),
  type: 'TEXT',
  ...given,
});

const section = (id: string, ...questions: Question[]): Questionnaire => ({
  id,
  title: id,
  description: '',
  questions,
});
const given = (questionId: string, ...response: string[]) => ({ questionId, response, fileNames: [] });

describe('the sections of a respondent', () => {
  const condition = { questionId: 'a', values: ['Yes'] };
  const all = [
    section('1', question('a', { type: 'YESNO' })),
    section('2', question('b', { shownWhen: condition }), question('c')),
  ];

  test.each([
    ['Yes', ['b', 'c']],
    ['No', ['c']],
  ])('show what answers elsewhere decide: %s', (answer, shown) => {
    const [own] = sectionsFor(['2'], all, answersTo(all, [given('a', answer)]));
    expect(own?.questions.map(({ id, shownWhen }) => [id, shownWhen])).toEqual(shown.map((id) => [id, null]));
  });

  test('are submitted once someone has submitted each', () => {
    const submitted = { questionnaireIds: ['1'], hasSubmitted: true };
    expect(areSubmitted(all, [submitted, { questionnaireIds: ['2'], hasSubmitted: false }])).toBe(false);
    expect(areSubmitted(all, [submitted, { questionnaireIds: [], hasSubmitted: true }])).toBe(true);
  });

  test('count as answered by what is shown', () => {
    expect(progressOf(all, answersTo(all, [given('a', 'No')]))).toBe(50);
    expect(progressOf(all, answersTo(all, [given('a', 'Yes')]))).toBe(33);
    expect(progressOf([], new Map())).toBe(0);
  });
});

test('the score of a reviewer takes the place of that of the options, up to the best', () => {
  const options = [{ value: 'Yes', score: 4, warning: '' }];
  const all = [
    section(
      '1',
      question('a', { type: 'YESNO', options, weight: 2 }),
      question('b', { type: 'YESNO', options, weight: 1 }),
    ),
  ];
  const answers = answersTo(all, [given('a', 'No'), given('b', 'Yes')]);
  expect(reviewedScore(all, answers, new Map())).toBe(33);
  expect(reviewedScore(all, answers, new Map([['a', 2]]))).toBe(67);
  expect(reviewedScore(all, answers, new Map([['a', 1000]]))).toBe(100);
  expect(reviewedScore([section('1', question('c'))], answers, new Map([['c', 5]]))).toBeNull();
});
