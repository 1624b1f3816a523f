import { expect, test } from 'vitest';

import { draftProblem } from '#domain/provider-assessment/answers.ts';
import {
  answerFrom,
  answerProblem,
  initialAnswer,
  isEmptyAnswer,
  isShown,
  missingAnswers,
  offeredAnswers,
  questionsOf,
  shownQuestions,
  textOfQuestion,
  titleOfSection,
  type Answer,
  type Question,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';
import { answerProblemText } from '#domain/words/provider-assessment-answers.ts';
import { formFieldTypeValues } from '#openapi/generated/values.ts';

import { numbersFrom, question, randomContent } from '../support/questionnaires.ts';

const answersWith = (entries: Readonly<Record<string, Answer>>) => new Map(Object.entries(entries));

const sectionOf = (...questions: Question[]): Questionnaire => ({ id: 's', title: '', description: '', questions });

const options = (...values: string[]) => values.map((value) => ({ value, score: null, warning: '' }));

test('an answer is empty if it is missing, an empty text or an empty list', () => {
  expect([undefined, null, '', []].map(isEmptyAnswer)).toEqual([true, true, true, true]);
  expect([' ', '0', ['']].map(isEmptyAnswer)).toEqual([false, false, false]);
});

test('checkboxes start with an empty list, all others with an empty text', () => {
  const initial = formFieldTypeValues.map((type) => initialAnswer({ type }));
  expect(initial).toEqual(formFieldTypeValues.map((type) => (type === 'CHECKBOX' ? [] : '')));
});

test.each([
  ['nothing', undefined, []],
  ['a text with commas', ' Paris ,, Rome', ['Paris', 'Rome']],
  ['an option with a comma', 'Rome, Italy', ['Rome, Italy']],
  ['a list', ['Rome, Italy', 'Paris'], ['Rome, Italy', 'Paris']],
])('a checkbox question is prefilled from %s', (_what, stored, answer) => {
  const cities = question('a', { type: 'CHECKBOX', options: options('Paris', 'Rome', 'Rome, Italy') });
  expect(answerFrom(cities, stored)).toEqual(answer);
});

test('other questions are prefilled with a text, files with what is stored', () => {
  expect(answerFrom(question('a'), 'Rome, Italy')).toBe('Rome, Italy');
  expect(answerFrom(question('a'), ['Rome', 'Paris'])).toBe('Rome, Paris');
  expect(answerFrom(question('a'), null)).toBe('');
  expect(answerFrom(question('a', { type: 'FILE' }), ['report.pdf'])).toEqual(['report.pdf']);
});

const parent = question('parent', { type: 'YESNO' });
const child = question('child', { shownWhen: { questionId: 'parent', values: ['Yes'] }, required: true });
const grandchild = question('grandchild', { shownWhen: { questionId: 'child', values: ['More'] }, required: true });
const family = sectionOf(parent, child, grandchild);
const byId = new Map(family.questions.map((one) => [one.id, one]));

test('a question is shown once the answer that it waits for is given, alone or among others', () => {
  expect(isShown(parent, new Map())).toBe(true);
  expect(['Yes', 'No', '', ['No', 'Yes'], []].map((answer) => isShown(child, answersWith({ parent: answer })))).toEqual(
    [true, false, false, true, false],
  );
  expect(isShown(child, new Map())).toBe(false);
  const afterEmpty = question('a', { shownWhen: { questionId: 'parent', values: [''] } });
  expect(isShown(afterEmpty, answersWith({ parent: '' }))).toBe(false);
});

test('a question is hidden with the question that it waits for, although that was answered', () => {
  const answers = answersWith({ parent: 'No', child: 'More' });
  expect(isShown(grandchild, answers)).toBe(true);
  expect(isShown(grandchild, answers, byId)).toBe(false);
  expect(isShown(grandchild, answersWith({ parent: 'Yes', child: 'More' }), byId)).toBe(true);
});

test('a question that waits for itself, or for one that does not exist, is hidden', () => {
  const circle = question('circle', { shownWhen: { questionId: 'circle', values: ['x'] } });
  const answers = answersWith({ circle: 'x', gone: 'x' });
  expect(isShown(circle, answers, new Map([['circle', circle]]))).toBe(false);
  expect(isShown(question('a', { shownWhen: { questionId: 'gone', values: ['x'] } }), answers, new Map())).toBe(false);
});

test('answers are missing from shown, required questions only, in their order', () => {
  expect(missingAnswers([family], new Map())).toEqual([]);
  expect(missingAnswers([family], answersWith({ parent: 'Yes' }))).toEqual(['child']);
  expect(missingAnswers([family], answersWith({ parent: 'Yes', child: 'More', grandchild: '' }))).toEqual([
    'grandchild',
  ]);
  expect(missingAnswers([family], answersWith({ parent: 'No', child: 'More' }))).toEqual([]);
});

test('for any content and answers, one pass over all questions shows those that are shown one by one', () => {
  const next = numbersFrom(7);
  for (let round = 0; round < 100; round += 1) {
    const content = randomContent(next);
    const questions = questionsOf(content);
    const known = new Map(questions.map((one) => [one.id, one]));
    const answers = new Map(
      questions.filter(() => next(3) > 0).map(({ id }) => [id, next(2) === 0 ? 'Yes' : ['No', 'Maybe']] as const),
    );
    const shown = questions.filter((one) => isShown(one, answers, known));
    expect(shownQuestions(content, answers)).toEqual(shown);
    const missing = new Set(missingAnswers(content, answers));
    expect(questions.filter(({ id }) => missing.has(id))).toEqual(
      shown.filter(({ id, required }) => required && !answers.has(id)),
    );
  }
});

test.each([
  ['TEXT', 'x'.repeat(1000), undefined],
  ['TEXT', 'x'.repeat(1001), 'TOO_LONG'],
  ['TEXT', ['x'], 'NOT_A_TEXT'],
  ['TEXT_AREA', 'x'.repeat(10_000), undefined],
  ['TEXT_AREA', 'x'.repeat(10_001), 'TOO_LONG'],
  ['NUMBER', '-1.5e3', undefined],
  ['NUMBER', '1,5', undefined],
  ['NUMBER', '1,000', 'NUMBER_IN_DOUBT'],
  ['NUMBER', 'many', 'NOT_A_NUMBER'],
  ['NUMBER', '1e999', 'NOT_A_NUMBER'],
  ['NUMBER', 'Infinity', 'NOT_A_NUMBER'],
  ['NUMBER', '1'.repeat(2001), 'TOO_LONG'],
  ['DATE', '2028-02-29', undefined],
  ['DATE', '2026-02-29', 'NOT_A_DATE'],
  ['DATE', '2026-13-01', 'NOT_A_DATE'],
  ['DATE', '29/02/2028', 'NOT_A_DATE'],
  ['URL', 'https://example.com/a?b=c', undefined],
  ['URL', 'ftp://example.com', 'NOT_A_URL'],
  ['URL', 'https://example.com/a b', 'NOT_A_URL'],
  ['YESNO', 'No', undefined],
  ['YESNO', 'Maybe', 'NOT_AN_OPTION'],
  ['RADIO', 'Daily', undefined],
  ['RADIO', 'Never', 'NOT_AN_OPTION'],
  ['RADIO', ['Daily'], 'NOT_AN_OPTION'],
  ['CHECKBOX', ['Daily', 'Weekly'], undefined],
  ['CHECKBOX', ['Daily', 'Daily'], 'NOT_AN_OPTION'],
  ['CHECKBOX', ['Daily', 'Never'], 'NOT_AN_OPTION'],
  ['CHECKBOX', 'Daily', 'NOT_AN_OPTION'],
  ['FILE', ['anything'], undefined],
] as const)('of type %s, an answer is taken or refused', (type, answer, problem) => {
  expect(answerProblem(question('a', { type, options: options('Daily', 'Weekly') }), answer)).toBe(problem);
});

test.each([
  ['NUMBER', ['0', '12', '123.4', '-1', '+2.5', '3.', '.25', '1e5', '1E10', '1e+3', '2e-3', '1e300', '99,5']],
  ['DATE', ['2026-02-28', '2000-02-29', '0001-01-01']],
  ['URL', ['http://example.com', 'https://a', 'https://[::1]:8080/']],
] as const)('a %s can be any of these', (type, answers) => {
  for (const answer of answers)
    expect([answer, answerProblem(question('a', { type }), answer)]).toEqual([answer, undefined]);
});

test.each([
  ['NUMBER', ['x1', '1x', '.', '-', 'e5', '1e', '1e+', '1e1234', '.x', '1 2', '0x10', '1e&3']],
  [
    'DATE',
    ['2026', '2026-02', '-002026-02-28', '+012026-02-28', '2026-02-28T', '2026-2-28', '2026-02-30', '2026-00-10'],
  ],
  ['URL', ['xhttps://example.com', 'https://', 'https:// a', 'https://-', 'https://example.com\n']],
] as const)('a %s can be none of these', (type, answers) => {
  for (const answer of answers)
    expect([answer, answerProblem(question('a', { type }), answer)]).toEqual([answer, `NOT_A_${type}`]);
});

test.each([
  ['TEXT', 1000],
  ['TEXT_AREA', 10_000],
  ['DATE', 20],
  ['URL', 2000],
] as const)('a draft of a %s may be anything that has at most %d characters', (type, most) => {
  const asked = question('a', { type });
  expect(draftProblem(asked, ['x'.repeat(most)])).toBe(undefined);
  expect(draftProblem(asked, ['x'.repeat(most + 1)])).toBe('TOO_LONG');
  expect(draftProblem(asked, ['x', 'y'])).toBe('NOT_A_TEXT');
  expect(draftProblem(asked, [])).toBe(undefined);
  expect(answerProblemText('TOO_LONG', asked, ['x'.repeat(most + 1)])).toBe(
    `Shorten this answer to ${most.toLocaleString('en-GB')} characters; it has ${(most + 1).toLocaleString('en-GB')}`,
  );
});

test('a draft of a NUMBER is a number that is not in doubt, of at most 40 characters', () => {
  const asked = question('a', { type: 'NUMBER' });
  const texts = ['99,5', '12', '1.', 'many', '1.000', '1'.repeat(40), '1'.repeat(41)];
  expect(texts.map((text) => draftProblem(asked, [text]))).toEqual([
    undefined,
    undefined,
    undefined,
    'NOT_A_NUMBER',
    'NUMBER_IN_DOUBT',
    undefined,
    'TOO_LONG',
  ]);
  expect(answerProblemText('NOT_A_NUMBER', asked, ['many'])).toBe('Enter a number in digits, such as 12 or 99.5');
});

test.each([
  ['YESNO', ['Yes'], ['Maybe']],
  ['RADIO', ['Daily'], ['Hourly']],
  ['RADIO', [''], ['Daily', 'Weekly']],
  ['CHECKBOX', ['Weekly', 'Daily'], ['Daily', 'Daily']],
  ['CHECKBOX', [], ['Hourly']],
] as const)('a draft of a %s can be %j, and not %j', (type, fits, unfit) => {
  const asked = question('a', { type, options: options('Daily', 'Weekly') });
  expect([draftProblem(asked, fits), draftProblem(asked, unfit)]).toEqual([undefined, 'NOT_AN_OPTION']);
});

test('a draft of a FILE can name anything', () => {
  expect(draftProblem(question('a', { type: 'FILE' }), ['anything'])).toBe(undefined);
});

test('only questions that are answered by choosing offer answers', () => {
  const offered = formFieldTypeValues.map((type) => [type, offeredAnswers({ type, options: options('One') })]);
  expect(offered.filter(([, answers]) => answers?.length !== 0)).toEqual([
    ['YESNO', ['Yes', 'No']],
    ['RADIO', ['One']],
    ['CHECKBOX', ['One']],
  ]);
});

test('a section without a title has one by its number', () => {
  expect(titleOfSection({ title: ' Access ' }, 2)).toBe(' Access ');
  expect(['', ' '].map((title) => titleOfSection({ title }, 2))).toEqual([
    'Untitled Questionnaire 2',
    'Untitled Questionnaire 2',
  ]);
});

test('an empty answer is never refused for what it is', () => {
  for (const type of formFieldTypeValues)
    expect(answerProblem(question('a', { type }), initialAnswer({ type }))).toBe(undefined);
});

test('a question without a text has the same name everywhere', () => {
  expect(['', ' ', 'Who?'].map((text) => textOfQuestion({ question: text }))).toEqual([
    'Untitled Question',
    'Untitled Question',
    'Who?',
  ]);
});
