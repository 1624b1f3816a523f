import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { Rights } from '#domain/people/granting.ts';
import { chosenRights, type RightsChoice } from '#domain/people/rights-draft.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** The member whose rights are shown. */
export interface RightsOwner extends Rights {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export interface RightsGridContext {
  readonly member: RightsOwner | null;
  readonly draft: Rights;
  /** Until something is changed. */
  readonly failure: Failure | null;
}

export type RightsGridEvent =
  | { type: 'rights.opened'; member: RightsOwner }
  | { type: 'right.chosen'; choice: RightsChoice }
  | { type: 'rights.saved' }
  | { type: 'rights.closed' };

export interface RightsToSave {
  readonly id: string;
  readonly version: number;
  readonly rights: Rights;
}

/** Notices emitted to the screen, which has the texts. */
export type RightsGridNotice = { type: 'rights.changed'; name: string } | { type: 'member.outdated' };

const nothing: Rights = { role: 'ORG_VIEWER', featurePermissions: [] };
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** The rights of one member, feature by feature. A change of someone else's is looked at before it is overwritten. */
export const rightsGridMachine = setup({
  types: {
    context: {} as RightsGridContext,
    events: {} as RightsGridEvent,
    emitted: {} as RightsGridNotice,
  },
  actors: { save: fromPromise<void, RightsToSave>(notProvided('save')) },
  guards: { isOutdated: (_, { failure }: { failure: Failure }) => isOutdated(failure) },
  actions: {
    open: assign((_, { member }: { member: RightsOwner }) => ({
      member,
      draft: { role: member.role, featurePermissions: member.featurePermissions },
      failure: null,
    })),
    choose: assign(({ context }, { choice }: { choice: RightsChoice }) => ({
      draft: chosenRights(context.draft, choice),
      failure: null,
    })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'rights.changed', name: context.member?.name ?? '' }) as const),
    announceOutdated: emit({ type: 'member.outdated' } as const),
  },
}).createMachine({
  id: 'rights-grid',
  context: { member: null, draft: nothing, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'rights.opened': {
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => ({ member: event.member }) },
        },
      },
    },
    editing: {
      on: {
        'right.chosen': { actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) } },
        'rights.saved': 'saving',
        'rights.closed': 'closed',
      },
    },
    saving: {
      entry: 'clearFailure',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { member, draft } }) => ({
          id: member?.id ?? '',
          version: member?.version ?? 0,
          rights: draft,
        }),
        onDone: { target: 'closed', actions: 'announce' },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'closed', actions: 'announceOutdated' },
          { target: 'editing', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
