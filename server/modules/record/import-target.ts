import type { FieldText } from '#domain/words/field-text.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { Operation } from '#server/contract/operations.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import type { LockedRecord } from './change/locks.ts';
import type { AlsoExported } from './export/also-exported.ts';
import type { Column } from './export/columns.ts';
import type { BulkNotices, OwnedRecord } from './people/bulk-notices.ts';
import type { Kind } from './people/visibility.ts';
import type { Choice } from './register/choices.ts';

/** A live record that a row of a file names. */
export interface FoundRecord {
  readonly id: string;
  readonly version: number;
  /** In the contract's shape. */
  readonly entity: object;
  /** The fields that a user may set. */
  readonly input: object;
  /** The errors of values that stay as they are where it stands. */
  fixedAt(values: object): readonly FieldError[];
}

/** A record that was added, changed, removed or restored. */
export interface ImportedRecord extends OwnedRecord {
  /** The former values of the fields that were set. */
  readonly before: object;
}

/** A field whose values are unique, beside the one by which rows find their records. */
export interface UniqueField {
  readonly field: string;
  readonly message: string;
  /** The ids of those that have these values, by value. */
  readonly holders: (values: readonly unknown[]) => Promise<ReadonlyMap<unknown, string>>;
}

/** A field beside those of the contract; with values, one of them by their label. */
export interface BesideField {
  readonly path: string;
  readonly label: string;
  readonly type?: 'day' | 'line' | 'instant' | 'rough time';
  readonly values?: Readonly<Record<string, string>>;
}

export type BesideValues = Readonly<Record<string, string>>;

/** What is wrong with the values of a row together, or what is stored of them. */
export interface SettledBeside {
  readonly values: BesideValues;
  readonly errors: readonly FieldError[];
  /** Fields of the contract that follow from them. */
  readonly fields?: object;
  /** What its status needs and it does not have, which is asked once for the file. */
  readonly lacks?: readonly ('rootCause' | 'closingReason')[];
}

/** What a person says of all rows of a file. */
export interface SettleHow {
  /** That what is approved was approved before, elsewhere. */
  readonly isStated: boolean;
  /** What rows are given that their status needs and that they do not have. */
  readonly rootCause?: string | null;
  readonly closingReason?: string | null;
}

/** What a file can say of new records beside the fields of the contract's create: a part of the row of its own. */
export interface ImportBeside {
  /** Their paths begin with `document/`. Without a type, `prepare` reads their cells. */
  readonly fields: readonly BesideField[];
  /** What records have, by the last part of the paths. */
  readonly current: AlsoExported['read'];
  /** What is stored of the text of a cell, or what is wrong with it. Outside of transactions: it may take long. */
  prepare(
    path: string,
    text: string,
    organisationId: string,
  ): Promise<{ readonly value: string } | { readonly problem: string }>;
  /** Whether a person may state that what the file says is approved was approved before, elsewhere. */
  mayState(context: Pick<OrganisationContext, 'organisation'>): boolean;
  /** Begins to look at the values of new rows together, by the last part of their paths, with the row's fields. In a transaction. */
  settler(
    how: SettleHow,
    context: Pick<OrganisationContext, 'organisation'>,
  ): Promise<(values: BesideValues, fields: Readonly<Record<string, unknown>>) => SettledBeside>;
  /** What is stored of them with the record itself. */
  also?(values: BesideValues): object;
  /** Stores what was prepared of records that were just added, by the last part of its path. */
  add(
    context: OrganisationContext,
    records: readonly {
      readonly id: string;
      readonly ref: string;
      readonly title: string;
      readonly values: BesideValues;
      /** The row's fields of the contract. */
      readonly fields: Readonly<Record<string, unknown>>;
    }[],
  ): Promise<void>;
}

/** What records have as rows of its own, in files that name the record of each row. */
export type PartKind = Schemas['ProviderPartKind'];

/** What the fields of a file are derived from. */
export interface ImportForm {
  /** The operation whose body a row is validated like. */
  readonly create: Operation;
  /** Those of an export, by whose headers the fields are called. */
  readonly columns: readonly Column[];
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly noun: { readonly one: string; readonly many: string };
  readonly referenceLabel: string;
  /** Fields of the body that files do not have. */
  readonly without?: readonly string[];
  /** The record that a row belongs to, which the body does not name. */
  readonly parent?: {
    readonly path: string;
    readonly label: string;
    readonly choice: Choice;
    readonly cellOf: Column['cellOf'];
  };
}

/** A record to be added. */
export interface NewImported {
  /** Chosen before, where other rows name it. */
  readonly id?: string;
  readonly ref: string;
  readonly values: object;
  /** What is stored with the record beside the fields that a user may set, such as its status. */
  readonly also?: object;
}

/** What a file can be imported into: a register or a look-up, whatever its fields. At most 500 records at a time. */
export interface ImportTarget {
  readonly kind: Kind | PartKind;
  /** What its fields are derived from. */
  form(): ImportForm;
  /** Whether a person may add to it, or change what it has. */
  mayImport(context: Pick<OrganisationContext, 'organisation'>, level: Schemas['PermissionLevel']): boolean;
  /** The field that a new record needs, and the one by which a row finds its record. */
  readonly titleField: 'title' | 'name';
  readonly referenceField: 'ref' | 'name';
  readonly choices: Readonly<Record<string, Choice>>;
  /** The input of a new record. */
  readonly empty: object;
  /** What is wrong with the fields of a record together, once it has these values. */
  problems(former: FoundRecord | null, values: object): readonly FieldError[];
  /** Which of some locked records stand where they cannot be changed so. */
  fixed(
    records: readonly { readonly locked: LockedRecord; readonly values: object }[],
    isUndo?: boolean,
  ): Promise<ReadonlySet<string>>;
  readonly uniqueFields: readonly UniqueField[];
  readonly beside?: ImportBeside;
  /** The live records that have these texts as their reference or name, by text. */
  find(texts: readonly string[]): Promise<ReadonlyMap<string, FoundRecord>>;
  /** References for so many new records; none where they have no reference. */
  references(organisationId: string, count: number): Promise<readonly string[]>;
  /** Tells the owners and the watchers, once each. */
  notices(context: OrganisationContext, how: string): BulkNotices;
  /** Records that rows name and that are changed with them: locked before everything else. */
  readonly holds?: { readonly field: string; readonly lock: (ids: readonly string[]) => Promise<LockedRecord[]> };
  /** Locks records for a change. */
  lock(ids: readonly string[]): Promise<LockedRecord[]>;
  /** The live records with these titles, by title, both folded; omitted where names are unique or titles say nothing. */
  readonly titled?: (
    titles: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly { readonly id: string; readonly ref: string }[]>>;
  /** Adds records, and logs each. */
  add(context: OrganisationContext, records: readonly NewImported[]): Promise<ImportedRecord[]>;
  /** Changes locked records, and logs each. */
  change(
    context: OrganisationContext,
    records: readonly { readonly locked: LockedRecord; readonly values: object }[],
    isUndo?: boolean,
  ): Promise<ImportedRecord[]>;
  /** The locked records that cannot be removed, because others refer to them. */
  inUse(records: readonly LockedRecord[]): Promise<ReadonlySet<string>>;
  /** Removes locked records, and logs each. */
  remove(context: OrganisationContext, records: readonly LockedRecord[], reason: string): Promise<ImportedRecord[]>;
}
