import { describe, expect, test } from 'vitest';

import { contradictionsOf, type KnownOfProvider } from '#domain/answer-contradiction.ts';
import { answersTo, areSubmitted, progressOf, sectionsFor } from '#domain/assessment-answers.ts';
import { reviewedScore } from '#domain/assessment-score.ts';
import { carriedAnswers } from '#domain/carried-answers.ts';
import type { Question, Questionnaire } from '#domain/questionnaire.ts';

const question = (id: string, given: Partial<Question> = {}): Question => ({
  id,
  question: `Question ${id}`,
  help: '',
  type: 'TEXT',
  required: false,
  placeholder: '',
  options: [],
  weight: 0,
  maxFileSize: 0,
  allowedFileTypes: [],
  shownWhen: null,
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

describe('earlier answers', () => {
  const asked = [
    section(
      '1',
      question('a', { question: 'Who keeps the keys?' }),
      question('x', { type: 'RADIO', options: [{ value: 'Now', score: null, warning: '' }] }),
    ),
  ];
  const earlier = (isSameTemplate: boolean, questionnaires: Questionnaire[], ...all: ReturnType<typeof given>[]) => ({
    isSameTemplate,
    questionnaires,
    answers: new Map(all.map((one) => [one.questionId, one])),
  });

  test('to the same question come before those to one with the same words', () => {
    const alike = earlier(false, [section('9', question('z', { question: 'Who keeps  the KEYS' }))], given('z', 'Bo'));
    const same = earlier(true, asked, given('a', 'Ada'));
    expect(carriedAnswers(asked, [alike, same])).toMatchObject([
      { questionId: 'a', given: { response: ['Ada'] }, isSameQuestion: true },
    ]);
    expect(carriedAnswers(asked, [alike])).toMatchObject([{ given: { response: ['Bo'] }, isSameQuestion: false }]);
  });

  test('that cannot be given any more, or are none, are not carried over', () => {
    expect(carriedAnswers(asked, [earlier(true, asked, given('x', 'Then'), given('a'))])).toEqual([]);
  });
});

describe('contradictions', () => {
  const known: KnownOfProvider = {
    provider: { id: 'p', ref: 'SP-0001', title: 'Provider' },
    documents: [{ kind: 'ISO_CERTIFICATE', title: 'ISO 27001', expiresOn: '2026-05-03' }],
    openIncidents: [{ id: 'i', ref: 'I-0003', title: 'Outage', on: '2026-10-01' }],
  };
  const today = '2026-11-25';
  const messages = (text: string, type: Question['type'], ...answer: string[]) =>
    contradictionsOf(
      question('q', { question: text, type }),
      type === 'CHECKBOX' ? answer : (answer[0] ?? ''),
      known,
      today,
    ).map(({ message, source }) => [message, source.ref]);
  const expired = [['The ISO certificate “ISO 27001” expired on 3 May 2026', 'SP-0001']];

  test.each([
    ['Are you certified to ISO/IEC 27001?', 'YESNO', ['Yes'], expired],
    ['Are you certified to ISO/IEC 27001?', 'YESNO', ['No'], []],
    ['Do you have a SOC 2 report?', 'YESNO', ['Yes'], []],
    ['Which certificates do you hold?', 'CHECKBOX', ['SOC 2', 'ISO 27001'], expired],
    ['Do you hold ISO 27001?', 'TEXT', ['Yes'], []],
    ['Were there incidents last year?', 'YESNO', ['No'], [['An incident of 1 October 2026 is still open', 'I-0003']]],
    ['Were there incidents last year?', 'YESNO', ['Yes'], []],
  ] as const)('%s %s %s', (text, type, answer, expected) => {
    expect(messages(text, type, ...answer)).toEqual(expected);
  });
});
