import type { SQL } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { PickerQuery } from '#server/modules/record/index.ts';

/** The fields common to all look-ups; the simplest has no others. */
export type LookupEntity = Schemas['PlainEntry'];
export type LookupInput = Schemas['PlainEntryInput'];
export type LookupSort = Schemas['LookupSort'];

/** What distinguishes one look-up from another. */
export interface LookupSettings {
  /** How many records use an entry, including removed ones; by default, those with a foreign key to it. */
  readonly uses?: SQL<number>;
  /** Whether an entry in use may be removed, because no record references it by id. */
  readonly removableInUse?: true;
  /** The field of each unique constraint, beside the name. */
  readonly uniqueFields?: Readonly<Record<string, { field: string; message: string }>>;
  /** Updates records after an entry has changed, in the same transaction. */
  readonly afterChange?: () => Promise<void>;
  /** What else is to be told before entries are deleted, in the same transaction. */
  readonly beforeRemoval?: (context: OrganisationContext, ids: readonly string[]) => Promise<void>;
}

export interface ListQuery {
  readonly search?: string;
  readonly page?: number;
  readonly perPage?: number;
  readonly sortId?: LookupSort;
  readonly desc?: boolean;
}

type Handler<Input, Answer> = (input: Input, context: OrganisationContext) => Promise<Answer>;
type Path = { readonly path: { readonly id: string } };

/** The handlers of a look-up, in the contract's shape; checked against `HandlersOf` at compile time. */
export interface LookupHandlers<Entity, Input> {
  readonly list: Handler<{ readonly query: ListQuery }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<{ readonly query: PickerQuery }, Entity[]>;
  readonly create: Handler<{ readonly body: Input }, Entity>;
  readonly update: Handler<Path & { readonly body: Partial<Input> & { version: number } }, Entity>;
  readonly remove: Handler<Path & { readonly query: { version: number } }, void>;
}
