import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';
import type { components } from '#openapi/generated/types.ts';
import {
  importModeValues,
  importOutcomeValues,
  importStateValues,
  importUndoValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId, updatedAt } from './columns.ts';

type Schemas = components['schemas'];
type ImportDelimiter = Schemas['ImportDelimiter'];
type ImportDecimalMark = Schemas['ImportDecimalMark'];
type ImportDayOrder = Schemas['ImportDayOrder'];
type ImportDoubt = Schemas['ImportDoubt'];

/** The states of an import. `READING`: its file is being read, and nobody sees it yet. */
const states = ['READING', ...importStateValues] as const;

/** The states in which a request or a job works on it. */
const busyStates = ['READING', 'CHECKING', 'RUNNING', 'UNDOING'] as const;

/** How the texts of an imported file are read. */
export interface FileReading {
  /** Null for a workbook and for JSON. */
  readonly delimiter: ImportDelimiter | null;
  /** Likewise; files from before it could be chosen have none. */
  readonly encoding?: Schemas['ImportEncoding'] | null;
  readonly decimalMark: ImportDecimalMark | null;
  readonly dayOrder: ImportDayOrder | null;
  /** Of times that do not name theirs (IANA). */
  readonly timeZone: string;
  /** Whether the person states that what is approved in the file was approved before, elsewhere. */
  readonly approvedBefore?: boolean;
  /** What rows are that may be doubles; none is imported until it is said. */
  readonly doubles?: Schemas['ImportDoubles'] | null;
  /** What those are that were decided one by one. */
  readonly doubleRows?: readonly Schemas['ImportDoubleDecision'][];
  /** What rows are given that their status needs and that they do not have. */
  readonly rootCause?: string | null;
  readonly closingReason?: string | null;
}

/** A value of a file that names nothing, found by a check, and what it stands for. */
export interface UnknownValue {
  readonly field: string;
  readonly text: string;
  readonly rows: number;
  readonly problem: string;
  readonly use: Schemas['ImportValueUse'] | null;
  readonly choice: Schemas['ImportChoice'] | null;
}

/** A column of an imported file. */
export interface ImportColumn {
  readonly header: string;
  readonly samples: readonly string[];
  readonly field: string | null;
  /** What its cells can be read as in two ways. */
  readonly doubts?: readonly ImportDoubt[];
}

/** One of the first rows of an imported file, any of which can be its header. */
export interface FirstRow {
  readonly row: number;
  readonly text: string;
}

/** What is wrong with a row. */
export interface ImportError {
  readonly column: string;
  readonly message: string;
}

/** A file that a person imports into a register. A dedicated policy hides it, and its rows, from everyone else. */
export const dataImport = pgTable(
  'data_import',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    authorId: uuid('author_id').notNull(),
    kind: text('kind').$type<RecordKind | LookupKind | Schemas['ProviderPartKind']>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: states }).notNull(),
    mode: text('mode', { enum: importModeValues }),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull(),
    /** The row of the headers: what is above it is not imported. */
    headerRow: integer('header_row').notNull().default(1),
    firstRows: jsonb('first_rows').$type<readonly FirstRow[]>().notNull().default([]),
    reading: jsonb('reading')
      .$type<FileReading>()
      .notNull()
      .default({ delimiter: null, decimalMark: null, dayOrder: null, timeZone: 'UTC' }),
    /** How many rows it has, and how many of them the current or the last step has done. */
    rows: integer('rows').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** The labels and entries that its rows name and that do not exist, found by the check: the import adds those it uses. */
    newLabels: jsonb('new_labels')
      .$type<readonly { readonly id: string; readonly name: string; readonly kind?: LookupKind }[]>()
      .notNull()
      .default([]),
    /** The values that name nothing, found by the check, the first ones. */
    unknownValues: jsonb('unknown_values').$type<readonly UnknownValue[]>().notNull().default([]),
    /** How many rows are asked about, found by the check. */
    asked: jsonb('asked').$type<Pick<Schemas['ImportQuestions'], 'doubles' | 'rootCause' | 'closingReason'>>(),
    failure: text('failure'),
    /** Where the request came from that started the current or the last step, for the activity log. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When its rows were imported. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('data_import_author', [table.organisationId, table.authorId]),
    check('data_import_state', sql`${table.state} in (${literals(states)})`),
    check('data_import_mode', sql`${table.mode} in (${literals(importModeValues)})`),
    // One at a time for each person, across all processes.
    uniqueIndex('data_import_busy')
      .on(table.organisationId, table.authorId)
      .where(sql`state in (${literals(busyStates)})`),
    index('data_import_newest').on(table.organisationId, table.authorId, table.createdAt),
    index('data_import_created').on(table.organisationId, table.createdAt),
  ],
);

/** A row of an imported file, with what its check has found and what the import has done. */
export const importRow = pgTable(
  'import_row',
  {
    organisationId: organisationId(),
    importId: uuid('import_id').notNull(),
    /** As spreadsheet programs number it. */
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** The columns whose cells are numbers and no texts, where a text could be read in two ways. */
    numbers: jsonb('numbers').$type<number[]>().notNull().default([]),
    /** Null until it is checked. */
    outcome: text('outcome', { enum: importOutcomeValues }),
    title: text('title').notNull().default(''),
    /** The fields that the row sets, as the contract names them. */
    values: jsonb('values').$type<Record<string, unknown>>(),
    /** The labels of the fields that change. */
    changes: jsonb('changes').$type<string[]>(),
    errors: jsonb('errors').$type<ImportError[]>(),
    /** The record or entry that it changes, or has added; of which table, the kind of the import says. */
    recordId: uuid('record_id'),
    /** The record's version: the one to be changed, then the one that the import has made. */
    version: integer('version'),
    /** What it may be a double of. */
    double: jsonb('double').$type<Schemas['ImportDouble']>(),
    /** Its own identifier in the file, as searches compare it. */
    sourceKey: text('source_key'),
    /** The former values of the fields that the import has changed. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    undo: text('undo', { enum: importUndoValues }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.importId, table.row] }),
    belongingTo('import_row_import', [table.organisationId, table.importId], dataImport),
    check('import_row_outcome', sql`${table.outcome} in (${literals(importOutcomeValues)})`),
    check('import_row_undo', sql`${table.undo} in (${literals(importUndoValues)})`),
    // For pages of one outcome, and for counting them.
    index('import_row_of_outcome').on(table.organisationId, table.importId, table.outcome, table.row),
  ],
);
