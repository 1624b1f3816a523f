import { describe, expect, test } from 'vitest';

import type {
  AssessmentReviewContext as Context,
  ReviewDraft,
  ReviewedAnswer,
  ReviewEdit,
} from '#machines/assessment-review/assessment-review.types.ts';
import {
  changed,
  loaded,
  nextInput,
  refused,
  restoredReviews,
  retried,
  saved,
  settled,
  shownReview,
  unsavedReviews,
} from '#machines/assessment-review/review-edits.ts';

const answered = (questionId: string, version = 1, review: Partial<ReviewDraft> = {}): ReviewedAnswer => ({
  questionId,
  answer: null,
  answeredBy: '',
  files: [],
  previous: null,
  review: { version, comment: '', conclusion: null, score: null, reviewer: null, at: null, outdated: null, ...review },
  clarifications: [],
  respondentQuestions: [],
  contradictions: [],
  findings: [],
});

const draft = (given: Partial<ReviewDraft> = {}): ReviewDraft => ({
  comment: '',
  conclusion: null,
  score: null,
  ...given,
});

const edit = (given: Partial<ReviewDraft>, rest: Partial<ReviewEdit> = {}): ReviewEdit => ({
  draft: draft(given),
  failure: null,
  theirs: null,
  ...rest,
});

const failure = { code: 'x', message: 'Broken', fieldErrors: {} };
const assessment = { questionnaires: [], answers: [answered('a'), answered('b', 4, { comment: 'B' })] };

const contextWith = (edits: Context['edits'], sent: Context['sent'] = null): Context => ({
  ...loaded({ edits: {} }, assessment),
  edits,
  sent,
  failure: null,
});

test('a review is shown as it was typed, or else as it is stored', () => {
  const context = contextWith({ a: edit({ comment: 'Typed' }) });
  expect(shownReview(context, 'a')).toEqual(draft({ comment: 'Typed' }));
  expect(shownReview(context, 'b')).toEqual(draft({ comment: 'B' }));
  expect(() => shownReview(context, 'z')).toThrow('The assessment has no such question');
});

describe('a change', () => {
  test.each([{ comment: 'New' }, { conclusion: 'OK' }, { score: 3 }] as const)('of %j is kept', (changes) => {
    expect(changed(contextWith({}), 'a', changes)).toEqual({ edits: { a: edit(changes) } });
  });

  test('is added to what was typed, and forgets why that was refused', () => {
    const edits = { a: edit({ comment: 'Typed' }, { failure }), b: edit({ comment: 'Other' }) };
    expect(changed(contextWith(edits), 'a', { score: 3 })).toEqual({
      edits: { a: edit({ comment: 'Typed', score: 3 }), b: edits.b },
    });
  });

  test('back to what is stored is none', () => {
    expect(changed(contextWith({ b: edit({ comment: 'Typed' }) }), 'b', { comment: 'B' })).toEqual({ edits: {} });
  });

  test('leaves the other review that it was in conflict with', () => {
    const theirs = answered('a', 2, { comment: 'Theirs' });
    const edits = { a: edit({ comment: 'Mine' }, { theirs }) };
    expect(changed(contextWith(edits), 'a', { comment: 'Mine too' })).toEqual({
      edits: { a: edit({ comment: 'Mine too' }, { theirs }) },
    });
  });
});

test('what is neither refused nor in conflict is saved, with the version that was seen', () => {
  const theirs = answered('a', 2);
  const edits = { a: edit({ comment: 'A' }, { theirs }), b: edit({ comment: 'New' }) };
  expect(nextInput(contextWith(edits))).toEqual({ questionId: 'b', version: 4, draft: draft({ comment: 'New' }) });
  expect(() => nextInput(contextWith({ a: edits.a, b: edit({ comment: 'New' }, { failure }) }))).toThrow(
    'There is nothing to save',
  );
});

test('once the answers are loaded again, changes of them are kept', () => {
  const edits = { a: edit({ comment: 'Typed' }), b: edit({ comment: 'B' }), gone: edit({ comment: 'Gone' }) };
  expect(loaded({ edits }, assessment)).toEqual({
    assessment,
    answers: { a: assessment.answers[0], b: assessment.answers[1] },
    edits: { a: edits.a },
  });
});

