import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import {
  isSameSpot,
  moveTo,
  spotOf,
  stepped,
  type BoardColumn,
  type BoardStep,
  type CardMove,
  type Spot,
} from './arrangement.ts';

/** A card that has been picked up. */
export interface CarriedCard {
  readonly id: string;
  /** The board when it was picked up: what others do meanwhile does not move it away. */
  readonly columns: readonly BoardColumn[];
  readonly from: Spot;
  readonly to: Spot;
}

/** A card that was put down, and what the server is told of it. */
export interface PutCard {
  readonly to: Spot;
  readonly move: CardMove;
}

export interface TaskBoardContext {
  readonly carried: CarriedCard | null;
  /** In the order in which they were put down; each is shown at its new place until the server has answered. */
  readonly put: readonly PutCard[];
}

export type TaskBoardEvent =
  | { type: 'card.picked'; id: string; columns: readonly BoardColumn[] }
  | { type: 'card.stepped'; step: BoardStep }
  /** Held over a place, by the pointer. */
  | { type: 'card.placed'; to: Spot }
  | { type: 'card.dropped' }
  | { type: 'card.released' };

/** Notices emitted to the screen, which has the texts. */
export type TaskBoardNotice = { type: 'card.moved'; id: string; to: Spot } | { type: 'move.refused'; failure: Failure };

const carriedOf = ({ carried }: TaskBoardContext): CarriedCard => {
  if (carried === null) throw new Error('No card is carried');
  return carried;
};

const firstOf = ({ put: [first] }: TaskBoardContext): PutCard => {
  if (first === undefined) throw new Error('No card was put down');
  return first;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Moves the cards of a board, by the pointer or with the keyboard. A dropped card is shown at its new place at once, and goes back if
 * the server refuses. The next one can be moved before the server has answered: places are stored one after the other.
 */
export const taskBoardMachine = setup({
  types: {
    context: {} as TaskBoardContext,
    events: {} as TaskBoardEvent,
    emitted: {} as TaskBoardNotice,
  },
  actors: {
    /** Stores the place of a card, and fetches the board again, whatever came of it. */
    move: fromPromise<void, CardMove>(notProvided('move')),
  },
  guards: {
    isOnBoard: (_, { id, columns }: { id: string; columns: readonly BoardColumn[] }) =>
      spotOf(columns, id) !== undefined,
    isElsewhere: ({ context }) => {
      const { from, to } = carriedOf(context);
      return !isSameSpot(from, to);
    },
    isMoved: ({ context }, { to }: { to: Spot }) => !isSameSpot(carriedOf(context).to, to),
    isToStore: ({ context }) => context.put.length > 0,
  },
  actions: {
    pick: assign((_, { id, columns }: { id: string; columns: readonly BoardColumn[] }) => {
      const from = spotOf(columns, id);
      return { carried: from === undefined ? null : { id, columns, from, to: from } };
    }),
    step: assign(({ context }, { step }: { step: BoardStep }) => {
      const carried = carriedOf(context);
      return { carried: { ...carried, to: stepped(carried.columns, carried.id, carried.to, step) } };
    }),
    place: assign(({ context }, { to }: { to: Spot }) => ({ carried: { ...carriedOf(context), to } })),
    release: assign({ carried: null }),
    putDown: assign(({ context }) => {
      const { id, columns, to } = carriedOf(context);
      return { carried: null, put: [...context.put, { to, move: moveTo(columns, id, to) }] };
    }),
    settle: assign(({ context }) => ({ put: context.put.slice(1) })),
    announce: emit(({ context }) => {
      const { to, move } = firstOf(context);
      return { type: 'card.moved', id: move.id, to } as const;
    }),
    announceRefusal: emit((_, { failure }: { failure: Failure }) => ({ type: 'move.refused', failure }) as const),
  },
}).createMachine({
  id: 'task-board',
  context: { carried: null, put: [] },
  type: 'parallel',
  states: {
    hand: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'card.picked': {
              guard: { type: 'isOnBoard', params: ({ event }) => event },
              target: 'carrying',
              actions: { type: 'pick', params: ({ event }) => event },
            },
          },
        },
        carrying: {
          on: {
            'card.stepped': { actions: { type: 'step', params: ({ event }) => event } },
            // The pointer says many times a second where it is, mostly where it was.
            'card.placed': {
              guard: { type: 'isMoved', params: ({ event }) => event },
              actions: { type: 'place', params: ({ event }) => event },
            },
            'card.dropped': [
              { guard: 'isElsewhere', target: 'idle', actions: 'putDown' },
              { target: 'idle', actions: 'release' },
            ],
            'card.released': { target: 'idle', actions: 'release' },
          },
        },
      },
    },
    store: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'isToStore', target: 'storing' } },
        storing: {
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context }) => firstOf(context).move,
            onDone: { target: 'resting', actions: ['announce', 'settle'] },
            onError: { target: 'resting', actions: [{ type: 'announceRefusal', params: failureOf }, 'settle'] },
          },
        },
      },
    },
  },
});
