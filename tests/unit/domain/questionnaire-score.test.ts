import { expect, test } from 'vitest';

import {
  earnedBy,
  questionsOf,
  scoreOf,
  warningsOf,
  type Answer,
  type Question,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';

import { numbersFrom, question, randomContent } from '../support/questionnaires.ts';

const answersWith = (entries: Readonly<Record<string, Answer>>) => new Map(Object.entries(entries));

const sectionOf = (...questions: Question[]): Questionnaire => ({ id: 's', title: '', description: '', questions });

const scored = (id: string, type: Question['type'], weight: number, ...scores: (number | null)[]): Question =>
  question(id, {
    type,
    weight,
    options: scores.map((score, index) => ({
      value: type === 'YESNO' ? (index === 0 ? 'Yes' : 'No') : String(index),
      score,
      warning: index === 1 ? `Ask about ${id}` : '',
    })),
  });

test('the score is the share of the best possible, by weight', () => {
  const section = sectionOf(
    scored('a', 'RADIO', 2, 10, 0),
    scored('b', 'CHECKBOX', 1, 3, 2, null),
    scored('c', 'YESNO', 1, 5, 0),
  );
  expect(scoreOf([section], answersWith({ a: '0', b: ['0', '2'], c: 'No' }))).toEqual({
    points: 23,
    most: 30,
    percent: 77,
  });
  expect(scoreOf([section], answersWith({ a: '0', b: ['0', '1'], c: 'Yes' }))).toEqual({
    points: 30,
    most: 30,
    percent: 100,
  });
  expect(scoreOf([section], new Map())).toEqual({ points: 0, most: 30, percent: 0 });
});

test('what is hidden, weightless or without scores does not count', () => {
  const hidden: Question = { ...scored('b', 'RADIO', 1, 10), shownWhen: { questionId: 'a', values: ['1'] } };
  const section = sectionOf(
    scored('a', 'RADIO', 0, 10, 5),
    hidden,
    scored('c', 'RADIO', 1, null, null),
    question('d', { weight: 3 }),
  );
  expect(scoreOf([section], answersWith({ a: '0', b: '0', c: '1', d: 'x' }))).toEqual({
    points: 0,
    most: 0,
    percent: null,
  });
  expect(scoreOf([section], answersWith({ a: '1', b: '0' }))).toEqual({ points: 10, most: 10, percent: 100 });
});

test('the best of several options is one of them, of check boxes all together', () => {
  expect(scoreOf([sectionOf(scored('a', 'RADIO', 2, 10, 5))], answersWith({ a: '1' }))).toEqual({
    points: 10,
    most: 20,
    percent: 50,
  });
  expect(scoreOf([sectionOf(scored('a', 'CHECKBOX', 1, 10, 5))], answersWith({ a: ['1'] })).most).toBe(15);
});

test('what is answered with options without a score leaves the best possible', () => {
  const section = sectionOf(scored('a', 'RADIO', 3, 10, 0, null), scored('b', 'RADIO', 1, 10, 0));
  expect(scoreOf([section], answersWith({ a: '2', b: '0' }))).toEqual({ points: 10, most: 10, percent: 100 });
  expect(scoreOf([section], answersWith({ a: '2' }))).toEqual({ points: 0, most: 10, percent: 0 });
  expect(scoreOf([sectionOf(scored('a', 'RADIO', 3, 10, null))], answersWith({ a: '1' })).percent).toBeNull();
  const boxes = sectionOf(scored('a', 'CHECKBOX', 1, 3, null, null));
  expect(scoreOf([boxes], answersWith({ a: ['1', '2'] })).percent).toBeNull();
  expect(scoreOf([boxes], answersWith({ a: ['0', '2'] })).percent).toBe(100);
  expect(scoreOf([boxes], answersWith({ a: [] })).percent).toBe(0);
  // Yes and No always apply: the score of one of them may just have been left empty.
  expect(scoreOf([sectionOf(scored('a', 'YESNO', 1, 5, null))], answersWith({ a: 'No' })).percent).toBe(0);
});

test('an answer earns what its options are worth; nothing is earned where nothing is scored', () => {
  expect(earnedBy(scored('a', 'RADIO', 1, 10, 5), '1')).toBe(5);
  expect(earnedBy(scored('a', 'CHECKBOX', 1, 10, 5, null), ['0', '1', '2'])).toBe(15);
  expect(earnedBy(scored('a', 'RADIO', 1, 10, 5), undefined)).toBe(0);
  expect(earnedBy(scored('a', 'RADIO', 0, 10, 5), '1')).toBeNull();
  expect(earnedBy(scored('a', 'RADIO', 1, null, null), '1')).toBeNull();
  expect(earnedBy(question('a', { weight: 1 }), 'x')).toBeNull();
});

test('options that a type does not offer are neither scored nor warned of', () => {
  const former = { ...scored('a', 'RADIO', 1, 5, 0), type: 'YESNO' as const };
  expect(scoreOf([sectionOf(former)], answersWith({ a: 'Yes' })).percent).toBe(null);
  expect(warningsOf(former, '1')).toEqual([]);
});

test('a score is between nothing and the best possible, whatever is answered', () => {
  const next = numbersFrom(11);
  for (let round = 0; round < 100; round += 1) {
    const content = randomContent(next);
    const answers = new Map(
      questionsOf(content).map(({ id }) => [id, next(2) === 0 ? 'Yes' : ['Yes', 'No', 'Maybe']] as const),
    );
    const { points, most, percent } = scoreOf(content, answers);
    expect(points).toBeGreaterThanOrEqual(0);
    expect(points).toBeLessThanOrEqual(most);
    expect(percent === null).toBe(most === 0);
  }
});

test('a reviewer is warned of the chosen options', () => {
  expect(warningsOf(scored('a', 'RADIO', 1, 5, 0), '1')).toEqual(['Ask about a']);
  expect(warningsOf(scored('a', 'CHECKBOX', 1, 5, 0), ['0', '1'])).toEqual(['Ask about a']);
  expect(warningsOf(scored('a', 'RADIO', 1, 5, 0), '0')).toEqual([]);
  expect(warningsOf(scored('a', 'RADIO', 1, 5, 0), '')).toEqual([]);
  const blank = question('a', { type: 'RADIO', options: [{ value: 'x', score: null, warning: ' ' }] });
  expect(warningsOf(blank, 'x')).toEqual([]);
});
