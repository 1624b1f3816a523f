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

export interface TaskBoardContext {
  /** Shown at its new place until the server has stored it; null while every card is where the server says. */
  readonly carried: CarriedCard | null;
}

export type TaskBoardEvent =
  | { type: 'card.picked'; id: string; columns: readonly BoardColumn[] }
  | { type: 'card.stepped'; step: BoardStep }
  /** Held over a place, by the pointer. */
  | { type: 'card.placed'; to: Spot }
  | { type: 'card.dropped' }
  | { type: 'card.released' };

/** Notices emitted to the screen, which has the texts. */
export type TaskBoardNotice =
  | { type: 'card.moved'; id: string; to: Spot }
  /** Someone else has moved the cards: the board shows their order. */
  | { type: 'order.changed' }
  | { type: 'move.refused'; failure: Failure };

const carriedOf = ({ carried }: TaskBoardContext): CarriedCard => {
  if (carried === null) throw new Error('No card is carried');
  return carried;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Moves the cards of a board, by the pointer or with the keyboard. A dropped card is shown at its new place at once, and goes back if
 * the server refuses.
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
    isOutdated: (_, { failure }: { failure: Failure }) => failure.status === 409,
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
    putDown: assign({ carried: null }),
    announce: emit(({ context }) => {
      const { id, to } = carriedOf(context);
      return { type: 'card.moved', id, to } as const;
    }),
    announceOrder: emit({ type: 'order.changed' } as const),
    announceRefusal: emit((_, { failure }: { failure: Failure }) => ({ type: 'move.refused', failure }) as const),
  },
}).createMachine({
  id: 'task-board',
  context: { carried: null },
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
          { guard: 'isElsewhere', target: 'moving' },
          { target: 'idle', actions: 'putDown' },
        ],
        'card.released': { target: 'idle', actions: 'putDown' },
      },
    },
    moving: {
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => {
          const { id, columns, to } = carriedOf(context);
          return moveTo(columns, id, to);
        },
        onDone: { target: 'idle', actions: ['announce', 'putDown'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'idle',
            actions: ['announceOrder', 'putDown'],
          },
          { target: 'idle', actions: [{ type: 'announceRefusal', params: failureOf }, 'putDown'] },
        ],
      },
    },
  },
});
