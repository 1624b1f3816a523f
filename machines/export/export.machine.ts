import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ExportContext, ExportEvent, ExportNotice, ExportRequest } from './export.types.ts';

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Statuses that a repeated request would get again: it does not fit the format, or the person may not read the list. */
const lastingStatuses: ReadonlySet<unknown> = new Set([400, 403]);

/** Whether the same export may succeed if it is requested again. */
export const isRetryable = ({ failure }: ExportContext): boolean => !lastingStatuses.has(failure?.status);

/** Until the first request. */
const none: ExportRequest = { register: '', query: {}, format: 'csv', contents: '' };

/**
 * The export of a list into a file, one at a time (security.md, attack 14). It belongs to no screen, so that the person
 * can work on while a long list is downloaded; when it is stopped, the request is aborted and nothing is saved.
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    emitted: {} as ExportNotice,
    tags: {} as 'shown',
  },
  actors: {
    /** Saves the file; returns its name. */
    downloadExport: fromPromise<string, ExportRequest>(notProvided('downloadExport')),
  },
  guards: { isRetryable: ({ context }) => isRetryable(context) },
  actions: {
    setRequest: assign((_, { request }: { request: ExportRequest }) => ({ request })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifyDone: emit((_, { name }: { name: string }) => ({ type: 'export.done', name }) as const),
    notifyCancelled: emit({ type: 'export.stopped' }),
  },
}).createMachine({
  id: 'export',
  context: { request: none, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'exporting',
          actions: { type: 'setRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    exporting: {
      tags: 'shown',
      entry: 'clearFailure',
      invoke: {
        id: 'downloadExport',
        src: 'downloadExport',
        input: ({ context }) => context.request,
        onDone: {
          target: 'idle',
          actions: { type: 'notifyDone', params: ({ event }) => ({ name: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
      },
      on: { 'export.cancelled': { target: 'idle', actions: 'notifyCancelled' } },
    },
    failed: {
      tags: 'shown',
      on: {
        'export.retried': { guard: 'isRetryable', target: 'exporting' },
        'export.requested': {
          target: 'exporting',
          actions: { type: 'setRequest', params: ({ event }) => ({ request: event.request }) },
        },
        'export.dismissed': 'idle',
      },
    },
  },
});
