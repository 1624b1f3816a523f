import type { FieldError } from '#server/contract/errors.ts';
import type { FileAnswer, OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import type { AlsoExported } from '../export/also-exported.ts';
import type { RecordList } from '../list/list.ts';
import type { PickerQuery } from '../list/picker.ts';
import type { RemovedQuery } from '../removal/removed.ts';
import type { Choice, Choices } from './choices.ts';
import { labelChoice, saveLabels } from './record-labels.ts';
import type { ReadRecords } from './record-reader.ts';

export interface RecordEntity {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** All fields that a user may set on a record. */
export interface RecordInput {
  readonly title: string;
  readonly labelIds: string[];
}

/** The fields that a user sets on a new record. */
export type NewInput<Input extends RecordInput> = Partial<Input> & Pick<Input, 'title'>;

/** The key that a record shares with the row of its register. */
export interface RecordKey {
  readonly organisationId: string;
  readonly id: string;
}

/** A record to be written. */
export interface SavedRecord<Input> {
  readonly key: RecordKey;
  readonly input: Input;
  /** The part of the input that is set now. */
  readonly chosen: Partial<Input>;
  /** Whether it is added from a file: it may be of the past, of which nobody is told as if it were new. */
  readonly isImported?: boolean;
}

/** What a register lets several records be given beside its fields. */
interface BatchValues<Input> {
  /** The entities that must exist if a change references them. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** The fields of one record that a change sets. */
  changesFor(input: Input, changes: object): object;
}

/** What distinguishes one register from another. */
interface RegisterDefinition<Entity extends RecordEntity, Input extends RecordInput, Query> {
  /** Reads records, including removed ones, in the contract's shape. */
  readonly read: ReadRecords<Entity>;
  readonly list: RecordList<Query>;
  /** The fields that a user may set, for new and for existing records (openapi/generated/inputs.ts). */
  readonly input: { readonly empty: Input; readonly of: (entity: Entity) => Input };
  /** The entities that must exist if a request references them. */
  readonly choices: Choices<Omit<Input, 'labelIds'>>;
  /**
   * What is wrong with fields together, each of which the contract accepts; nothing by default.
   * @param before null for a new record
   */
  readonly problems?: (input: Input, before: Input | null) => readonly FieldError[];
  /**
   * The fields that an input changes although they stay as they are where the record stands; none by default.
   * @param entity the record before the change
   * @param isUndo whether it only gets back what it had before a change of several records
   */
  readonly fixed?: (entity: Entity, input: Input, isUndo: boolean) => readonly FieldError[];
  /** What several records can be given together that is no field of theirs, such as the likelihood of an assessment. */
  readonly batch?: BatchValues<Input>;
  /** The text covered by the list's search, beside reference and title. */
  readonly searchable: (input: Input) => readonly string[];
  /** Writes the register's own tables for new or changed records, at most 500 at a time. */
  readonly save: (records: readonly SavedRecord<Input>[]) => Promise<void>;
  /** What follows from the removal or restoration of its records, in the same transaction; nothing by default. */
  readonly afterRemoval?: (ids: readonly string[], event: 'removed' | 'restored') => Promise<void>;
  /** What its exports have beside the fields of the contract; nothing by default. */
  readonly alsoExports?: AlsoExported;
}

/** A register as handlers and imports share it: its definition, with the labels that every record has. */
export interface Register<Entity extends RecordEntity, Input extends RecordInput, Query> extends Omit<
  RegisterDefinition<Entity, Input, Query>,
  'choices'
> {
  readonly choices: Readonly<Record<string, Choice>>;
}

/** Completes the definition of a register. */
export const defineRegister = <Entity extends RecordEntity, Input extends RecordInput, Query>(
  definition: RegisterDefinition<Entity, Input, Query>,
): Register<Entity, Input, Query> => ({
  ...definition,
  choices: {
    ...definition.choices,
    ...definition.batch?.choices,
    labelIds: labelChoice,
    // Of a change of several records.
    addedLabelIds: labelChoice,
    removedLabelIds: labelChoice,
  },
  async save(records) {
    await Promise.all([definition.save(records), saveLabels(records)]);
  },
});

type Handler<Request, Answer> = (request: Request, context: OrganisationContext) => Promise<Answer>;
type Path = { readonly path: { readonly id: string } };
type Version = { readonly version: number };

/** What all registers need: the operator's settings, and the jobs. */
export interface RecordSettings {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** How many days a removed record can be restored. */
  readonly removedKeptDays: number;
}

/** The handlers that remove records from a register and restore them. */
export interface RemovalHandlers<Entity> {
  readonly removed: Handler<
    { readonly query: RemovedQuery },
    { data: Schemas['RemovedRecord'][]; pagination: Schemas['Pagination'] }
  >;
  readonly removalOutlook: Handler<{ readonly query: { readonly id: string[] } }, Schemas['RemovalOutlook']>;
  readonly remove: Handler<Path & { readonly query: Version }, void>;
  readonly removeOne: Handler<Path & { readonly body: Schemas['RemovalInput'] }, void>;
  readonly removeMany: Handler<{ readonly body: Schemas['RemovalOfSeveral'] }, void>;
  readonly restoreMany: Handler<{ readonly body: Schemas['RecordVersions'] }, void>;
  readonly restore: Handler<Path & { readonly body: Version }, Entity>;
}

/** The handlers that change records of a register. */
export interface ChangeHandlers<Entity, Input extends RecordInput> {
  readonly update: Handler<Path & { readonly body: Partial<Input> & Version }, Entity>;
  readonly changeMany: Handler<
    { readonly body: Schemas['RecordVersions'] & { readonly changes: Partial<Omit<Input, 'title'>> } },
    Schemas['BatchOutcome']
  >;
}

/** The handlers that change all records of a register's list. */
export interface BulkHandlers<Input extends RecordInput, Query> {
  readonly changeAll: Handler<
    {
      readonly query: Query;
      readonly body: { readonly total: number; readonly changes: Partial<Omit<Input, 'title'>> };
    },
    Schemas['BulkChange']
  >;
  readonly removeAll: Handler<{ readonly query: Query; readonly body: Schemas['RemovalOfAll'] }, Schemas['BulkChange']>;
}

/** The handlers of the saved views of a register's list. */
export interface ViewHandlers {
  readonly views: Handler<unknown, Schemas['SavedView'][]>;
  readonly addView: Handler<{ readonly body: Schemas['SavedViewInput'] }, Schemas['SavedView']>;
  readonly updateView: Handler<
    Path & { readonly body: Partial<Schemas['SavedViewInput']> & Version },
    Schemas['SavedView']
  >;
  readonly removeView: Handler<Path & { readonly query: Version }, void>;
}

/** The handlers of a register, in the contract's shape; checked against `HandlersOf` at compile time. */
export interface RegisterHandlers<Entity, Input extends RecordInput, Query>
  extends ChangeHandlers<Entity, Input>, RemovalHandlers<Entity>, BulkHandlers<Input, Query>, ViewHandlers {
  readonly list: Handler<{ readonly query: Query }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<{ readonly query: PickerQuery }, Schemas['RecordOption'][]>;
  readonly get: Handler<Path, Entity>;
  readonly position: Handler<Path & { readonly query: Query }, Schemas['RecordPosition']>;
  readonly exportFile: (
    request: { readonly query: Query & { readonly format: Schemas['ExportFormat'] } },
    context: OrganisationContext & ShortTransactions,
  ) => Promise<FileAnswer>;
  readonly create: Handler<{ readonly body: NewInput<Input> }, Entity>;
}
