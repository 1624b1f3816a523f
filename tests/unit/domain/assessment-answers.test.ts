import { describe, expect, test } from 'vitest';

import {
  answerOf,
  answersTo,
  areSubmitted,
  ownersOf,
  ownersOfQuestions,
  progressOf,
  sectionsFor,
} from '#domain/provider-assessment/answers.ts';
import {
  isSameScoring,
  reviewedEarning,
  reviewedScore,
  type ScoringReview,
} from '#domain/provider-assessment/score.ts';
import { bareQuestion, type Question, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';

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
    const any = (questionnaireIds: string[], ...ids: string[]) =>
      ownersOfQuestions([{ questionnaireIds }], all, new Set(ids)).length === 1;
    expect(any(['2'], 'c')).toBe(true);
    expect(any(['2'], 'a')).toBe(false);
    expect(any(['2'], 'a', 'b')).toBe(true);
    expect(any([], 'a')).toBe(true);
    expect(any([], 'z')).toBe(false);
  });

  test('are answered by those to whom they were given, and else by those who were asked about everything', () => {
    const [ada, bo, cy] = [[], ['2'], []].map((questionnaireIds) => ({ questionnaireIds }));
    const ownersIn = (id: string) =>
      ownersOf(
        { id },
        [ada, bo, cy].flatMap((one) => one ?? []),
      );
    expect(ownersIn('1')).toEqual([ada, cy]);
    expect(ownersIn('2')).toEqual([bo]);
    expect(ownersOf({ id: '1' }, [{ questionnaireIds: ['2'] }])).toEqual([]);
    expect(ownersOfQuestions([{ questionnaireIds: [] }, { questionnaireIds: ['2'] }], all, new Set(['b']))).toEqual([
      { questionnaireIds: ['2'] },
    ]);
  });

  test('are submitted once someone has submitted each', () => {
    const submitted = { questionnaireIds: ['1'], hasSubmitted: true };
    expect(areSubmitted(all, [submitted, { questionnaireIds: ['2'], hasSubmitted: false }])).toBe(false);
    expect(areSubmitted(all, [submitted, { questionnaireIds: [], hasSubmitted: true }])).toBe(true);
    // Who was asked about everything does not submit for someone who was given a section.
    expect(
      areSubmitted(all, [
        { questionnaireIds: ['1'], hasSubmitted: false },
        { questionnaireIds: [], hasSubmitted: true },
      ]),
    ).toBe(false);
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
  const scored = (id: string, score: number | null, conclusion: ScoringReview['conclusion'] = null) =>
    reviewedScore(all, answers, new Map([[id, { score, conclusion }]]));
  expect(reviewedScore(all, answers, new Map())).toBe(33);
  expect(scored('a', 2)).toBe(67);
  expect(scored('a', 0, 'BLOCKER')).toBe(33);
  expect(scored('a', 1000)).toBe(100);
  expect(scored('b', 1)).toBe(8);
  expect(scored('a', null, 'OK')).toBe(33);
  const open = new Map([['c', { score: 5, conclusion: null }]]);
  expect(reviewedScore([section('1', question('c'))], answers, open)).toBeNull();
  // What does not apply counts neither for nor against, whatever score it was given.
  expect(scored('a', null, 'NOT_APPLICABLE')).toBe(100);
  expect(scored('b', 4, 'NOT_APPLICABLE')).toBe(0);
});

test('an option without a score leaves the question out, unless the reviewer gives it one', () => {
  const options = [
    { value: 'Full', score: 4, warning: '' },
    { value: 'None', score: 0, warning: '' },
    { value: 'Not applicable', score: null, warning: '' },
  ];
  const asked = (id: string) => question(id, { type: 'RADIO', options, weight: 1 });
  const all = [section('1', asked('a'), asked('b'))];
  const answers = answersTo(all, [given('a', 'Not applicable'), given('b', 'Full')]);
  const review = (score: number | null) => ({ score, conclusion: null });
  expect(reviewedScore(all, answers, new Map())).toBe(100);
  expect(reviewedScore(all, answers, new Map([['a', review(0)]]))).toBe(50);
  const first = all[0]?.questions[0] ?? question('a');
  expect([null, 3].map((score) => reviewedEarning(first, 'Not applicable', review(score)))).toEqual([null, 3]);
  expect(reviewedEarning(first, 'Full', { score: 3, conclusion: 'NOT_APPLICABLE' })).toBeNull();
  expect(isSameScoring(review(3), { score: 3, conclusion: 'OK' })).toBe(true);
  expect(isSameScoring(review(null), { score: null, conclusion: 'NOT_APPLICABLE' })).toBe(false);
  expect(isSameScoring(review(null), review(0))).toBe(false);
});
