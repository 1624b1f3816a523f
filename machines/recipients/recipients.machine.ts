import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { mostRecipients, recipientsIn, type ListedRecipient } from '#domain/secure-link/recipient-list.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** The recipients of a request, and its last day. */
export interface RecipientsDraft {
  readonly memberIds: readonly string[];
  /** Addresses as they were typed or pasted. */
  readonly text: string;
  /** The last day on which the links work, `2026-12-31`. */
  readonly expiresOn: string;
  /** Days between automatic reminders; 0 for none. */
  readonly reminderDays: number;
}

/** What is asked of the server. */
export interface Asking extends Omit<RecipientsDraft, 'text'> {
  readonly recipients: readonly ListedRecipient[];
}

/** How many were asked, and how many had been asked before. */
export interface AskingOutcome {
  readonly requested: number;
  readonly alreadyRequested: number;
}

/** Why a confirmation was not followed. */
export type RecipientsProblem = 'NOBODY' | 'INVALID' | 'TOO_MANY';

export interface RecipientsContext {
  readonly draft: RecipientsDraft;
  /** Until something is changed. */
  readonly problem: RecipientsProblem | null;
  readonly failure: Failure | null;
}

export type RecipientsEvent =
  | { type: 'asking.requested'; expiresOn: string }
  | { type: 'draft.changed'; changes: Partial<RecipientsDraft> }
  | { type: 'asking.confirmed' }
  | { type: 'asking.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type RecipientsNotice = { type: 'people.asked'; outcome: AskingOutcome };

/** Days between reminders, unless someone chooses others. */
const usualReminderDays = 7;

const emptyDraft = (expiresOn: string): RecipientsDraft => ({
  memberIds: [],
  text: '',
  expiresOn,
  reminderDays: usualReminderDays,
});

/** What keeps a draft from being sent. */
export function problemOf({ memberIds, text }: RecipientsDraft): RecipientsProblem | null {
  const { recipients, invalid } = recipientsIn(text);
  if (invalid.length > 0) return 'INVALID';
  if (recipients.length > mostRecipients) return 'TOO_MANY';
  return memberIds.length + recipients.length === 0 ? 'NOBODY' : null;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Asks people to acknowledge a policy. What was typed survives every refusal. */
export const recipientsMachine = setup({
  types: {
    context: {} as RecipientsContext,
    events: {} as RecipientsEvent,
    emitted: {} as RecipientsNotice,
  },
  actors: { ask: fromPromise<AskingOutcome, Asking>(notProvided('ask')) },
  guards: { isComplete: ({ context }) => problemOf(context.draft) === null },
  actions: {
    begin: assign((_, { expiresOn }: { expiresOn: string }) => ({
      draft: emptyDraft(expiresOn),
      problem: null,
      failure: null,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<RecipientsDraft> }) => ({
      draft: { ...context.draft, ...changes },
      problem: null,
      failure: null,
    })),
    sayProblem: assign(({ context }) => ({ problem: problemOf(context.draft) })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit((_, { outcome }: { outcome: AskingOutcome }) => ({ type: 'people.asked', outcome }) as const),
  },
}).createMachine({
  id: 'recipients',
  context: { draft: emptyDraft(''), problem: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'asking.requested': {
          target: 'choosing',
          actions: { type: 'begin', params: ({ event }) => ({ expiresOn: event.expiresOn }) },
        },
      },
    },
    choosing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'asking.confirmed': [{ guard: 'isComplete', target: 'asking' }, { actions: 'sayProblem' }],
        'asking.cancelled': { target: 'closed' },
      },
    },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { draft } }) => {
          const { text, ...rest } = draft;
          return { ...rest, recipients: recipientsIn(text).recipients };
        },
        onDone: {
          target: 'closed',
          actions: { type: 'announce', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
