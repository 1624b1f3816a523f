import type { SQL } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import type { Choices } from './choices.ts';
import type { RecordList } from './list.ts';
import type { RemovedQuery } from './removed.ts';

export interface RecordEntity {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** What a person may set on a record, nothing left out. */
export interface RecordInput {
  readonly title: string;
}

/** What a person sets on a new record. */
export type NewInput<Input extends RecordInput> = Partial<Input> & Pick<Input, 'title'>;

/** The key that a record shares with the row of its register. */
export interface RecordKey {
  readonly organisationId: string;
  readonly id: string;
}

/** What makes one register different from the next. */
export interface Register<Entity extends RecordEntity, Input extends RecordInput, Query> {
  /** The records that meet a condition on `record`, removed ones too, as the contract shows them. */
  readonly read: (condition: SQL | undefined) => Promise<Entity[]>;
  readonly list: RecordList<Query>;
  /** What a person may set, as it is on a new record and on one that is there (openapi/generated/inputs.ts). */
  readonly input: { readonly empty: Input; readonly of: (entity: Entity) => Input };
  /** What must be there for a request that names it. */
  readonly choices: Choices<Input>;
  /** What the list's search finds it by, beside reference and title. */
  readonly searchable: (input: Input) => readonly string[];
  /**
   * Writes the register's own tables for a new or a changed record.
   * @param chosen what the request names
   */
  readonly save: (key: RecordKey, input: Input, chosen: Partial<Input>) => Promise<void>;
}

type Handler<Request, Answer> = (request: Request, context: OrganisationContext) => Promise<Answer>;
type Path = { readonly path: { readonly id: string } };
type Version = { readonly version: number };

/** What the operator decides of all registers. */
export interface RecordSettings {
  /** How many days a removed record can be restored. */
  readonly removedKeptDays: number;
}

/** The handlers that take records out of a register and back. */
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

/** The handlers of a register, in the contract's shape; the compiler holds them against `HandlersOf`. */
export interface RegisterHandlers<Entity, Input extends RecordInput, Query> extends RemovalHandlers<Entity> {
  readonly list: Handler<{ readonly query: Query }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<{ readonly query: { readonly search?: string } }, Schemas['RecordOption'][]>;
  readonly get: Handler<Path, Entity>;
  readonly position: Handler<Path & { readonly query: Query }, Schemas['RecordPosition']>;
  readonly create: Handler<{ readonly body: NewInput<Input> }, Entity>;
  readonly update: Handler<Path & { readonly body: Partial<Input> & Version }, Entity>;
}
