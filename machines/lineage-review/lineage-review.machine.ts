import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
type Decisions = Schemas['LineageDecisions'];

/** A lineage as far as its review needs it: decisions name pairs by their places. */
export interface ReviewedLineage {
  readonly fromVersionId: string;
  readonly version: number;
  readonly pairs: readonly Pick<Schemas['LineagePair'], 'kind' | 'isDecided'>[];
  /** What is reviewed and published stays as it is. */
  readonly isFinal: boolean;
}

export interface LineageReviewContext {
  /** Null until it is known. */
  readonly lineage: ReviewedLineage | null;
  /** The places of ticked pairs. */
  readonly ticked: readonly number[];
  readonly decisions: Decisions | null;
  readonly failure: Failure | null;
}

export type LineageReviewEvent =
  | { type: 'lineage.shown'; lineage: ReviewedLineage }
  | { type: 'pair.toggled'; place: number }
  /** Ticks these, or nothing if something is ticked. */
  | { type: 'pairs.toggled'; places: readonly number[] }
  | { type: 'sure.ticked' }
  | { type: 'confirmed' }
  | { type: 'rejected' }
  | { type: 'changed'; change: Schemas['LineageChange'] }
  | { type: 'finished' };

export type LineageReviewNotice = { type: 'pairs.decided'; count: number } | { type: 'review.finished' };

/** What the service is given. */
export interface LineageInput {
  readonly decisions: Decisions;
}

type Context = LineageReviewContext;

/** What the rule is sure of: the same words, whatever their signs or number. */
const sureKinds: ReadonlySet<Schemas['LineageKind']> = new Set(['UNCHANGED', 'EDITORIAL', 'RENUMBERED']);

/** The pairs that can be confirmed together without a look at each. */
export const surePlaces = ({ lineage }: Pick<Context, 'lineage'>): number[] =>
  (lineage?.pairs ?? []).flatMap(({ kind, isDecided }, place) => (!isDecided && sureKinds.has(kind) ? [place] : []));

const isPlace = ({ lineage }: Pick<Context, 'lineage'>, place: number): boolean => lineage?.pairs[place] !== undefined;

/** Whether every pair is decided. */
export const isAllDecided = ({ lineage }: Pick<Context, 'lineage'>): boolean =>
  lineage !== null && lineage.pairs.every(({ isDecided }) => isDecided);

function decisionsOf({ lineage }: Context, decided: Partial<Decisions>): Decisions {
  if (lineage === null) throw new Error('No lineage is shown');
  const { fromVersionId, version } = lineage;
  return { fromVersionId, version, confirmed: [], rejected: [], changes: [], finish: false, ...decided };
}

const countOf = (decisions: Decisions | null): number =>
  decisions === null ? 0 : decisions.confirmed.length + decisions.rejected.length + decisions.changes.length;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The review of what became of controls between two versions of a standard: pairs are confirmed, rejected or changed, and the
 * review is finished once all are decided. What was decided comes back as another lineage, with other places.
 */
export const lineageReviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LineageReviewEvent,
    emitted: {} as LineageReviewNotice,
  },
  actors: { decide: fromPromise<ReviewedLineage, LineageInput>(notProvided('decide')) },
  guards: {
    isOpen: ({ context }) => context.lineage?.isFinal === false,
    hasPair: ({ context }, { place }: { place: number }) =>
      context.lineage?.isFinal === false && isPlace(context, place),
    hasTicked: ({ context }) => context.ticked.length > 0,
    isDecided: ({ context }) => context.lineage?.isFinal === false && isAllDecided(context),
  },
  actions: {
    // The places of another lineage are those of other pairs.
    show: assign(({ context }, { lineage }: { lineage: ReviewedLineage }) => ({
      lineage,
      ticked: lineage.version === context.lineage?.version && !lineage.isFinal ? context.ticked : [],
    })),
    toggle: assign(({ context: { ticked } }, { place }: { place: number }) => ({
      ticked: ticked.includes(place) ? ticked.filter((one) => one !== place) : [...ticked, place],
    })),
    toggleAll: assign(({ context }, { places }: { places: readonly number[] }) => ({
      ticked: context.ticked.length > 0 ? [] : places.filter((place) => isPlace(context, place)),
    })),
    tickSure: assign(({ context }) => ({ ticked: surePlaces(context) })),
    prepareTicked: assign(({ context }, { name }: { name: 'confirmed' | 'rejected' }) => ({
      failure: null,
      decisions: decisionsOf(context, { [name]: [...context.ticked] }),
    })),
    prepareChange: assign(({ context }, { change }: { change: Schemas['LineageChange'] }) => ({
      failure: null,
      decisions: decisionsOf(context, { changes: [change] }),
    })),
    prepareFinish: assign(({ context }) => ({ failure: null, decisions: decisionsOf(context, { finish: true }) })),
    announce: emit(({ context: { decisions } }): LineageReviewNotice =>
      decisions?.finish === true ? { type: 'review.finished' } : { type: 'pairs.decided', count: countOf(decisions) },
    ),
    forget: assign({ ticked: [], decisions: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, decisions: null })),
  },
}).createMachine({
  id: 'lineage-review',
  context: { lineage: null, ticked: [], decisions: null, failure: null },
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'lineage.shown': { actions: { type: 'show', params: ({ event }) => ({ lineage: event.lineage }) } },
        'pair.toggled': {
          guard: { type: 'hasPair', params: ({ event }) => ({ place: event.place }) },
          actions: { type: 'toggle', params: ({ event }) => ({ place: event.place }) },
        },
        'pairs.toggled': {
          guard: 'isOpen',
          actions: { type: 'toggleAll', params: ({ event }) => ({ places: event.places }) },
        },
        'sure.ticked': { guard: 'isOpen', actions: 'tickSure' },
        confirmed: {
          guard: 'hasTicked',
          target: 'deciding',
          actions: { type: 'prepareTicked', params: { name: 'confirmed' } },
        },
        rejected: {
          guard: 'hasTicked',
          target: 'deciding',
          actions: { type: 'prepareTicked', params: { name: 'rejected' } },
        },
        changed: {
          guard: 'isOpen',
          target: 'deciding',
          actions: { type: 'prepareChange', params: ({ event }) => ({ change: event.change }) },
        },
        finished: { guard: 'isDecided', target: 'deciding', actions: 'prepareFinish' },
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ decisions: context.decisions ?? decisionsOf(context, {}) }),
        onDone: {
          target: 'reviewing',
          actions: ['announce', 'forget', { type: 'show', params: ({ event }) => ({ lineage: event.output }) }],
        },
        onError: { target: 'reviewing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
