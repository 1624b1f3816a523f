import { describe, expect, test } from 'vitest';

import { answerOf, answersAny, answersTo, areSubmitted, progressOf, sectionsFor } from '#domain/assessment-answers.ts';
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

test('an answer is a list for check boxes, the names of its files, or one text', () => {
  const of = (type: Question['type'], ...response: string[]) =>
    answerOf({ type }, { questionId: 'q', response, fileNames: ['a.pdf', 'b.pdf'] });
  expect(of('FILE', 'x')).toEqual(['a.pdf', 'b.pdf']);
  expect(of('CHECKBOX', 'One')).toEqual(['One']);
  expect(of('CHECKBOX')).toEqual([]);
  expect(of('TEXT', 'One')).toBe('One');
  expect(of('TEXT')).toBe('');
  // Of a question that had check boxes once.
  expect(of('TEXT', 'One', 'Two')).toEqual(['One', 'Two']);
});

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

  test('keep conditions on questions among them', () => {
    const own = section(
      '3',
      question('d', { type: 'YESNO' }),
      question('e', { shownWhen: { ...condition, questionId: 'd' } }),
    );
    expect(sectionsFor(['3'], [...all, own], new Map())).toEqual([own]);
    expect(sectionsFor([], all, new Map())).toEqual(all);
  });

  test('have some of the questions that are asked about, or none', () => {
    const any = (questionnaireIds: string[], ...ids: string[]) => answersAny({ questionnaireIds }, all, new Set(ids));
    expect(any(['2'], 'c')).toBe(true);
    expect(any(['2'], 'a')).toBe(false);
    expect(any(['2'], 'a', 'b')).toBe(true);
    expect(any([], 'a')).toBe(true);
    expect(any([], 'z')).toBe(false);
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
  expect(reviewedScore(all, answers, new Map([['b', 1]]))).toBe(8);
  expect(reviewedScore([section('1', question('c'))], answers, new Map([['c', 5]]))).toBeNull();
});
