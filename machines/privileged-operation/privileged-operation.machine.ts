import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

export type PrivilegedOperation = Schemas['PrivilegedOperation'];
export type PrivilegedKind = Schemas['PrivilegedOperationKind'];
export type PrivilegedAction = Schemas['PrivilegedOperationAction'];

export interface PrivilegedContext {
  /** What is being prepared. */
  readonly kind: PrivilegedKind | null;
  /** The operation whose plan is shown; null until there is one. */
  readonly operation: PrivilegedOperation | null;
  /** The name of the operation, as far as it is typed. */
  readonly typed: string;
  readonly action: PrivilegedAction | null;
  /** Why the last request failed; null once one has succeeded. */
  readonly failure: Failure | null;
}

export type PrivilegedEvent =
  | { type: 'operation.chosen'; kind: PrivilegedKind }
  | { type: 'operation.opened'; operation: PrivilegedOperation }
  | { type: 'name.typed'; text: string }
  /** The action is one that the lifecycle offers this person in this state. */
  | { type: 'action.taken'; action: PrivilegedAction }
  | { type: 'operation.closed' };

/** Emitted to the screen: lists are to be read again. */
export interface PrivilegedNotice {
  readonly type: 'operation.changed';
}

/** A step with the plan that was read. */
export interface StepRequest {
  readonly operation: PrivilegedOperation;
  readonly action: PrivilegedAction;
  readonly name: string;
}

const operationOf = ({ event }: { event: DoneActorEvent<PrivilegedOperation> }) => ({ operation: event.output });

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

function stepOf({ operation, action, typed }: PrivilegedContext): StepRequest {
  if (operation === null || action === null) throw new Error('No step was chosen');
  return { operation, action, name: typed };
}

function idOf({ operation }: PrivilegedContext): { readonly id: string } {
  if (operation === null) throw new Error('No operation is shown');
  return { id: operation.id };
}

function kindOf({ kind }: PrivilegedContext): { readonly kind: PrivilegedKind } {
  if (kind === null) throw new Error('No operation was chosen');
  return { kind };
}

/**
 * One privileged operation: its dry run, the step that a person takes with it once its name is typed, and its progress, which is
 * followed until it has ended. A refusal leaves what was typed and shows why.
 */
export const privilegedOperationMachine = setup({
  types: { context: {} as PrivilegedContext, events: {} as PrivilegedEvent, emitted: {} as PrivilegedNotice },
  actors: {
    prepareOperation: fromPromise<PrivilegedOperation, { readonly kind: PrivilegedKind }>(
      notProvided('prepareOperation'),
    ),
    takeStep: fromPromise<PrivilegedOperation, StepRequest>(notProvided('takeStep')),
    readOperation: fromPromise<PrivilegedOperation, { readonly id: string }>(notProvided('readOperation')),
  },
  delays: { untilNextReading: 1_000 },
  guards: {
    isRunning: ({ context }) => context.operation?.status === 'RUNNING',
    goesOn: (_, { operation }: { operation: PrivilegedOperation }) => operation.status === 'RUNNING',
  },
  actions: {
    choose: assign((_, { kind }: { kind: PrivilegedKind }) => ({ kind, operation: null, typed: '', failure: null })),
    open: assign((_, { operation }: { operation: PrivilegedOperation }) => ({
      kind: operation.kind,
      operation,
      typed: '',
      failure: null,
    })),
    show: assign((_, { operation }: { operation: PrivilegedOperation }) => ({ operation, failure: null })),
    type: assign((_, { text }: { text: string }) => ({ typed: text })),
    begin: assign((_, { action }: { action: PrivilegedAction }) => ({ action, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifyChanged: emit({ type: 'operation.changed' }),
  },
}).createMachine({
  id: 'privilegedOperation',
  context: { kind: null, operation: null, typed: '', action: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'operation.chosen': {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => ({ kind: event.kind }) },
        },
        'operation.opened': {
          target: 'opened',
          actions: { type: 'open', params: ({ event }) => ({ operation: event.operation }) },
        },
      },
    },
    // The dry run.
    preparing: {
      invoke: {
        id: 'prepareOperation',
        src: 'prepareOperation',
        input: ({ context }) => kindOf(context),
        onDone: { target: 'reviewing', actions: [{ type: 'open', params: operationOf }, 'notifyChanged'] },
        onError: { target: 'notPrepared', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    // Nothing would change, or the dry run failed.
    notPrepared: {
      on: {
        'operation.closed': 'closed',
        'operation.chosen': {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => ({ kind: event.kind }) },
        },
      },
    },
    opened: {
      always: [{ guard: 'isRunning', target: 'running' }, { target: 'reviewing' }],
    },
    // The plan is shown, with the log, and what this person can do.
    reviewing: {
      on: {
        'name.typed': { actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
        'action.taken': {
          target: 'taking',
          actions: { type: 'begin', params: ({ event }) => ({ action: event.action }) },
        },
        'operation.closed': 'closed',
      },
    },
    taking: {
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context }) => stepOf(context),
        onDone: { target: 'opened', actions: [{ type: 'open', params: operationOf }, 'notifyChanged'] },
        onError: { target: 'reviewing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    running: {
      after: { untilNextReading: 'reading' },
      on: { 'operation.closed': 'closed' },
    },
    reading: {
      invoke: {
        id: 'readOperation',
        src: 'readOperation',
        input: ({ context }) => idOf(context),
        onDone: [
          {
            guard: { type: 'goesOn', params: operationOf },
            target: 'running',
            actions: { type: 'show', params: operationOf },
          },
          { target: 'reviewing', actions: [{ type: 'show', params: operationOf }, 'notifyChanged'] },
        ],
        // The server goes on: the next reading may succeed.
        onError: { target: 'running', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: { 'operation.closed': 'closed' },
    },
  },
});
