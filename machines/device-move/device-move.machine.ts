import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['RunZeroProposal'];
type Move = Schemas['RunZeroMoveOf'];

/** What a device becomes: a new information asset, one that is there (its id), or none. */
type MoveChoice = 'new' | 'leave' | (string & {});

export interface DeviceMoveContext {
  /** The devices of the dialog. */
  readonly deviceIds: readonly string[];
  /** Whether a device may become an asset that is there. */
  readonly mayLink: boolean;
  /** What the devices may be; null until it is known. */
  readonly proposals: readonly Proposal[] | null;
  /** By the ids of the devices that can be moved. */
  readonly choices: Readonly<Record<string, MoveChoice>>;
  readonly outcome: Schemas['RunZeroMoves'] | null;
  /** Why the proposals or the moves failed, until another attempt. */
  readonly failure: Failure | null;
}

export type DeviceMoveEvent =
  | { type: 'devices.chosen'; deviceIds: readonly string[]; mayLink: boolean }
  | { type: 'proposals.retried' }
  | { type: 'choice.changed'; deviceId: string; choice: MoveChoice }
  | { type: 'move.confirmed' }
  | { type: 'dialog.closed' };

/** Emitted to the screen, which reads its lists again. */
export type DeviceMoveNotice = { type: 'devices.moved'; outcome: Schemas['RunZeroMoves'] };

/** The asset that a device is most like, and otherwise a new one. */
const choicesFor = (proposals: readonly Proposal[], mayLink: boolean): DeviceMoveContext['choices'] =>
  Object.fromEntries(
    proposals
      .filter(({ refusal }) => refusal === '')
      .map(({ deviceId, candidates: [first] }) => [deviceId, mayLink && first !== undefined ? first.id : 'new']),
  );

/** What is asked of the server. */
export const movesOf = (choices: DeviceMoveContext['choices']): Move[] =>
  Object.entries(choices)
    .filter(([, choice]) => choice !== 'leave')
    .map(([deviceId, choice]) => (choice === 'new' ? { deviceId } : { deviceId, assetId: choice }));

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const nothing = { deviceIds: [], mayLink: false, proposals: null, choices: {}, outcome: null, failure: null };

/**
 * The move of what runZero has found into the register of information assets: for each device an asset that is there is proposed, and
 * a person decides.
 */
export const deviceMoveMachine = setup({
  types: {
    context: {} as DeviceMoveContext,
    events: {} as DeviceMoveEvent,
    emitted: {} as DeviceMoveNotice,
  },
  actors: {
    propose: fromPromise<readonly Proposal[], readonly string[]>(notProvided('propose')),
    move: fromPromise<Schemas['RunZeroMoves'], readonly Move[]>(notProvided('move')),
  },
  guards: {
    isMovable: ({ context }, { deviceId }: { deviceId: string }) => deviceId in context.choices,
    hasMoves: ({ context }) => movesOf(context.choices).length > 0,
  },
  actions: {
    setDevices: assign((_, { deviceIds, mayLink }: Pick<DeviceMoveContext, 'deviceIds' | 'mayLink'>) => ({
      deviceIds,
      mayLink,
    })),
    setProposals: assign(({ context }, { proposals }: { proposals: readonly Proposal[] }) => ({
      proposals,
      choices: choicesFor(proposals, context.mayLink),
    })),
    setChoice: assign(({ context }, { deviceId, choice }: { deviceId: string; choice: MoveChoice }) => ({
      choices: { ...context.choices, [deviceId]: choice },
      failure: null,
    })),
    setOutcome: assign((_, { outcome }: { outcome: Schemas['RunZeroMoves'] }) => ({ outcome })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clear: assign(nothing),
    announce: emit((_, outcome: Schemas['RunZeroMoves']) => ({ type: 'devices.moved', outcome }) as const),
  },
}).createMachine({
  id: 'device-move',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'devices.chosen': {
          target: 'proposing',
          actions: {
            type: 'setDevices',
            params: ({ event: { deviceIds, mayLink } }) => ({ deviceIds, mayLink }),
          },
        },
      },
    },
    proposing: {
      entry: 'clearFailure',
      invoke: {
        id: 'propose',
        src: 'propose',
        input: ({ context }) => context.deviceIds,
        onDone: {
          target: 'deciding',
          actions: { type: 'setProposals', params: ({ event }) => ({ proposals: event.output }) },
        },
        onError: { target: 'unproposed', actions: { type: 'setFailure', params: failureOf } },
      },
      on: { 'dialog.closed': { target: 'closed' } },
    },
    unproposed: {
      on: { 'proposals.retried': { target: 'proposing' }, 'dialog.closed': { target: 'closed' } },
    },
    deciding: {
      on: {
        'choice.changed': {
          guard: { type: 'isMovable', params: ({ event: { deviceId } }) => ({ deviceId }) },
          actions: {
            type: 'setChoice',
            params: ({ event: { deviceId, choice } }) => ({ deviceId, choice }),
          },
        },
        'move.confirmed': { guard: 'hasMoves', target: 'moving' },
        'dialog.closed': { target: 'closed' },
      },
    },
    moving: {
      entry: 'clearFailure',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => movesOf(context.choices),
        onDone: {
          target: 'moved',
          actions: [
            { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
            { type: 'announce', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'deciding', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    moved: { on: { 'dialog.closed': { target: 'closed' } } },
  },
});
