import { describe, expect, test } from 'vitest';

import { answerChange, listChange, textChange } from '#domain/answer-change.ts';
import { gravestConclusion, itemsOf, reviewItems, reviewSummary, type ReviewView } from '#domain/assessment-review.ts';
import { bareQuestion, type Question } from '#domain/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';

type ReviewedAnswer = components['schemas']['ReviewedAnswer'];

const question = (id: string, changes: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, id),
  type: 'TEXT',
  weight: 1,
  ...changes,
});

const given = (questionId: string, ...response: string[]) => ({
  questionId,
  response,
  fileNames: [],
  answeredAt: '2026-11-20T10:00:00Z',
});

const answered = (questionId: string, changes: Partial<ReviewedAnswer> = {}): ReviewedAnswer => ({
  questionId,
  answer: given(questionId, 'Yes'),
  answeredBy: '',
  files: [],
  previous: null,
  review: { version: 0, comment: '', conclusion: null, score: null, reviewer: null, at: null },
  clarifications: [],
  contradictions: [],
  findings: [],
  ...changes,
});

const before = (questionId: string, text: string) => ({
  ...given(questionId, text),
  from: { id: 'a', ref: 'SA-0001', title: '' },
  isSameQuestion: true,
});

const options = [
  { value: 'Yes', score: 1, warning: '' },
  { value: 'No', score: 0, warning: 'Nobody watches the logs' },
];

const assessment = {
  questionnaires: [
    {
      id: 's-1',
      title: 'Security',
      description: '',
      questions: [
        question('heavy', { weight: 9 }),
        question('warned', { type: 'YESNO', options, weight: 0 }),
        question('hidden', { shownWhen: { questionId: 'warned', values: ['Yes'] } }),
      ],
    },
    { id: 's-2', title: '', description: '', questions: [question('contradicted'), question('empty')] },
  ],
  answers: [
    answered('heavy', { previous: before('heavy', 'No') }),
    answered('warned', { answer: given('warned', 'No') }),
    answered('hidden'),
    answered('contradicted', {
      contradictions: [{ message: 'It expired', source: { id: 'p', ref: 'SP-0001', title: 'Cloud' } }],
    }),
    answered('empty', { answer: null }),
  ],
};

const listed = (view: ReviewView, reviewed: readonly string[] = []) =>
  itemsOf(view, reviewItems(assessment), (id) => ({ conclusion: reviewed.includes(id) ? 'OK' : null })).map(
    ({ number, question: { id } }) => `${number} ${id}`,
  );

describe('the questions of a review', () => {
  test('begin with contradictions, warnings and what weighs most', () => {
    expect(listed('WARNINGS')).toEqual(['2.1 contradicted', '1.2 warned', '1.1 heavy', '2.2 empty']);
  });

  test('are those that were shown, in the order of the questionnaire', () => {
    expect(listed('ALL')).toEqual(['1.1 heavy', '1.2 warned', '2.1 contradicted', '2.2 empty']);
  });

  test('can be narrowed to what is unanswered, changed or not reviewed', () => {
    expect(listed('UNANSWERED')).toEqual(['2.2 empty']);
    expect(listed('CHANGED')).toEqual(['1.1 heavy']);
    expect(listed('UNREVIEWED', ['heavy', 'warned'])).toEqual(['2.1 contradicted', '2.2 empty']);
  });
});

test('a review is counted by its conclusions, of which the gravest is proposed', () => {
  const none = reviewSummary([{ conclusion: null }]);
  expect(none).toEqual({ total: 1, reviewed: 0, conclusions: { BLOCKER: 0, WARNING: 0, OK: 0, NOT_APPLICABLE: 0 } });
  expect(gravestConclusion(none)).toBeNull();
  const some = reviewSummary([{ conclusion: 'OK' }, { conclusion: 'WARNING' }, { conclusion: null }]);
  expect(some).toMatchObject({ total: 3, reviewed: 2, conclusions: { WARNING: 1, OK: 1 } });
  expect(gravestConclusion(some)).toBe('WARNING');
});

test('an answer is new, the same, changed or withdrawn', () => {
  const change = (now: readonly string[] | null, then: string | null) =>
    answerChange({
      answer: now === null ? null : given('q', ...now),
      previous: then === null ? null : before('q', then),
    });
  expect(change(['Yes'], null)).toBe('NEW');
  expect(change(['Yes '], 'Yes')).toBe('SAME');
  expect(change(['No'], 'Yes')).toBe('CHANGED');
  expect(change([''], 'Yes')).toBe('WITHDRAWN');
});

describe('what changed', () => {
  test('in a text is marked word by word', () => {
    expect(textChange('We test every year in May', 'We test every month in May')).toEqual([
      { change: 'SAME', text: 'We test every' },
      { change: 'REMOVED', text: ' year' },
      { change: 'ADDED', text: ' month' },
      { change: 'SAME', text: ' in May' },
    ]);
    expect(textChange('same', 'same')).toEqual([{ change: 'SAME', text: 'same' }]);
    expect(textChange('every six months within a week.', 'every month within a day.')).toEqual([
      { change: 'SAME', text: 'every' },
      { change: 'REMOVED', text: ' six months' },
      { change: 'ADDED', text: ' month' },
      { change: 'SAME', text: ' within a' },
      { change: 'REMOVED', text: ' week.' },
      { change: 'ADDED', text: ' day.' },
    ]);
    expect(textChange('a a', 'a a a').map(({ change }) => change)).toEqual(['SAME', 'ADDED']);
  });

  test('puts both texts together again', () => {
    for (const [old, now] of [
      ['', 'x'],
      ['a b a b', 'a b'],
      ['one\n\ntwo', 'one two'],
      ['x y z', 'y z x'],
    ] as const) {
      const parts = textChange(old, now);
      const without = (change: string) =>
        parts
          .filter((part) => part.change !== change)
          .map(({ text }) => text)
          .join('');
      expect([without('ADDED'), without('REMOVED')]).toEqual([old, now]);
    }
  });

  test('in long texts that have little in common is everything between their beginning and end', () => {
    const text = (word: string) =>
      `Start ${Array.from({ length: 201 }, (_, at) => `${word}${at % 2}`).join(' same ')} end`;
    expect(textChange(text('a'), text('b')).map(({ change }) => change)).toEqual(['SAME', 'REMOVED', 'ADDED', 'SAME']);
  });

  test('in a list is what is new and what is gone', () => {
    expect(listChange(['TLS', 'VPN'], ['TLS', 'SSO'])).toEqual([
      { change: 'SAME', text: 'TLS' },
      { change: 'ADDED', text: 'SSO' },
      { change: 'REMOVED', text: 'VPN' },
    ]);
  });
});
