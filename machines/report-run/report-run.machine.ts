import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { actionsIn, isUnderWay } from '#domain/report/run-state.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  ReportRequest,
  ReportRun,
  ReportRunAction,
  ReportRunContext,
  ReportRunEvent,
  ReportRunNotice,
  ReportRunStart,
} from './report-run.types.ts';

interface Named {
  readonly id: string;
}

/** What the service is given to change a run. */
export interface RunChange extends Named {
  readonly version: number;
  readonly action: ReportRunAction;
}

type Context = ReportRunContext;

const runIn = ({ run }: Context): ReportRun => {
  if (run === null) throw new Error('The report was not asked for');
  return run;
};

const requestIn = ({ request }: Context): ReportRequest => {
  if (request === null) throw new Error('No report is chosen');
  return request;
};

const idOf = ({ context }: { context: Context }): Named => ({ id: runIn(context).id });

const changeOf = ({ context }: { context: Context }): RunChange => {
  const { id, version } = runIn(context);
  if (context.action === null) throw new Error('No action is taken');
  return { id, version, action: context.action };
};

const runOf = ({ event }: { event: DoneActorEvent<ReportRun> }) => ({ run: event.output });
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const noSection: Failure = {
  code: 'mistake',
  message: 'Choose at least one',
  fieldErrors: { sections: 'Choose at least one' },
};

const allows = ({ run }: Context, action: ReportRunAction): boolean =>
  run !== null && actionsIn(run.state).includes(action);

/** Whether its file can be downloaded. */
export const isOpenable = ({ run }: Pick<Context, 'run'>): boolean => run?.state === 'READY' && run.mayOpen;

/** Whether the same report can be asked for again. */
export const isRepeatable = ({ run }: Pick<Context, 'run'>): boolean =>
  run?.state === 'READY' || run?.state === 'EXPIRED';

const toCancel = {
  guard: 'canBeCancelled',
  target: 'changing',
  actions: { type: 'prepare', params: { action: 'CANCEL' } },
} as const;

const toRepeat = { guard: 'isRepeatable', target: 'repeating' } as const;

// What was refused may no longer be as it was shown.
const refused = { target: 'reading', actions: { type: 'notifyRefused', params: failureOf } } as const;

/**
 * A report of the library: chosen, asked for, made by a job that is followed, and opened. The job goes on whether it is followed or
 * not: a person who comes back begins with the run as it is then (work.md 6, decision 173).
 */
export const reportRunMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReportRunEvent,
    emitted: {} as ReportRunNotice,
    input: {} as ReportRunStart,
  },
  actors: {
    askForReport: fromPromise<ReportRun, { readonly request: ReportRequest }>(notProvided('askForReport')),
    readRun: fromPromise<ReportRun, Named>(notProvided('readRun')),
    changeRun: fromPromise<ReportRun, RunChange>(notProvided('changeRun')),
    repeatRun: fromPromise<ReportRun, Named>(notProvided('repeatRun')),
    openRun: fromPromise<void, Named>(notProvided('openRun')),
  },
  delays: { untilNextReading: 2_000 },
  guards: {
    hasNoSection: ({ context }) => context.request?.sections.length === 0,
    isQueued: ({ context }) => context.run?.state === 'QUEUED',
    isUnderWay: ({ context }) => context.run !== null && isUnderWay(context.run.state),
    isReady: ({ context }) => context.run?.state === 'READY',
    hasFailed: ({ context }) => context.run?.state === 'FAILED',
    hasEnded: ({ context }) => context.run !== null,
    canBeCancelled: ({ context }) => allows(context, 'CANCEL'),
    isOpenable: ({ context }) => isOpenable(context),
    isRepeatable: ({ context }) => isRepeatable(context),
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<ReportRequest> }) => ({
      request: { ...requestIn(context), ...changes },
      failure: null,
    })),
    refuse: assign({ failure: noSection }),
    prepare: assign((_, { action }: { action: ReportRunAction }) => ({ action })),
    keepRun: assign((_, { run }: { run: ReportRun }) => ({ run, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    notifyPlaced: emit((_, { run }: { run: ReportRun }) => ({ type: 'report.placed', run }) as const),
    notifyRefused: emit((_, { failure }: { failure: Failure }) => ({ type: 'run.refused', failure }) as const),
  },
}).createMachine({
  id: 'report-run',
  context: ({ input }) => ({
    request: 'request' in input ? input.request : null,
    run: 'run' in input ? input.run : null,
    action: null,
    failure: null,
  }),
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'isQueued', target: 'queued' },
        { guard: 'isUnderWay', target: 'running' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'hasEnded', target: 'ended' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'request.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'report.asked': [{ guard: 'hasNoSection', actions: 'refuse' }, { target: 'asking' }],
      },
    },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'askForReport',
        src: 'askForReport',
        input: ({ context }) => ({ request: requestIn(context) }),
        onDone: {
          target: 'placing',
          actions: [
            { type: 'keepRun', params: runOf },
            { type: 'notifyPlaced', params: runOf },
          ],
        },
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    queued: { after: { untilNextReading: 'reading' }, on: { 'run.cancelled': toCancel } },
    running: { after: { untilNextReading: 'reading' }, on: { 'run.cancelled': toCancel } },
    reading: {
      invoke: {
        id: 'readRun',
        src: 'readRun',
        input: idOf,
        onDone: { target: 'placing', actions: { type: 'keepRun', params: runOf } },
        // The job goes on: the next reading may succeed.
        onError: { target: 'placing', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: { 'run.cancelled': toCancel },
    },
    changing: {
      entry: 'clearFailure',
      invoke: {
        id: 'changeRun',
        src: 'changeRun',
        input: changeOf,
        onDone: { target: 'placing', actions: { type: 'keepRun', params: runOf } },
        onError: refused,
      },
    },
    ready: { on: { 'run.opened': { guard: 'isOpenable', target: 'opening' }, 'run.repeated': toRepeat } },
    opening: {
      entry: 'clearFailure',
      invoke: { id: 'openRun', src: 'openRun', input: idOf, onDone: { target: 'opened' }, onError: refused },
    },
    opened: { on: { 'run.opened': { target: 'opening' }, 'run.repeated': toRepeat } },
    failed: {
      on: {
        'run.retried': { target: 'changing', actions: { type: 'prepare', params: { action: 'RETRY' } } },
      },
    },
    /** Cancelled, or its file is gone. */
    ended: { on: { 'run.repeated': toRepeat } },
    repeating: {
      entry: 'clearFailure',
      invoke: {
        id: 'repeatRun',
        src: 'repeatRun',
        input: idOf,
        // The new one is followed from then on.
        onDone: {
          target: 'placing',
          actions: [
            { type: 'keepRun', params: runOf },
            { type: 'notifyPlaced', params: runOf },
          ],
        },
        onError: refused,
      },
    },
  },
});
