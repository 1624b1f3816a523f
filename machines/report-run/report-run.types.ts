import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

type Schemas = components['schemas'];

export type ReportRun = Schemas['ReportRun'];
export type ReportRunAction = Schemas['ReportRunAction'];

/** What is asked for: which report, as of when, with what, and in which form. */
export type ReportRequest = Required<Schemas['ReportRunInput']>;

export interface ReportRunContext {
  readonly request: ReportRequest | null;
  /** Null until the report was asked for. */
  readonly run: ReportRun | null;
  /** What is done about the run. */
  readonly action: ReportRunAction | null;
  /** Why it was not asked for, or could not be read. */
  readonly failure: Failure | null;
}

/** A new report begins with a request; one that was asked for before, with its run. */
export type ReportRunStart = { readonly request: ReportRequest } | { readonly run: ReportRun };

export type ReportRunEvent =
  | { type: 'request.changed'; changes: Partial<ReportRequest> }
  | { type: 'report.asked' }
  | { type: 'run.cancelled' }
  | { type: 'run.retried' }
  | { type: 'run.repeated' }
  | { type: 'run.opened' };

/** Notices emitted to the screen, which has the texts. */
export type ReportRunNotice = { type: 'report.placed'; run: ReportRun } | { type: 'run.refused'; failure: Failure };
