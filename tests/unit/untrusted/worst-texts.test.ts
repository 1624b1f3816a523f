import { setImmediate } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { textChange } from '#domain/provider-assessment/answer-change.ts';
import { longestAnswer } from '#domain/provider-assessment/answer-limits.ts';
import { carriedAnswers } from '#domain/provider-assessment/carried-answers.ts';
import { plainText } from '#domain/questionnaire-files/reading.ts';
import { answerProblem, bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import { recipientsIn } from '#domain/secure-link/recipient-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { partsOfLine } from '#domain/text/line-parts.ts';
import { questionTypeLabels } from '#domain/words/assessment-template.ts';
import { eventsOf } from '#server/ai/server-sent-events.ts';
import { ApiError } from '#server/contract/errors.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import { fieldsOf } from '#server/modules/import/fields.ts';
import { limits } from '#server/modules/import/file/limits.ts';
import { convert } from '#server/modules/import/values.ts';
import { importTargets } from '#server/modules/importables.ts';
import { comparedTexts } from '#server/modules/policy/versions/compared.ts';
import { sanitisedText } from '#server/modules/rich-text/index.ts';

import { aliveDuring } from './alive.ts';
import { fill } from './worst-files.ts';

const expectAlive = aliveDuring();

const organisationId = 'one';

/** Units that made an expression of ours, or could make one, start again at each of them. */
const units = [
  ' ',
  '\n',
  '\t',
  '[',
  ']',
  '(',
  '<',
  '<a ',
  '</',
  '<li ',
  '&',
  '&#1',
  '"',
  "'",
  '`',
  '|',
  ' | ',
  '.',
  '-',
  '%',
  ' %',
  '1',
  '1.',
  'a',
  'a@',
  '@',
  ';',
  ',',
  ':',
  '/',
  '//',
  '\n//',
  '{{',
  '\u4e00',
  '\u{1f600}',
  '\u00e9 ',
  'http:',
  'yes ',
  'iso ',
];

/** Each unit as often as fits, and with an end that matches nothing. */
const worst = (length: number): string[] =>
  units.flatMap((unit) => {
    const most = Math.max(0, length - 3);
    const text = fill(unit, most).slice(0, most);
    return [text, `${text}\u0001!x`, `x${text}`];
  });

const questionTypes = Object.keys(questionTypeLabels).filter((type): type is keyof typeof questionTypeLabels =>
  Object.hasOwn(questionTypeLabels, type),
);

const names = { learn: () => Promise.resolve(), find: () => [], proposed: () => [] };

/** Does work on one text after another, as for one request after another. */
async function oneByOne(length: number, work: (text: string) => unknown): Promise<void> {
  for (const text of worst(length)) {
    work(text);
    await setImmediate();
  }
}

const reading = { decimalMark: null, dayOrder: null, timeZone: 'Europe/Berlin' } as const;

describe('this thread goes on while', () => {
  test.each(Object.entries(importTargets))('the worst cells of an import are converted: %s', async (_kind, target) => {
    const { create } = target.form();
    const cells = worst(limits.cell);
    await expectAlive(async () => {
      for (const field of fieldsOf(target)) {
        for (const cell of cells) {
          const converted = convert(cell, field, { names, reading });
          if ('value' in converted) errorsOfBody(create, { [field.path]: converted.value });
        }
        // As between the portions of a file, which are half as long as all these cells.
        await setImmediate();
      }
    });
  });

  test.each(questionTypes)('the worst answers to a question are checked: %s', async (type) => {
    const question = { ...bareQuestion('q', 'Do you?'), type };
    const answers = worst(longestAnswer(question));
    await expectAlive(async () => answers.map((answer) => answerProblem(question, answer)));
  });

  test('the worst texts are cleaned, split and read as lists', async () => {
    await expectAlive(() => oneByOne(200_000, (text) => [cleanText(text), partsOfLine(text)]));
    await expectAlive(() => oneByOne(30_000, plainText));
    await expectAlive(() => oneByOne(20_000, recipientsIn));
    await expectAlive(() => oneByOne(10_000, (text) => textChange(text, `0 ${text}`)));
  });

  test('answers are carried over between thousands of questions with the same words', async () => {
    const questions = Array.from({ length: 2_000 }, (_question, index) => ({
      ...bareQuestion(String(index), 'Do you?'),
      type: 'RADIO' as const,
      options: Array.from({ length: 50 }, (_option, at) => ({ value: `${index} ${at}`, score: null, warning: '' })),
    }));
    const given = { response: ['another'], fileNames: [] };
    const answers = new Map(questions.map(({ id }) => [`was ${id}`, { questionId: `was ${id}`, ...given }]));
    const before = questions.map((question) => ({ ...question, id: `was ${question.id}` }));
    const section = { id: 's', title: 'All', description: '' };
    const earlier = { isSameTemplate: false, questionnaires: [{ ...section, questions: before }], answers };
    await expectAlive(async () => {
      expect(carriedAnswers([{ ...section, questions }], [earlier])).toEqual([]);
    });
  });

  test('a model sends one long line in a thousand parts', async () => {
    const part = Buffer.from('x'.repeat(1_000));
    const sent: Buffer[] = [];
    async function* parts() {
      for (let count = 0; count < 1_000; count += 1) yield part;
      yield Buffer.from('\n\n');
    }
    await expectAlive(async () => {
      for await (const event of eventsOf(parts())) sent.push(Buffer.from(event));
    });
    expect(sent).toEqual([]);
  });
});

/** Characters of the text of a policy (openapi/policy/policy-version-control.tsp). */
const longestContent = 600_000;

describe('this thread goes on while a policy', () => {
  const shapes = [
    'x<img>',
    '<svg/>',
    '<p>',
    '</p>',
    '<',
    '&',
    '<b></b>',
    '<a href="java script:x">',
    '<tr><td>x',
    '<!--',
  ];

  test.each(shapes)('of %s is sanitised', async (unit) => {
    await expectAlive(async () => {
      const text = await sanitisedText(fill(unit, longestContent), organisationId).catch((error: unknown) => error);
      // Or it is refused for its depth.
      expect(typeof text === 'string' || (text instanceof ApiError && text.statusCode === 400)).toBe(true);
    });
  });

  const paragraphs = (count: number, textOf: (index: number) => string) => ({
    content: Array.from({ length: count }, (_paragraph, index) => `<p>${textOf(index)}</p>`).join(''),
    files: [],
  });
  const signs = (count: number, codeOf: (place: number) => number) =>
    Array.from({ length: count }, (_sign, place) => String.fromCodePoint(0x4e00 + (codeOf(place) % 20_000))).join('');

  test.each([
    ['other signs', (index: number) => signs(1_400, (place) => index * 1_400 + place + 9_000)],
    ['the same signs backwards', (index: number) => signs(1_400, (place) => index + 1_399 - place)],
    [
      'every other sign the same',
      (index: number) =>
        signs(1_400, (place) => (place % 2 === 0 ? index + place : 9_000 + ((place * 7_919 + index) % 9_000))),
    ],
  ])('of 190 paragraphs of 1,400 signs is compared with one of %s', async (_about, textOf) => {
    const was = paragraphs(190, (index) => signs(1_400, (place) => index + place));
    const now = paragraphs(190, textOf);
    await expectAlive(async () => {
      const { passages } = await comparedTexts({ was, is: now, organisationId });
      const told = (left: 'ADDED' | 'REMOVED') =>
        passages.flatMap(({ words }) => words.filter(({ change }) => change !== left).map(({ text }) => text)).join('');
      expect(told('ADDED')).toBe(was.content.replaceAll(/<\/?p>/g, ''));
      expect(told('REMOVED')).toBe(now.content.replaceAll(/<\/?p>/g, ''));
    });
  });
});
