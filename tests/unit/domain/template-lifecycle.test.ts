import { expect, test } from 'vitest';

import { isEditable, publicationProblems } from '#domain/questionnaire/template-lifecycle.ts';

import { question } from '../support/questionnaires.ts';

test('a template can be edited until it is archived', () => {
  expect((['DRAFT', 'ACTIVE', 'ARCHIVED'] as const).map(isEditable)).toEqual([true, true, false]);
});

const problemsOf = (...questions: ReturnType<typeof question>[]) =>
  publicationProblems([{ id: 'one', title: '', description: '', questions }]).map(
    ({ questionId, message }) => `${questionId}: ${message}`,
  );

test('a template is published once every question can be answered', () => {
  const choice = (value: string) => ({ value, score: null, warning: '' });
  expect(problemsOf()).toEqual(['null: Add at least one question']);
  expect(
    problemsOf(question('a', { type: 'RADIO', options: [choice('x')] }), question('b', { type: 'YESNO' })),
  ).toEqual([]);
  expect(
    problemsOf(
      question('a', { question: ' ' }),
      question('b', { type: 'CHECKBOX' }),
      question('c', { type: 'RADIO', options: [choice('x'), choice('x')] }),
      question('d', { shownWhen: { questionId: 'c', values: ['x', 'y'] } }),
      question('e', { shownWhen: { questionId: 'f', values: ['x'] } }),
      question('f'),
    ),
  ).toEqual([
    'a: Write the question',
    'b: Add options to choose from',
    'c: Give each option another text',
    'd: Its condition names an answer that the earlier question does not offer',
    'e: Choose an earlier question for its condition',
  ]);
});
