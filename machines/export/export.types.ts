import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

export type ExportFormat = components['schemas']['ExportFormat'];

/** A list as its screen shows it, and the format of the file. */
export interface ExportRequest {
  /** The kind of the register. */
  readonly register: string;
  /** Search, filters and order. */
  readonly query: object;
  readonly format: ExportFormat;
  /** What the file will contain, in words: `7 of 44 risks`. */
  readonly contents: string;
}

export interface ExportContext {
  /** The running, failed or last export. */
  readonly request: ExportRequest;
  /** Why it failed. */
  readonly failure: Failure | null;
}

export type ExportEvent =
  | { type: 'export.requested'; request: ExportRequest }
  | { type: 'export.cancelled' }
  | { type: 'export.retried' }
  | { type: 'export.dismissed' };

/** Notices emitted to the screen, which has the texts. */
export type ExportNotice = { type: 'export.done'; name: string } | { type: 'export.stopped' };
