import { expect, test } from 'vitest';

import { carriedAnswers } from '#domain/provider-assessment/carried-answers.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';

import { question } from '../support/questionnaires.ts';

const section = (...questions: readonly Question[]) => ({
  id: 's',
  title: 's',
  description: '',
  questions: [...questions],
});
const given = (questionId: string, ...response: readonly string[]) => ({ questionId, response, fileNames: [] });

const earlier = (isSameTemplate: boolean, questions: readonly Question[], ...all: ReturnType<typeof given>[]) => ({
  isSameTemplate,
  questionnaires: [section(...questions)],
  answers: new Map(all.map((one) => [one.questionId, one])),
});

/** What is carried over to some questions, a line each: `a Ada same` or `a Bo alike`, with the place of its assessment. */
const carried = (asked: readonly Question[], ...assessments: readonly ReturnType<typeof earlier>[]) =>
  carriedAnswers([section(...asked)], assessments).map(
    ({ questionId, given: { response }, isSameQuestion, from }) =>
      `${questionId} ${response.join(', ')} ${isSameQuestion ? 'same' : 'alike'} ${assessments.indexOf(from)}`,
  );

const keys = question('a', { question: 'Who keeps the keys?' });
const when = question('x', { type: 'RADIO', options: [{ value: 'Now', score: null, warning: '' }] });
const withWords = (id: string, text: string, type: Question['type'] = 'TEXT') => question(id, { question: text, type });

test('answers to the same question come before those to one with the same words', () => {
  const alike = earlier(false, [withWords('z', 'Who keeps  the KEYS')], given('z', 'Bo'));
  const same = earlier(true, [keys], given('a', 'Ada'));
  expect(carried([keys, when], alike, same)).toEqual(['a Ada same 1']);
  expect(carried([keys, when], alike)).toEqual(['a Bo alike 0']);
});

test('the newest answer that fits is taken', () => {
  const named = (response: string) => earlier(true, [keys], given('a', response));
  expect(carried([keys], named(''), named('Cy'), named('Ada'))).toEqual(['a Cy same 1']);
  const other = (response: string) => earlier(false, [withWords('z', 'Who keeps the keys')], given('z', response));
  expect(carried([keys], other(''), other('Cy'), other('Ada'))).toEqual(['a Cy alike 1']);
});

test('the same id in another template says nothing', () => {
  expect(carried([keys], earlier(false, [withWords('a', 'Something else?')], given('a', 'Ada')))).toEqual([]);
});

test('words are compared without case, punctuation, blanks and forms of characters', () => {
  const asked = (text: string) =>
    carried([keys], earlier(false, [withWords('z', text)], given('z', 'Bo'))).length === 1;
  expect(['who keeps — the keys', '(Who keeps the ｋｅｙｓ?)', ' Who\nkeeps, the "keys". '].map(asked)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Who keeps the key?', 'Whokeeps the keys?', 'Who keeps the keys 2?', ''].map(asked)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('words of other alphabets and numbers count', () => {
  const asked = withWords('a', 'Ключи 1?');
  expect(carried([asked], earlier(false, [withWords('z', 'ключи 1')], given('z', 'Bo')))).toEqual(['a Bo alike 0']);
  expect(carried([asked], earlier(false, [withWords('z', 'Ключи 2?')], given('z', 'Bo')))).toEqual([]);
});

test('a question of another type, or without words, is not the same', () => {
  expect(carried([keys], earlier(false, [withWords('z', keys.question, 'TEXT_AREA')], given('z', 'Bo')))).toEqual([]);
  for (const [text, other] of [
    [' ', ''],
    ['', ' '],
    ['?', '…'],
  ] as const)
    expect(carried([withWords('a', text)], earlier(false, [withWords('z', other)], given('z', 'Bo')))).toEqual([]);
});

test('of several questions with the same words, the first that was answered counts', () => {
  const twice = [withWords('y', keys.question), withWords('z', keys.question)];
  expect(carried([keys], earlier(false, twice, given('z', 'Bo')))).toEqual(['a Bo alike 0']);
  expect(carried([keys], earlier(false, twice, given('y', 'Ada'), given('z', 'Bo')))).toEqual(['a Ada alike 0']);
});

test('what can no longer be answered, or is empty, is not carried over', () => {
  expect(carried([keys, when], earlier(true, [keys, when], given('x', 'Then'), given('a')))).toEqual([]);
  expect(carried([keys, when], earlier(true, [keys, when], given('x', 'Now')))).toEqual(['x Now same 0']);
  expect(carried([keys])).toEqual([]);
});
