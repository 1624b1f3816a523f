import type { AnswerBatch } from './assessment-response.types.ts';
import { answering, failureOf, keeping } from './setup.ts';

const refusal = { type: 'keepFailure', params: failureOf } as const;
const expired = { guard: { type: 'isExpired', params: failureOf }, target: '#expired', actions: refusal } as const;
const revoked = { guard: { type: 'isGone', params: failureOf }, target: '#revoked', actions: refusal } as const;

const pursued = (goal: 'draft' | 'submission') => ({ type: 'pursue', params: { goal } }) as const;

const withoutGoal = { type: 'pursue', params: { goal: null } } as const;

/** The respondent waits for the outcome, so pending answers are sent at once. */
const requested = {
  'draft.requested': { target: '.saving', actions: pursued('draft') },
  'submission.requested': [
    { guard: 'hasConflicts', actions: 'notifyConflicts' },
    { guard: 'isComplete', target: '.saving', actions: pursued('submission') },
    { actions: ['markMissing', 'notifyMissing'] },
  ],
} as const;

/** The same while a request is under way, whose end they wait for. */
const requestedMeanwhile = {
  'draft.requested': { actions: pursued('draft') },
  'submission.requested': [
    { guard: 'hasConflicts', actions: 'notifyConflicts' },
    { guard: 'isComplete', actions: pursued('submission') },
    { actions: ['markMissing', 'notifyMissing'] },
  ],
} as const;

/** What was wanted has failed; the answers go on waiting. */
const givingUp = {
  guard: 'isRequested',
  actions: ['notifyFailed', withoutGoal],
} as const;

/** What is answered goes to the server: after a pause, again until it has arrived, later where there is no connection. */
export const sendingStates = answering.createStateConfig({
  initial: 'idle',
  on: {
    ...requested,
    'answer.changed': {
      guard: { type: 'canChange', params: ({ event }) => event },
      actions: [{ type: 'change', params: ({ event }) => event }, keeping],
    },
    'answers.received': {
      actions: [{ type: 'receive', params: ({ event }) => ({ answers: event.answers }) }, keeping],
    },
    'mine.kept': { actions: [{ type: 'keepMine', params: ({ event }) => event }, keeping] },
    'theirs.taken': { actions: [{ type: 'takeTheirs', params: ({ event }) => event }, keeping] },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasUnsent', target: 'waiting' },
        {
          guard: 'isBlocked',
          actions: ['notifyBlocked', withoutGoal],
        },
        {
          guard: 'isDraftRequested',
          actions: [{ type: 'notify', params: { type: 'draft.saved' } }, withoutGoal],
        },
        { guard: 'isRequested', target: 'submitting' },
      ],
      on: { 'page.returned': 'refreshing', 'connection.lost': 'offline' },
    },
    waiting: {
      tags: 'unsaved',
      always: { guard: 'isRequested', target: 'saving' },
      after: { pause: 'saving' },
      on: { 'connection.lost': 'offline' },
    },
    saving: {
      tags: 'unsaved',
      entry: 'fillBatch',
      on: requestedMeanwhile,
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }): AnswerBatch => context.sent ?? { editorId: context.editorId, responses: [] },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'apply', params: ({ event }) => event.output },
            keeping,
            { type: 'tellTabs', params: ({ event }) => ({ answers: event.output.answers }) },
          ],
        },
        onError: [
          expired,
          revoked,
          { guard: { type: 'isTemporary', params: failureOf }, target: 'retrying', actions: refusal },
          { guard: { type: 'isContradicted', params: failureOf }, target: 'refreshing', actions: refusal },
          { target: 'refused', actions: refusal },
        ],
      },
    },
    retrying: {
      tags: 'unsaved',
      always: givingUp,
      after: { backOff: 'saving' },
      on: { 'connection.returned': 'saving', 'connection.lost': 'offline' },
    },
    offline: {
      tags: 'unsaved',
      after: { probe: 'saving' },
      on: { 'connection.returned': 'saving' },
    },
    /** The server does not take what was sent; only the person can change that. */
    refused: {
      tags: 'unsaved',
      always: givingUp,
      on: {
        'answer.changed': {
          guard: { type: 'canChange', params: ({ event }) => event },
          target: 'waiting',
          actions: [{ type: 'change', params: ({ event }) => event }, keeping],
        },
      },
    },
    refreshing: {
      on: requestedMeanwhile,
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: [
          {
            guard: { type: 'wasSubmitted', params: ({ event }) => event.output },
            target: '#submitted',
            actions: { type: 'noteSubmission', params: ({ event }) => event.output },
          },
          {
            target: 'refreshed',
            actions: [
              { type: 'receive', params: ({ event }) => ({ answers: event.output.responses }) },
              { type: 'noteQuestions', params: ({ event }) => event.output },
              keeping,
            ],
          },
        ],
        onError: [expired, revoked, { target: 'refreshed' }],
      },
    },
    /** It was read to find out why the server did not take something, or just to be up to date. */
    refreshed: { always: [{ guard: 'wasContradicted', target: 'refused' }, { target: 'idle' }] },
    submitting: {
      on: {
        'draft.requested': {},
        'submission.requested': {},
        'answer.changed': {},
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ editorId: context.editorId }),
        onDone: {
          target: '#submitted',
          actions: [
            { type: 'noteSubmission', params: ({ event }) => event.output },
            { type: 'notify', params: { type: 'assessment.submitted' } },
          ],
        },
        onError: [
          expired,
          revoked,
          {
            guard: { type: 'lacksUnknown', params: failureOf },
            target: 'idle',
            actions: [
              { type: 'takeRefusal', params: failureOf },
              { type: 'noteQuestions', params: { hasNewQuestions: true } },
              withoutGoal,
            ],
          },
          {
            guard: { type: 'hasMissing', params: failureOf },
            target: 'idle',
            actions: [{ type: 'takeRefusal', params: failureOf }, withoutGoal, 'notifyMissing'],
          },
          {
            target: 'idle',
            actions: [{ type: 'takeRefusal', params: failureOf }, 'notifyFailed', withoutGoal],
          },
        ],
      },
    },
  },
});