test('after a save, what was typed meanwhile stays', () => {
  const stored = answered('a', 2, { comment: 'Sent' });
  const after = (comment: string) => saved(contextWith({ a: edit({ comment }) }), stored);
  expect(after('Sent')).toMatchObject({ answers: { a: stored }, edits: {}, sent: null });
  expect(after('Later').edits).toEqual({ a: edit({ comment: 'Later' }) });
  expect(saved(contextWith({}), stored).edits).toEqual({});
});

describe('a refusal', () => {
  const edits = { a: edit({ comment: 'Mine' }), b: edit({ comment: 'Other' }) };
  const sent = { questionId: 'a', draft: draft({ comment: 'Mine' }) };
  const theirs = answered('a', 2, { comment: 'Theirs' });
  const refusedWith = (status: number, current: unknown) =>
    refused(contextWith(edits, sent), { ...failure, status, current });

  test('by someone else’s review is kept beside mine', () => {
    expect(refusedWith(409, theirs)).toEqual({
      edits: { a: edit({ comment: 'Mine' }, { theirs }), b: edits.b },
      sent: null,
    });
  });

  test.each([
    [409, undefined],
    [409, null],
    [409, 'x'],
    [409, { questionId: 'a' }],
    [409, { review: theirs.review }],
    [409, Object.assign(() => 0, theirs)],
    [400, theirs],
  ])('%d for any other reason is kept with what was typed', (status, current) => {
    expect(refusedWith(status, current)).toEqual({
      edits: { a: edit({ comment: 'Mine' }, { failure: { ...failure, status, current } }), b: edits.b },
      sent: null,
    });
  });

  test('of what is no longer typed, or of nothing, leaves nothing', () => {
    expect(refused(contextWith({}, sent), failure)).toEqual({ sent: null });
    expect(refused(contextWith(edits), failure)).toEqual({ sent: null });
  });

  test('is forgotten when it is tried again', () => {
    const failed = { a: edit({ comment: 'Mine' }, { failure }), b: edit({ comment: 'B' }, { theirs }) };
    expect(retried({ edits: failed })).toEqual({
      edits: { a: edit({ comment: 'Mine' }), b: edit({ comment: 'B' }, { theirs }) },
    });
  });
});

describe('a conflict', () => {
  const theirs = answered('a', 2, { comment: 'Theirs' });
  const context = contextWith({ a: edit({ comment: 'Mine' }, { theirs }), b: edit({ comment: 'Other' }) });

  test('ends with one of the two reviews', () => {
    expect(settled(context, 'a', 'mine')).toEqual({
      answers: { ...context.answers, a: theirs },
      edits: { a: edit({ comment: 'Mine' }), b: edit({ comment: 'Other' }) },
    });
    expect(settled(context, 'a', 'theirs')).toEqual({
      answers: { ...context.answers, a: theirs },
      edits: { b: edit({ comment: 'Other' }) },
    });
  });

  test('that there is not changes nothing', () => {
    expect(settled(context, 'b', 'mine')).toEqual({});
    expect(settled(context, 'z', 'theirs')).toEqual({});
  });
});

describe('reviews that are kept in the browser', () => {
  test('are those that are not saved, with what they change', () => {
    expect(unsavedReviews(contextWith({}))).toBeNull();
    expect(unsavedReviews(contextWith({ b: edit({ comment: 'Typed' }) }))).toEqual({
      changes: { b: draft({ comment: 'Typed' }) },
      before: { b: draft({ comment: 'B' }) },
    });
  });

  test('are restored, with a choice where someone else has stored another one since', () => {
    const changes = {
      a: draft({ comment: 'Typed' }),
      b: draft({ comment: 'Typed too' }),
      gone: draft({ comment: 'x' }),
    };
    const before = { a: draft(), b: draft({ comment: 'Before B' }), gone: draft() };
    expect(restoredReviews(contextWith({}), { changes, before }).edits).toEqual({
      a: edit({ comment: 'Typed' }),
      b: edit({ comment: 'Typed too' }, { theirs: assessment.answers[1] ?? null }),
    });
  });

  test('replace nothing that is typed, and are not kept once they are stored', () => {
    const context = contextWith({ a: edit({ comment: 'Now' }) });
    const changes = { a: draft({ comment: 'Typed' }), b: draft({ comment: 'B' }) };
    const before = { a: draft(), b: draft() };
    expect(restoredReviews(context, { changes, before }).edits).toEqual(context.edits);
  });
});
