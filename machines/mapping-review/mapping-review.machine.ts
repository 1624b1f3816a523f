import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Decision = components['schemas']['LinkDecision'];

/** A link that waits for a decision, as the queue shows it. */
export interface ReviewedLink extends Omit<Decision, 'accept'> {
  /** Of the own control and the position. */
  readonly key: string;
}

export interface MappingReviewContext {
  readonly queue: readonly ReviewedLink[];
  /** The key of the link that the keyboard is at; null while the queue is empty. */
  readonly current: string | null;
  /** The keys of ticked links: with any, a decision is about them. */
  readonly ticked: readonly string[];
  /** What is being decided. */
  readonly decisions: readonly Decision[];
  readonly failure: Failure | null;
}

export type MappingReviewEvent =
  | { type: 'queue.shown'; queue: readonly ReviewedLink[] }
  | { type: 'link.focused'; key: string }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'link.toggled'; key: string }
  | { type: 'all.toggled' }
  | { type: 'accepted' }
  | { type: 'rejected' };

export type MappingReviewNotice = { type: 'links.decided'; count: number; accept: boolean };

/** What the service is given. */
export interface ReviewInput {
  readonly decisions: readonly Decision[];
}

/** The contract's limit of a request. */
const mostDecided = 200;

type Context = MappingReviewContext;

/** The link so many places from another one, within the queue. */
function neighbour({ queue, current }: Pick<Context, 'queue' | 'current'>, steps: 1 | -1): string | null {
  const index = queue.findIndex(({ key }) => key === current) + steps;
  return queue[Math.min(Math.max(index, 0), queue.length - 1)]?.key ?? null;
}

/** The links that a decision would be about: those that are ticked, or the current one. */
export function decidedIn({ queue, current, ticked }: Pick<Context, 'queue' | 'current' | 'ticked'>): ReviewedLink[] {
  const chosen = ticked.length > 0 ? ticked : [current];
  return queue.filter(({ key }) => chosen.includes(key)).slice(0, mostDecided);
}

const isAmong = (queue: readonly ReviewedLink[]) => (key: string | null) => queue.some((link) => link.key === key);

/** After a decision the keyboard stays where it was: at the first link after the current one that is left. */
function shownAgain(before: Context, queue: readonly ReviewedLink[]): Pick<Context, 'queue' | 'current' | 'ticked'> {
  const isLeft = isAmong(queue);
  const from = Math.max(
    before.queue.findIndex(({ key }) => key === before.current),
    0,
  );
  const next = before.queue.slice(from).find(({ key }) => isLeft(key));
  return { queue, current: next?.key ?? queue.at(-1)?.key ?? null, ticked: before.ticked.filter(isLeft) };
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const linkOf = ({ event: { key } }: { event: { readonly key: string } }) => ({ key });

/** The review of links that were proposed, wait for confirmation, or follow from mappings: one after another, or several at once. */
export const mappingReviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MappingReviewEvent,
    emitted: {} as MappingReviewNotice,
  },
  actors: { decide: fromPromise<void, ReviewInput>(notProvided('decide')) },
  guards: {
    hasLinks: ({ context }) => decidedIn(context).length > 0,
    isInQueue: ({ context }, { key }: { key: string }) => isAmong(context.queue)(key),
  },
  actions: {
    show: assign(({ context }, { queue }: { queue: readonly ReviewedLink[] }) => shownAgain(context, queue)),
    focus: assign((_, { key }: { key: string }) => ({ current: key })),
    move: assign(({ context }, { steps }: { steps: 1 | -1 }) => ({ current: neighbour(context, steps) })),
    toggle: assign(({ context: { ticked } }, { key }: { key: string }) => ({
      ticked: ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key],
    })),
    toggleAll: assign(({ context: { queue, ticked } }) => ({
      ticked: ticked.length > 0 ? [] : queue.slice(0, mostDecided).map(({ key }) => key),
    })),
    prepare: assign(({ context }, { accept }: { accept: boolean }) => ({
      failure: null,
      decisions: decidedIn(context).map(({ key: _key, ...link }) => ({ ...link, accept })),
    })),
    announce: emit(
      ({ context: { decisions } }) =>
        ({ type: 'links.decided', count: decisions.length, accept: decisions[0]?.accept === true }) as const,
    ),
    forget: assign(({ context }) => ({ ...shownAgain(context, leftOf(context)), decisions: [] })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, decisions: [] })),
  },
}).createMachine({
  id: 'mapping-review',
  context: { queue: [], current: null, ticked: [], decisions: [], failure: null },
  on: { 'queue.shown': { actions: { type: 'show', params: ({ event }) => ({ queue: event.queue }) } } },
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'link.focused': {
          guard: { type: 'isInQueue', params: linkOf },
          actions: { type: 'focus', params: ({ event }) => ({ key: event.key }) },
        },
        next: { actions: { type: 'move', params: { steps: 1 } } },
        previous: { actions: { type: 'move', params: { steps: -1 } } },
        'link.toggled': {
          guard: { type: 'isInQueue', params: linkOf },
          actions: { type: 'toggle', params: ({ event }) => ({ key: event.key }) },
        },
        'all.toggled': { actions: 'toggleAll' },
        accepted: { guard: 'hasLinks', target: 'deciding', actions: { type: 'prepare', params: { accept: true } } },
        rejected: { guard: 'hasLinks', target: 'deciding', actions: { type: 'prepare', params: { accept: false } } },
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { decisions } }) => ({ decisions }),
        onDone: { target: 'reviewing', actions: ['announce', 'forget'] },
        onError: { target: 'reviewing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});

/** The queue without what was decided: the list that is fetched again may take a moment. */
function leftOf({ queue, decisions }: Context): ReviewedLink[] {
  const isDecided = ({ ownControlId, positionId }: ReviewedLink) =>
    decisions.some((one) => one.ownControlId === ownControlId && one.positionId === positionId);
  return queue.filter((link) => !isDecided(link));
}
