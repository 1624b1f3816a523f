import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** A value in a report: days are `2026-11-23`, instants are in UTC, as the contract writes them. */
export type ReportCell =
  | { readonly type: 'text' | 'day' | 'instant'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | null;

export interface ReportColumn {
  readonly key: string;
  readonly label: string;
  /** How much of the width it gets, beside 1 for a short value. */
  readonly weight: number;
}

export interface ReportRow {
  /** The same in every run: of a record, its id. */
  readonly key: string;
  /** Null for what is no record, such as a count. */
  readonly recordId: string | null;
  /** What it is called where rows are compared. */
  readonly name: string;
  readonly cells: readonly ReportCell[];
  /** `#RRGGBB` behind the cells, null for those without. */
  readonly fills?: readonly (string | null)[];
}

/** A table, or a sentence that says why there is none. */
export interface ReportSection {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

/** Everything that a file says, whatever its format: the same content always gives the same bytes. */
export interface ReportContent {
  readonly title: string;
  readonly organisation: string;
  /** An instant, and the same where the organisation is. */
  readonly asOf: string;
  readonly asOfText: string;
  readonly timeZone: string;
  readonly definition: string;
  readonly period: string;
  /** Only of content from before authors were left to the run: all who make a report again get the same bytes. */
  readonly author?: string;
  /** Sentences below the title: filters, what was left out, what could not be read as of that day. */
  readonly notes: readonly string[];
  readonly paper: Schemas['PaperSize'];
  readonly sections: readonly ReportSection[];
  /** Only of a stored page of compliance: its tables are written as the page itself exports them. */
  readonly page?: {
    /** By which the workbook is dated. */
    readonly day: string;
    /** The section that is all of its CSV. */
    readonly csv: string;
  };
}

/** What a report was made from, below its title. */
export const originText = ({ definition, period, author }: ReportContent): string =>
  [definition, period, ...(author === undefined ? [] : [`by ${author}`])].join(' · ');
