import { assessmentReviewMachine } from '#machines/assessment-review/assessment-review.machine.ts';
import type { ReviewedAnswer, ReviewEdit } from '#machines/assessment-review/assessment-review.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const answerAt = (questionId: string, version: number, comment = ''): ReviewedAnswer => ({
  questionId,
  answer: null,
  answeredBy: '',
  files: [],
  previous: null,
  review: { version, comment, conclusion: null, score: null, reviewer: null, at: null, outdated: null },
  clarifications: [],
  respondentQuestions: [],
  contradictions: [],
  findings: [],
});

const reviewOf = (comment: string) => ({ comment, conclusion: null, score: null });

const loaded = { questionnaires: [], answers: [answerAt('q-1', 0), answerAt('q-2', 0)] };
const concluded = (conclusion: ReviewedAnswer['review']['conclusion']): ReviewedAnswer => {
  const answer = answerAt('q-2', 1);
  return { ...answer, review: { ...answer.review, conclusion, score: conclusion === null ? null : 50 } };
};
const allConcluded = {
  ...loaded,
  answers: [answerAt('q-1', 0), ...(['OK', 'WARNING', 'BLOCKER', 'NOT_APPLICABLE'] as const).map(concluded)],
};
const conflict = { ...failure('http_409', 409), current: answerAt('q-1', 2, 'Theirs') };

const asked = {
  id: 'asked-1',
  questionId: 'q-2',
  text: 'Which year?',
  askedBy: 'Ada',
  askedAt: '2026-11-20T09:30:00.000Z',
  answer: '',
  answeredBy: null,
  answeredAt: null,
};

const stateOf = ({ failure: failed, theirs }: ReviewEdit) => {
  if (theirs !== null) return 'conflict';
  return failed === null ? 'typed' : 'refused';
};

export const assessmentReview = defineFlow({
  name: 'assessment-review',
  title: 'Reviewing an assessment',
  prose:
    'The reviewer comments on answers, concludes and scores them. Each review is saved by itself, and survives refusals and conflicts.',
  machine: assessmentReviewMachine,
  starts: { 'an assessment is opened': undefined },
  cases: [
    ...answers('load', loaded, allConcluded),
    ...refuses('load', failure('http_500', 500)),
    { type: 'review.changed', questionId: 'q-1', changes: { comment: 'Mine' } },
    { type: 'review.changed', questionId: 'q-1', changes: { comment: '' } },
    { type: 'text.restored', text: { changes: { 'q-1': reviewOf('Mine') }, before: { 'q-1': reviewOf('') } } },
    { type: 'text.restored', text: { changes: { 'q-1': reviewOf('Mine') }, before: { 'q-1': reviewOf('Earlier') } } },
    ...answers('saveReview', answerAt('q-1', 1, 'Mine')),
    ...refuses('saveReview', failure('http_400', 400), conflict),
    { type: 'conflict.settled', questionId: 'q-1', take: 'mine' },
    { type: 'conflict.settled', questionId: 'q-1', take: 'theirs' },
    { type: 'finding.added', questionId: 'q-2', finding: { id: 'risk-1', ref: 'R-0001', title: 'No test of backups' } },
    { type: 'question.answered', question: { ...asked, answer: 'The last one' } },
  ],
  externalEvents: ['answers.outdated', 'finding.added', 'question.answered', 'text.restored'],
  contextKey: (context) => ({
    edit: Object.values(context.edits).map(stateOf)[0],
    stored: context.answers['q-1']?.review.version,
    typed: context.edits['q-1']?.draft.comment,
    failed: context.failure !== null,
  }),
  invariants: [
    {
      name: 'a review is kept as sent exactly while it is saved',
      holds: ({ context, ...snapshot }) => (context.sent !== null) === snapshot.matches({ reviewing: 'saving' }),
    },
    {
      name: 'an edit differs from what is stored',
      holds: ({ context }) =>
        Object.entries(context.edits).every(([id, { draft }]) => draft.comment !== context.answers[id]?.review.comment),
    },
  ],
});
