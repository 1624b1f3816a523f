import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

/** What is offered, as far as the wizard sends it back. */
export interface OfferedUpgrade {
  readonly version: number;
  readonly versionId: string;
  /** Whether the newer version has levels, so that at least one is chosen. */
  readonly hasLevels: boolean;
  /** The codes of reworded controls in the newer version. */
  readonly reworded: readonly string[];
  /** Chosen until a person chooses otherwise. */
  readonly levels: readonly string[];
}

export interface StandardUpgradeContext {
  readonly offer: OfferedUpgrade;
  readonly levels: readonly string[];
  /** Reworded controls for which everything still holds. */
  readonly confirmed: readonly string[];
  readonly failure: Failure | null;
}

export type StandardUpgradeEvent =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'levels.changed'; levels: readonly string[] }
  | { type: 'wording.toggled'; code: string }
  /** Confirms these, or none if all of them are confirmed. */
  | { type: 'wordings.toggled'; codes: readonly string[] }
  | { type: 'upgrade.confirmed' };

export type StandardUpgradeNotice = { type: 'standard.upgraded'; outcome: Schemas['UpgradeOutcome'] };

/** What the service is given. */
export interface UpgradeRequest {
  readonly input: Schemas['UpgradeInput'];
}

type Context = StandardUpgradeContext;

const requestOf = ({ offer: { version, versionId }, levels, confirmed }: Context): UpgradeRequest => ({
  input: { version, versionId, levels: [...levels], confirmed: [...confirmed] },
});

const noLevel: Failure = {
  code: 'mistake',
  message: 'Choose at least one level',
  fieldErrors: { levels: 'Choose at least one level' },
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The upgrade of an adopted standard: what changes is read step by step, reworded controls are confirmed one by one or together,
 * and everything is applied at the end, or nothing.
 */
export const standardUpgradeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as StandardUpgradeEvent,
    emitted: {} as StandardUpgradeNotice,
    input: {} as OfferedUpgrade,
  },
  actors: { upgrade: fromPromise<Schemas['UpgradeOutcome'], UpgradeRequest>(notProvided('upgrade')) },
  guards: {
    hasLevel: ({ context: { offer, levels } }) => !offer.hasLevels || levels.length > 0,
    isReworded: ({ context }, { code }: { code: string }) => context.offer.reworded.includes(code),
  },
  actions: {
    chooseLevels: assign((_, { levels }: { levels: readonly string[] }) => ({ levels, failure: null })),
    refuse: assign({ failure: noLevel }),
    toggle: assign(({ context: { confirmed } }, { code }: { code: string }) => ({
      confirmed: confirmed.includes(code) ? confirmed.filter((one) => one !== code) : [...confirmed, code],
    })),
    toggleAll: assign(({ context: { offer, confirmed } }, { codes }: { codes: readonly string[] }) => {
      const known = codes.filter((code) => offer.reworded.includes(code));
      const others = confirmed.filter((code) => !known.includes(code));
      const isAll = known.every((code) => confirmed.includes(code));
      return { confirmed: isAll ? others : [...others, ...known] };
    }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(
      (_, { outcome }: { outcome: Schemas['UpgradeOutcome'] }) => ({ type: 'standard.upgraded', outcome }) as const,
    ),
  },
}).createMachine({
  id: 'standard-upgrade',
  context: ({ input }) => ({ offer: input, levels: input.levels, confirmed: [], failure: null }),
  initial: 'overview',
  states: {
    overview: {
      on: {
        'levels.changed': { actions: { type: 'chooseLevels', params: ({ event }) => ({ levels: event.levels }) } },
        next: [{ guard: 'hasLevel', target: 'reworded', actions: 'clearFailure' }, { actions: 'refuse' }],
      },
    },
    reworded: {
      on: {
        'wording.toggled': {
          guard: { type: 'isReworded', params: ({ event }) => ({ code: event.code }) },
          actions: { type: 'toggle', params: ({ event }) => ({ code: event.code }) },
        },
        'wordings.toggled': { actions: { type: 'toggleAll', params: ({ event }) => ({ codes: event.codes }) } },
        next: { target: 'replaced' },
        back: { target: 'overview' },
      },
    },
    replaced: { on: { next: { target: 'added' }, back: { target: 'reworded' } } },
    added: { on: { next: { target: 'withdrawn' }, back: { target: 'replaced' } } },
    withdrawn: { on: { next: { target: 'summary' }, back: { target: 'added' } } },
    summary: {
      on: { 'upgrade.confirmed': { target: 'applying' }, back: { target: 'withdrawn', actions: 'clearFailure' } },
    },
    applying: {
      entry: 'clearFailure',
      invoke: {
        id: 'upgrade',
        src: 'upgrade',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'upgraded',
          actions: { type: 'announce', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'summary', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    upgraded: { type: 'final' },
  },
});
