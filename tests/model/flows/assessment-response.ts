import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import type { SavedAnswers, ServerAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { unsentAnswers } from '#machines/assessment-response/unsent-answers.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

/** One that the page does not have. */
const hiddenQuestionId = '6f1a3a52-6f64-4f2b-9f2e-0c3d6f0a1b02';
export const questionId = '6f1a3a52-6f64-4f2b-9f2e-0c3d6f0a1b01';
/** Of all editors, this one waits longest before it tries again. */
const editorId = 'd1f4c6c0-22bb-4a55-8f0e-5f7c1f3f0121';
const [submittedAt, savedAt] = ['2026-11-20T09:30:00.000Z', '2026-11-20T09:20:00.000Z'];

const question: Question = {
  ...bareQuestion(questionId, 'Who answers for security?'),
  type: 'TEXT',
  required: true,
};

const questionnaires = [{ id: 'section', title: 'Company', description: '', questions: [question] }];

/** What the server has, after as many changes. */
const stored = (text: string, version: number): ServerAnswer => ({
  questionId,
  response: [text],
  fileUrls: [],
  version,
  answeredBy: 'Bob',
  answeredAt: savedAt,
});

const accessInfo = {
  expiresAt: submittedAt,
  expiresOn: '2026-11-20',
  isSubmitted: false,
  submittedAt: null,
  submittedBy: '',
  respondent: 'Ada',
};

const saved = (...replies: SavedAnswers['answers']): SavedAnswers => ({
  answers: replies,
  savedAt,
  progress: 0,
  accessInfo,
});

const outdated = saved({ outcome: 'OUTDATED', answer: stored('Mine, of later', 2) });
const notAsked = saved({ outcome: 'NOT_ASKED', answer: stored('', 0) });
const conflict = { outcome: 'CONFLICT', answer: stored('Theirs', 5) } as const;

const start = {
  questionnaires,
  editable: null,
  clarifications: [],
  responses: [],
  editorId,
  submittedAt: null,
  submittedBy: '',
};

const change = (text: string) => ({ type: 'answer.changed' as const, questionId, response: [text] });

const repliesTo = (output: unknown): number =>
  typeof output === 'object' && output !== null && 'answers' in output && Array.isArray(output.answers)
    ? output.answers.length
    : 0;

const gone = [failure('http_410', 410), failure('http_404', 404)];

export const assessmentResponse = defineFlow({
  name: 'assessment-response',
  title: 'Answering an assessment',
  prose:
    'The respondent answers questions, which are saved as they are typed and kept in the browser until the server has acknowledged them. An answer that someone else has changed too is decided by the respondent; everything is submitted once. Past the end of the link the answers can be downloaded.',
  machine: assessmentResponseMachine,
  starts: {
    'nothing is answered': start,
    'it was submitted on an earlier visit': { ...start, submittedAt },
  },
  cases: [
    change('Mine'),
    { type: 'mine.kept', questionId },
    { type: 'theirs.taken', questionId },
    { type: 'answers.received', answers: [stored('Theirs', 4)] },
    { type: 'submission.received', submittedAt },
    ...answers('loadKept', [], [{ questionId, response: ['Kept'], version: 0, sequence: 7, editorId: 'another' }]),
    ...refuses('loadKept', failure('storage')),
    ...answers(
      'save',
      saved({ outcome: 'SAVED', answer: stored('Mine', 1) }),
      saved(conflict),
      saved(),
      outdated,
      notAsked,
    ),
    ...refuses('save', failure('network_error'), failure('http_400', 400), failure('http_409', 409), ...gone),
    ...answers('submit', { submittedAt }),
    ...refuses(
      'submit',
      failure('network_error'),
      { ...failure('http_409', 409), current: { missing: [questionId], conflicts: [conflict] } },
      { ...failure('http_409', 409), current: { missing: [hiddenQuestionId], conflicts: [] } },
      ...gone,
    ),
    ...answers(
      'refresh',
      { responses: [stored('Theirs', 3)], submittedAt: null, hasNewQuestions: false },
      { responses: [], submittedAt: null, hasNewQuestions: false },
      { responses: [], submittedAt, hasNewQuestions: false },
    ),
    ...refuses('refresh', failure('network_error'), ...gone),
  ],
  watchers: ['watchConnection', 'watchPage', 'watchTabs'],
  externalEvents: [
    'answers.received',
    'submission.received',
    'page.returned',
    'connection.lost',
    'connection.returned',
    'storage.refused',
    'storage.worked',
    'link.expired',
  ],
  elsewhere: {
    'ended.expired': 'Nothing can be changed any more; the screen offers the answers for download.',
    'ended.revoked': 'As after the end of the link.',
    'submitted.final': 'Everything is submitted; the screen offers the answers for download.',
  },
  effects: ['keepAnswers', 'eraseKept'],
  headlessAnswers: [outdated, notAsked],
  contextKey: (context) => {
    const answer = context.answers[questionId];
    const inFlight = context.sent?.responses.some(({ sequence }) => sequence === answer?.sequence) ?? false;
    return {
      isAnswered: answer !== undefined,
      isPending: answer?.isPending ?? false,
      inFlight,
      isAsked: !context.notAsked.includes(questionId),
      conflict: context.conflicts[questionId] !== undefined,
      wasContradicted: context.failure?.status === 409,
      goal: context.goal,
    };
  },
  isPossible: (event, { sent, conflicts }) => {
    // A reply is about the answers that were sent; a conflict is decided where there is one.
    if (event.type === 'xstate.done.actor.save' && 'output' in event)
      return repliesTo(event.output) === (sent?.responses.length ?? 0);
    return !(event.type === 'mine.kept' || event.type === 'theirs.taken') || questionId in conflicts;
  },
  invariants: [
    {
      name: 'an answer is unsaved exactly while the screen says so',
      holds: (snapshot) =>
        !snapshot.matches('open') ||
        unsentAnswers(snapshot.context).length === 0 ||
        !snapshot.matches({ open: { sending: 'idle' } }),
    },
    {
      name: 'only answers in conflict wait for a decision',
      holds: ({ context }) => Object.keys(context.conflicts).every((id) => context.answers[id]?.isPending === true),
    },
    {
      name: 'nothing is pending once it is submitted',
      holds: (snapshot) =>
        !snapshot.matches('submitted') || Object.values(snapshot.context.answers).every(({ isPending }) => !isPending),
    },
  ],
});
