import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

export interface OrganisationSelectionContext {
  /** The organisations that the person belongs to. */
  readonly organisationIds: readonly string[];
  readonly activeId: string | null;
  /** The one that is being saved as the default. */
  readonly choice: string | null;
  /** Whether it was chosen on an on-boarding page, which belongs to the organisation that is left. */
  readonly onBoarding: boolean;
  /** Why the last choice could not be saved; the dialog shows it. */
  readonly failure: Failure | null;
}

export interface OrganisationSelectionInput {
  readonly organisationIds: readonly string[];
  readonly activeId: string | null;
}

export interface OrganisationChosen {
  readonly type: 'organisation.chosen';
  readonly organisationId: string;
  /** Whether the page that is shown is one of on-boarding. */
  readonly onBoarding: boolean;
}

export type OrganisationSelectionNotice =
  | { type: 'organisation.activated'; organisationId: string }
  /** The page belonged to the organisation that was left: the start takes its place. */
  | { type: 'onBoarding.left' }
  | { type: 'organisation.notSwitched'; failure: Failure };

/** Specification section 9. */
const dialogDelay = 1000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The choice of the organisation somebody acts in (specification sections 2.6 and 4): who belongs to some and acts in
 * none is asked by a dialog; who acts in one may switch to another, which reloads the page. A choice is saved as the
 * default before it counts.
 */
export const organisationSelectionMachine = setup({
  types: {
    context: {} as OrganisationSelectionContext,
    input: {} as OrganisationSelectionInput,
    events: {} as OrganisationChosen,
    emitted: {} as OrganisationSelectionNotice,
    tags: {} as 'busy' | 'dialog',
  },
  actors: {
    saveDefaultOrganisation: fromPromise<void, { organisationId: string }>(notProvided('saveDefaultOrganisation')),
  },
  delays: { dialogDelay },
  guards: {
    hasActive: ({ context }) => context.activeId !== null,
    isMember: ({ context }, { organisationId }: { organisationId: string }) =>
      context.organisationIds.includes(organisationId),
    isAnother: ({ context }, { organisationId }: { organisationId: string }) =>
      context.organisationIds.includes(organisationId) && context.activeId !== organisationId,
    isOnBoarding: ({ context }) => context.onBoarding,
  },
  actions: {
    reloadPage: effectNotProvided('reloadPage'),
    keepChoice: assign((_, { organisationId, onBoarding }: { organisationId: string; onBoarding: boolean }) => ({
      choice: organisationId,
      onBoarding,
      failure: null,
    })),
    dropChoice: assign({ choice: null, onBoarding: false }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    activateChoice: assign(({ context }) => ({ activeId: context.choice, choice: null, onBoarding: false })),
    tellActivated: emit(({ context }) => ({
      type: 'organisation.activated' as const,
      organisationId: context.choice ?? '',
    })),
    tellOnBoardingLeft: emit({ type: 'onBoarding.left' }),
    tellNotSwitched: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'organisation.notSwitched', failure }) as const,
    ),
  },
}).createMachine({
  id: 'organisationSelection',
  context: ({ input }) => ({ ...input, choice: null, onBoarding: false, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasActive', target: 'settled' }, { target: 'waiting' }] },
    waiting: { after: { dialogDelay: 'asking' } },
    asking: {
      tags: 'dialog',
      on: {
        'organisation.chosen': {
          guard: { type: 'isMember', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'saveChoice',
        src: 'saveDefaultOrganisation',
        input: ({ context }) => ({ organisationId: context.choice ?? '' }),
        onDone: { target: 'settled', actions: ['tellActivated', 'activateChoice'] },
        onError: { target: 'asking', actions: ['dropChoice', { type: 'keepFailure', params: failureOf }] },
      },
    },
    settled: {
      on: {
        'organisation.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'switching',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'saveSwitch',
        src: 'saveDefaultOrganisation',
        input: ({ context }) => ({ organisationId: context.choice ?? '' }),
        onDone: [
          {
            guard: 'isOnBoarding',
            target: 'settled',
            actions: ['tellActivated', 'activateChoice', 'tellOnBoardingLeft'],
          },
          // The new page finds the new default; this one stays in the old organisation until it is gone.
          { target: 'settled', actions: ['dropChoice', 'reloadPage'] },
        ],
        onError: {
          target: 'settled',
          actions: ['dropChoice', { type: 'tellNotSwitched', params: failureOf }],
        },
      },
    },
  },
});
