import { assign, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { Rights } from '#domain/people/granting.ts';
import { invitedLines, mostInvited } from '#domain/people/invitation-list.ts';
import { chosenRights, type RightsChoice } from '#domain/people/rights-draft.ts';
import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type InvitationOutcome = components['schemas']['InvitationOutcome'];

/** A staff member who is invited alone: the account that accepts becomes theirs. */
export interface Invitee {
  readonly staffMemberId: string;
  readonly name: string;
  /** Where the invitation goes, unless another address is typed. */
  readonly address: string;
}

/** Who is invited, with which rights, and for how many days. */
export interface InvitationDraft {
  /** Addresses as they were typed, pasted or read from a file. */
  readonly addresses: string;
  readonly rights: Rights;
  readonly days: number;
  /** Null where people are invited as themselves. */
  readonly invitee: Invitee | null;
}

/** Why nobody was invited, before anything was sent. */
export type InvitationProblem = 'NOBODY' | 'NOT_ALONE' | 'TOO_MANY' | 'DAYS';

export interface InvitationContext {
  readonly draft: InvitationDraft;
  /** Until something is changed. */
  readonly problem: InvitationProblem | null;
  readonly failure: Failure | null;
  /** What became of each line, once people were invited. */
  readonly outcome: InvitationOutcome | null;
}

export type InvitationEvent =
  | { type: 'inviting.requested'; rights: Rights; invitee?: Invitee }
  | { type: 'draft.changed'; changes: Partial<Pick<InvitationDraft, 'addresses' | 'days'>> }
  | { type: 'right.chosen'; choice: RightsChoice }
  | { type: 'inviting.confirmed' }
  | { type: 'inviting.closed' };

const usualDays = 7;
const mostDays = 30;

const newDraft = (rights: Rights, invitee: Invitee | null = null): InvitationDraft => ({
  addresses: invitee?.address ?? '',
  rights,
  days: usualDays,
  invitee,
});

/** What keeps a draft from being sent. */
export function problemOf({ addresses, days, invitee }: InvitationDraft): InvitationProblem | null {
  const lines = invitedLines(addresses);
  if (lines.length === 0) return 'NOBODY';
  if (invitee !== null && lines.length > 1) return 'NOT_ALONE';
  if (lines.length > mostInvited) return 'TOO_MANY';
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? null : 'DAYS';
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Invites people to become members, and shows line by line what became of the list. What was typed survives every refusal. */
export const invitationMachine = setup({
  types: { context: {} as InvitationContext, events: {} as InvitationEvent },
  actors: { invite: fromPromise<InvitationOutcome, InvitationDraft>(notProvided('invite')) },
  guards: { isComplete: ({ context }) => problemOf(context.draft) === null },
  actions: {
    begin: assign((_, { rights, invitee }: { rights: Rights; invitee: Invitee | undefined }) => ({
      draft: newDraft(rights, invitee),
      problem: null,
      failure: null,
      outcome: null,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<InvitationDraft> }) => ({
      draft: { ...context.draft, ...changes },
      problem: null,
      failure: null,
    })),
    choose: assign(({ context }, { choice }: { choice: RightsChoice }) => ({
      draft: { ...context.draft, rights: chosenRights(context.draft.rights, choice) },
      failure: null,
    })),
    sayProblem: assign(({ context }) => ({ problem: problemOf(context.draft) })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepOutcome: assign((_, { outcome }: { outcome: InvitationOutcome }) => ({ outcome })),
  },
}).createMachine({
  id: 'invitation',
  context: {
    draft: newDraft({ role: 'ORG_VIEWER', featurePermissions: [] }),
    problem: null,
    failure: null,
    outcome: null,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'inviting.requested': {
          target: 'writing',
          actions: { type: 'begin', params: ({ event }) => ({ rights: event.rights, invitee: event.invitee }) },
        },
      },
    },
    writing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'right.chosen': { actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) } },
        'inviting.confirmed': [{ guard: 'isComplete', target: 'inviting' }, { actions: 'sayProblem' }],
        'inviting.closed': 'closed',
      },
    },
    inviting: {
      entry: 'clearFailure',
      invoke: {
        id: 'invite',
        src: 'invite',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'told',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'writing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    told: { on: { 'inviting.closed': 'closed' } },
  },
});
