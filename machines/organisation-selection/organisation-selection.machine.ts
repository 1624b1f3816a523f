import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

export interface OrganisationSelectionContext {
  /** The organisations that the user belongs to. */
  readonly organisationIds: readonly string[];
  readonly activeId: string | null;
  /** The organisation being saved as the default. */
  readonly choice: string | null;
  /** Whether it was chosen on an on-boarding page, which belongs to the previous organisation. */
  readonly onBoarding: boolean;
  /** The error from saving the last choice; shown in the dialog. */
  readonly failure: Failure | null;
}

export interface OrganisationSelectionInput {
  readonly organisationIds: readonly string[];
  readonly activeId: string | null;
}

export interface OrganisationChosen {
  readonly type: 'organisation.chosen';
  readonly organisationId: string;
  /** Whether the current page is an on-boarding page. */
  readonly onBoarding: boolean;
}

export type OrganisationSelectionNotice =
  | { type: 'organisation.activated'; organisationId: string }
  /** The page belonged to the previous organisation: navigate to the start page. */
  | { type: 'onBoarding.left' }
  | { type: 'organisation.notSwitched'; failure: Failure };

/** Specification section 9. */
const dialogDelay = 1000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Selection of the active organisation (specification sections 2.6 and 4). A dialog asks members without an active
 * organisation to choose one; members with one may switch, which reloads the page. The choice takes effect once it has
 * been saved as the default.
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
    setChoice: assign((_, { organisationId, onBoarding }: { organisationId: string; onBoarding: boolean }) => ({
      choice: organisationId,
      onBoarding,
      failure: null,
    })),
    dropChoice: assign({ choice: null, onBoarding: false }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    activateChoice: assign(({ context }) => ({ activeId: context.choice, choice: null, onBoarding: false })),
    notifyActivated: emit(({ context }) => ({
      type: 'organisation.activated' as const,
      organisationId: context.choice ?? '',
    })),
    notifyOnBoardingLeft: emit({ type: 'onBoarding.left' }),
    notifyNotSwitched: emit(
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
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'saveChoice',
        src: 'saveDefaultOrganisation',
        input: ({ context }) => ({ organisationId: context.choice ?? '' }),
        onDone: { target: 'settled', actions: ['notifyActivated', 'activateChoice'] },
        onError: { target: 'asking', actions: ['dropChoice', { type: 'setFailure', params: failureOf }] },
      },
    },
    settled: {
      on: {
        'organisation.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'switching',
          actions: { type: 'setChoice', params: ({ event }) => event },
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
            actions: ['notifyActivated', 'activateChoice', 'notifyOnBoardingLeft'],
          },
          // The reloaded page reads the new default; this page stays in the old organisation until it unloads.
          { target: 'settled', actions: ['dropChoice', 'reloadPage'] },
        ],
        onError: {
          target: 'settled',
          actions: ['dropChoice', { type: 'notifyNotSwitched', params: failureOf }],
        },
      },
    },
  },
});
