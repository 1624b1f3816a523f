import type { SQL } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { RecordKind } from '#server/database/schema/index.ts';

import type { RecordList } from './list.ts';
import type { RemovedQuery } from './removed.ts';

export interface RecordEntity {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

export interface RecordInput {
  readonly title: string;
}

/** An input in which nothing is left out. */
export type Complete<Input> = Input & Required<Omit<Input, 'title'>>;

/** What makes one register different from the next. */
export interface Register<Entity extends RecordEntity, Input extends RecordInput, Query> {
  readonly kind: RecordKind;
  /** The records that meet a condition on `record`, removed ones too, as the contract shows them. */
  readonly read: (condition: SQL | undefined) => Promise<Entity[]>;
  readonly list: RecordList<Query>;
  /** What a new record has where the person says nothing. */
  readonly emptyInput: Required<Omit<Input, 'title'>>;
  /** What a person may set, as it stands on a record. */
  readonly inputOf: (entity: Entity) => Complete<Input>;
  /** Who is told of what others do to the record. */
  readonly ownerOf: (input: Complete<Input>) => string | null;
  /** What the list's search finds it by, beside reference and title. */
  readonly searchable: (input: Complete<Input>) => readonly string[];
  /**
   * Writes the register's own tables for a new or a changed record.
   * @param chosen what the request names; choices that it leaves as they are need not be there any more
   * @throws ApiError 400 naming each choice that is not there
   */
  readonly save: (
    key: { readonly organisationId: string; readonly id: string },
    input: Complete<Input>,
    chosen: Partial<Input>,
  ) => Promise<void>;
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
export interface RegisterHandlers<Entity, Input, Query> extends RemovalHandlers<Entity> {
  readonly list: Handler<{ readonly query: Query }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<{ readonly query: { readonly search?: string } }, Schemas['RecordOption'][]>;
  readonly get: Handler<Path, Entity>;
  readonly position: Handler<Path & { readonly query: Query }, Schemas['RecordPosition']>;
  readonly create: Handler<{ readonly body: Input }, Entity>;
  readonly update: Handler<Path & { readonly body: Partial<Input> & Version }, Entity>;
}
