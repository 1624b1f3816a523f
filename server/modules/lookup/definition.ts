import type { SQL } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

/** What every look-up has: the plainest of the contract has nothing else. */
export type LookupEntity = Schemas['RiskCategory'];
export type LookupInput = Schemas['RiskCategoryInput'];
export type LookupSort = Schemas['LookupSort'];

/** What makes one look-up different from the next. */
export interface LookupSettings {
  /** How many records use an entry, removed ones too; unless given, those with a foreign key to it. */
  readonly uses?: SQL<number>;
  /** An entry in use may be removed: no record refers to it by its id. */
  readonly removableInUse?: true;
  /** Which field a unique constraint is about, beside the name. */
  readonly uniqueFields?: Readonly<Record<string, { field: string; message: string }>>;
  /** Brings records up to date after an entry changed, in the same transaction. */
  readonly afterChange?: () => Promise<void>;
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

/** The handlers of a look-up, in the contract's shape; the compiler holds them against `HandlersOf`. */
export interface LookupHandlers<Entity, Input> {
  readonly list: Handler<{ readonly query: ListQuery }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<unknown, Entity[]>;
  readonly create: Handler<{ readonly body: Input }, Entity>;
  readonly update: Handler<Path & { readonly body: Partial<Input> & { version: number } }, Entity>;
  readonly remove: Handler<Path & { readonly query: { version: number } }, void>;
}
