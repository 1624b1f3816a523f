import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';

/** What a member has noticed. Files are chosen beside it: their contents are known to the service only, by their keys. */
export interface IncidentReportDraft {
  readonly what: string;
  /** An instant in the contract's form; a text that is not complete while it is typed. */
  readonly noticedAt: string | null;
  readonly where: string;
}

/** A report that is in the register. */
export interface SentReport {
  readonly id: string;
  readonly ref: string;
}

export interface IncidentReportContext {
  readonly draft: IncidentReportDraft;
  /** Not sent yet, in their order. */
  readonly files: readonly ChosenFile[];
  /** Null until the report is in the register. */
  readonly report: SentReport | null;
  /** Why the last request was refused, until something else is done. */
  readonly failure: Failure | null;
}

export type IncidentReportEvent =
  | { type: 'draft.changed'; changes: Partial<IncidentReportDraft> }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; key: string }
  | { type: 'report.confirmed' }
  | { type: 'files.retried' }
  /** The report goes without the file that was refused. */
  | { type: 'file.left' }
  | { type: 'report.begun'; noticedAt: string };

/** Notices emitted to the screen, which has the texts. */
export type IncidentReportNotice =
  /** The report is in the register: nothing typed can be lost any more. */
  { type: 'report.sent'; ref: string } | { type: 'report.completed'; ref: string };

export interface FileOfReport {
  readonly reportId: string;
  readonly file: ChosenFile;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const mistakesIn = ({ draft: { what, noticedAt } }: IncidentReportContext): Readonly<Record<string, string>> => ({
  ...(what.trim() === '' && { what: 'Say what happened' }),
  ...((noticedAt === null || Number.isNaN(Date.parse(noticedAt)) || !noticedAt.endsWith('Z')) && {
    noticedAt: 'Enter day and time',
  }),
});

const sent = ({ report }: IncidentReportContext): SentReport => {
  if (report === null) throw new Error('The report was not sent');
  return report;
};

const nextFile = (context: IncidentReportContext): FileOfReport => {
  const [file] = context.files;
  if (file === undefined) throw new Error('No file waits');
  return { reportId: sent(context).id, file };
};

export interface IncidentReportInput {
  readonly noticedAt: string;
}

/**
 * Reports an incident: what, when and where, then the files, one after the other. The report is in the register before its files are
 * sent, so that a file that is refused holds nothing up (incidents.md, 1; issue 42, point 3).
 */
export const incidentReportMachine = setup({
  types: {
    context: {} as IncidentReportContext,
    events: {} as IncidentReportEvent,
    emitted: {} as IncidentReportNotice,
    input: {} as IncidentReportInput,
  },
  actors: {
    sendReport: fromPromise<SentReport, { readonly draft: IncidentReportDraft }>(notProvided('sendReport')),
    attachFile: fromPromise<void, FileOfReport>(notProvided('attachFile')),
  },
  guards: {
    isMistaken: ({ context }) => Object.keys(mistakesIn(context)).length > 0,
    hasFiles: ({ context }) => context.files.length > 0,
    hasMoreFiles: ({ context }) => context.files.length > 1,
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<IncidentReportDraft> }) => ({
      draft: { ...context.draft, ...changes },
      failure: null,
    })),
    /** A key is one file: choosing it again changes nothing. */
    addFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => ({
      files: [...context.files, ...files.filter(({ key }) => context.files.every((file) => file.key !== key))],
    })),
    dropFile: assign(({ context }, { key }: { key: string }) => ({
      files: context.files.filter((file) => file.key !== key),
    })),
    dropFirst: assign(({ context }) => ({ files: context.files.slice(1) })),
    refuse: assign(({ context }) => ({
      failure: { code: 'mistake', message: '', fieldErrors: mistakesIn(context) },
    })),
    keepReport: assign((_, { report }: { report: SentReport }) => ({ report })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    begin: assign((_, { noticedAt }: { noticedAt: string }) => ({
      draft: { what: '', noticedAt, where: '' },
      files: [],
      report: null,
      failure: null,
    })),
    announceSent: emit(({ context }) => ({ type: 'report.sent', ref: sent(context).ref }) as const),
    announceCompleted: emit(({ context }) => ({ type: 'report.completed', ref: sent(context).ref }) as const),
  },
}).createMachine({
  id: 'incident-report',
  context: ({ input: { noticedAt } }) => ({
    draft: { what: '', noticedAt, where: '' },
    files: [],
    report: null,
    failure: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => ({ files: event.files }) } },
        'file.removed': { actions: { type: 'dropFile', params: ({ event }) => ({ key: event.key }) } },
        'report.confirmed': [{ guard: 'isMistaken', actions: 'refuse' }, { target: 'sending' }],
      },
    },
    sending: {
      entry: 'clearFailure',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          {
            guard: 'hasFiles',
            target: 'attaching',
            actions: [{ type: 'keepReport', params: ({ event }) => ({ report: event.output }) }, 'announceSent'],
          },
          {
            target: 'sent',
            actions: [{ type: 'keepReport', params: ({ event }) => ({ report: event.output }) }, 'announceSent'],
          },
        ],
        onError: { target: 'writing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    attaching: {
      entry: 'clearFailure',
      invoke: {
        id: 'attachFile',
        src: 'attachFile',
        input: ({ context }) => nextFile(context),
        onDone: [
          { guard: 'hasMoreFiles', target: 'attaching', reenter: true, actions: 'dropFirst' },
          { target: 'sent', actions: 'dropFirst' },
        ],
        onError: { target: 'incomplete', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    incomplete: {
      on: {
        'files.retried': { target: 'attaching' },
        'file.left': [
          { guard: 'hasMoreFiles', target: 'attaching', actions: 'dropFirst' },
          { target: 'sent', actions: ['dropFirst', 'clearFailure'] },
        ],
      },
    },
    sent: {
      entry: 'announceCompleted',
      on: {
        'report.begun': {
          target: 'writing',
          actions: { type: 'begin', params: ({ event }) => ({ noticedAt: event.noticedAt }) },
        },
      },
    },
  },
});
