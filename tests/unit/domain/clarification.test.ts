import { expect, test } from 'vitest';

import { openedQuestions, replyQuestion } from '#domain/provider-assessment/clarification.ts';
import { answerProblem } from '#domain/questionnaire/questionnaire.ts';

import { question } from '../support/questionnaires.ts';

const when = (questionId: string, ...values: string[]) => ({ shownWhen: { questionId, values } });

const questionnaires = [
  {
    id: 's',
    title: '',
    description: '',
    questions: [
      question('a', { type: 'YESNO' }),
      question('b', { type: 'YESNO', ...when('a', 'Yes') }),
      question('c', when('b', 'Yes')),
      question('d', when('a', 'No')),
      question('e'),
    ],
  },
];

/** What is opened by answers, after it was asked about some others. */
const opened = (answers: Readonly<Record<string, string>>, before: Readonly<Record<string, readonly string[]>>) => [
  ...openedQuestions(
    questionnaires,
    Object.entries(before).map(([questionId, answerBefore]) => ({ questionId, answerBefore: [...answerBefore] })),
    new Map(Object.entries(answers)),
  ),
];

test('what is shown since a clarification was asked for is opened, directly or through others', () => {
  expect(opened({ a: 'Yes' }, { a: ['No'] })).toEqual(['b']);
  expect(opened({ a: 'Yes', b: 'Yes' }, { a: ['No'] })).toEqual(['b', 'c']);
  expect(opened({ a: 'Yes' }, { a: [] })).toEqual(['b']);
  expect(opened({ a: 'No' }, { a: ['Yes'] })).toEqual(['d']);
});

test('what was shown before, and what is asked of nobody, is not opened', () => {
  expect(opened({ a: 'Yes', b: 'Yes' }, { a: ['Yes'] })).toEqual([]);
  expect(opened({ a: 'Yes', b: 'Yes' }, { b: ['No'] })).toEqual(['c']);
  expect(opened({ a: 'Yes' }, {})).toEqual([]);
  expect(opened({ a: 'Yes' }, { gone: ['No'] })).toEqual([]);
});

test('a reply is a text of up to 10,000 characters', () => {
  const reply = replyQuestion({ id: 'r', text: 'Since when?' });
  expect(reply).toMatchObject({ id: 'r', question: 'Since when?', type: 'TEXT_AREA', shownWhen: null });
  expect(answerProblem(reply, 'x'.repeat(10_000))).toBe(undefined);
  expect(answerProblem(reply, 'x'.repeat(10_001))).toBe('TOO_LONG');
});
