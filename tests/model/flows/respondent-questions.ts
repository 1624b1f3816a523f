import { textProblem } from '#machines/respondent-questions/drafts.ts';
import { respondentQuestionsMachine } from '#machines/respondent-questions/respondent-questions.machine.ts';
import type { AskedQuestion } from '#machines/respondent-questions/respondent-questions.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const questionId = 'q-1';
const editorId = 'd1f4c6c0-22bb-4a55-8f0e-5f7c1f3f0121';

const stored: AskedQuestion = {
  id: 'asked-1',
  questionId,
  text: 'Which year?',
  askedBy: 'Ada',
  askedAt: '2026-11-20T09:30:00.000Z',
  answer: '',
  answeredAt: null,
};

export const respondentQuestions = defineFlow({
  name: 'respondent-questions',
  title: 'Asking about a question',
  prose:
    'The respondent of an assessment asks the organisation about a question. What is typed is kept in the browser until the server has it, and what is sent without a connection is sent once there is one.',
  machine: respondentQuestionsMachine,
  starts: { 'nothing has been asked': { asked: [], editorId } },
  cases: [
    { type: 'asking.begun', questionId, id: 'asked-1' },
    { type: 'text.changed', questionId, text: 'Which year?' },
    { type: 'text.changed', questionId, text: ' ' },
    { type: 'asking.confirmed', questionId },
    { type: 'asking.cancelled', questionId },
    ...answers('loadKept', [], [{ id: 'kept', questionId, text: 'From when?', sequence: 7, isSent: true }]),
    ...refuses('loadKept', failure('storage')),
    ...answers('askQuestion', stored),
    ...refuses('askQuestion', failure('network_error'), failure('http_400', 400), failure('http_410', 410)),
  ],
  watchers: ['watchConnection'],
  externalEvents: ['connection.lost', 'connection.returned'],
  elsewhere: { ended: 'The link opens nothing any more, which the page says; what was typed stays there.' },
  effects: ['keepQuestions'],
  contextKey: ({ drafts }) => drafts.map((draft) => ({ isSent: draft.isSent, problem: textProblem(draft) ?? '' })),
  isPossible: (event, { drafts }) =>
    // One question about a question at a time, and no second one while the first is sent.
    event.type !== 'asking.begun' || drafts.length === 0,
  invariants: [
    {
      name: 'a question is only sent with a text that the server takes',
      holds: ({ context }) => context.drafts.every((draft) => !draft.isSent || textProblem(draft) === undefined),
    },
    {
      name: 'a request is under way only for a question that was sent',
      holds: (snapshot) =>
        !snapshot.matches({ open: 'sending' }) || snapshot.context.drafts.some(({ isSent }) => isSent),
    },
    {
      name: 'what is typed about a question is one text',
      holds: ({ context }) => context.drafts.filter(({ isSent }) => !isSent).length <= 1,
    },
  ],
});
