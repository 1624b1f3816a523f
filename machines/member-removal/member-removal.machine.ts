import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
export type Responsibilities = Schemas['Responsibilities'];
export type RecordSuccessor = Schemas['RecordSuccessor'];
export type HandedOver = Schemas['HandedOver'];

/** The person who leaves, or has left; a version only while they are a member. */
export interface Leaver {
  readonly id: string;
  readonly name: string;
  /** Null where only what they own is handed over. */
  readonly version: number | null;
}

export interface MemberRemovalContext {
  readonly leaver: Leaver | null;
  readonly successorId: string | null;
  /** What they are responsible for, and what the successor cannot take; null until it is known. */
  readonly found: Responsibilities | null;
  readonly exceptions: readonly RecordSuccessor[];
  readonly failure: Failure | null;
}

export type MemberRemovalEvent =
  | { type: 'removal.requested'; leaver: Leaver }
  | { type: 'successor.chosen'; successorId: string | null }
  | { type: 'exception.chosen'; exception: RecordSuccessor }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

export interface WhatToFind {
  readonly id: string;
  readonly successorId: string | null;
}

export interface ToRemove extends WhatToFind {
  readonly version: number | null;
  readonly exceptions: readonly RecordSuccessor[];
}

/** Notices emitted to the screen, which has the texts. */
export type MemberRemovalNotice =
  | { type: 'member.removed'; leaver: Leaver; handedOver: HandedOver }
  | { type: 'member.outdated' };

const isAnswered = (exceptions: readonly RecordSuccessor[], { record, field }: Schemas['SuccessorQuestion']): boolean =>
  exceptions.some((one) => one.recordId === record.id && one.field === field);

/** Whether everything has a successor. */
export const isComplete = ({ successorId, found, exceptions }: MemberRemovalContext): boolean =>
  found !== null &&
  (found.total === 0 || (successorId !== null && found.questions.every((one) => isAnswered(exceptions, one))));

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const leaverOf = ({ leaver }: MemberRemovalContext): Leaver => {
  if (leaver === null) throw new Error('Nobody leaves');
  return leaver;
};

/** Removes a member once everything that they own has a successor: record by record where the successor cannot take it. */
export const memberRemovalMachine = setup({
  types: {
    context: {} as MemberRemovalContext,
    events: {} as MemberRemovalEvent,
    emitted: {} as MemberRemovalNotice,
  },
  actors: {
    find: fromPromise<Responsibilities, WhatToFind>(notProvided('find')),
    remove: fromPromise<HandedOver, ToRemove>(notProvided('remove')),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isOutdated: (_, { failure }: { failure: Failure }) => isOutdated(failure),
  },
  actions: {
    begin: assign((_, { leaver }: { leaver: Leaver }) => ({
      leaver,
      successorId: null,
      found: null,
      exceptions: [],
      failure: null,
    })),
    chooseSuccessor: assign((_, { successorId }: { successorId: string | null }) => ({
      successorId,
      exceptions: [],
      failure: null,
    })),
    chooseException: assign(({ context }, { exception }: { exception: RecordSuccessor }) => ({
      exceptions: [
        ...context.exceptions.filter(
          ({ recordId, field }) => recordId !== exception.recordId || field !== exception.field,
        ),
        exception,
      ],
      failure: null,
    })),
    keepFound: assign((_, { found }: { found: Responsibilities }) => ({ found })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(
      ({ context }, { handedOver }: { handedOver: HandedOver }) =>
        ({ type: 'member.removed', leaver: leaverOf(context), handedOver }) as const,
    ),
    announceOutdated: emit({ type: 'member.outdated' } as const),
  },
}).createMachine({
  id: 'member-removal',
  context: { leaver: null, successorId: null, found: null, exceptions: [], failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'removal.requested': {
          target: 'finding',
          actions: { type: 'begin', params: ({ event }) => ({ leaver: event.leaver }) },
        },
      },
    },
    finding: {
      entry: 'clearFailure',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ id: leaverOf(context).id, successorId: context.successorId }),
        onDone: { target: 'asking', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: { 'removal.cancelled': 'closed' },
    },
    asking: {
      on: {
        'successor.chosen': {
          target: 'finding',
          actions: { type: 'chooseSuccessor', params: ({ event }) => ({ successorId: event.successorId }) },
        },
        'exception.chosen': {
          actions: { type: 'chooseException', params: ({ event }) => ({ exception: event.exception }) },
        },
        'removal.confirmed': { guard: 'isComplete', target: 'removing' },
        'removal.cancelled': 'closed',
      },
    },
    removing: {
      entry: 'clearFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => {
          const { id, version } = leaverOf(context);
          return { id, version, successorId: context.successorId, exceptions: context.exceptions };
        },
        onDone: {
          target: 'closed',
          actions: { type: 'announce', params: ({ event }) => ({ handedOver: event.output }) },
        },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'closed', actions: 'announceOutdated' },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
