import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, type RecordKind } from '#server/database/schema/index.ts';

import { changesBetween, logActivity } from './activity.ts';
import { lockAllForChange } from './batch.ts';
import { recordOptions, type IdPage } from './list.ts';
import { toPage, type PageQuery } from './pages.ts';
import { addRecord, entityOf, lockForChange, setState, touchRecord } from './record.ts';

interface RecordEntity {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

interface RecordInput {
  readonly title: string;
}

/** An input in which nothing is left out. */
export type Complete<Input> = Input & Required<Omit<Input, 'title'>>;

/** What makes one register different from the next. */
export interface Register<Entity extends RecordEntity, Input extends RecordInput, Query> {
  readonly kind: RecordKind;
  /** The records that meet a condition on `record`, removed ones too, as the contract shows them. */
  readonly read: (condition: SQL | undefined) => Promise<Entity[]>;
  readonly list: (query: Query) => Promise<IdPage>;
  /** What a new record has where the person says nothing. */
  readonly emptyInput: Required<Omit<Input, 'title'>>;
  /** What a person may set, as it stands on a record. */
  readonly inputOf: (entity: Entity) => Complete<Input>;
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

/** The handlers of a register, in the contract's shape; the compiler holds them against `HandlersOf`. */
export interface RegisterHandlers<Entity, Input, Query> {
  readonly list: Handler<{ readonly query: Query }, { data: Entity[]; pagination: Schemas['Pagination'] }>;
  readonly options: Handler<{ readonly query: { readonly search?: string } }, Schemas['RecordOption'][]>;
  readonly get: Handler<Path, Entity>;
  readonly create: Handler<{ readonly body: Input }, Entity>;
  readonly update: Handler<Path & { readonly body: Partial<Input> & Version }, Entity>;
  readonly remove: Handler<Path & { readonly query: Version }, void>;
  readonly removeMany: Handler<{ readonly body: Schemas['RecordVersions'] }, void>;
  readonly restoreMany: Handler<{ readonly body: Schemas['RecordVersions'] }, void>;
  readonly restore: Handler<Path & { readonly body: Version }, Entity>;
}

/** How the records of a register are read. */
function readersOf<Entity extends RecordEntity, Input extends RecordInput, Query>({
  kind,
  read,
}: Register<Entity, Input, Query>) {
  const one = async (condition: SQL | undefined): Promise<Entity> => {
    const [found] = await read(condition);
    if (found === undefined) throw notFound();
    return found;
  };
  const ofKind = (id: string) => and(eq(record.id, id), eq(record.kind, kind));

  return {
    /** @throws ApiError 404 */
    live: (id: string) => one(and(ofKind(id), isNull(record.deletedAt))),

    /** As it is stored, removed or not. */
    stored: (id: string) => one(ofKind(id)),

    async inOrder(ids: readonly string[]): Promise<Entity[]> {
      if (ids.length === 0) return [];
      const byId = new Map((await read(inArray(record.id, [...ids]))).map((entity) => [entity.id, entity]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

/** The operations of a register: what is the same for all of them, around what its definition says. */
export function registerHandlers<Entity extends RecordEntity, Input extends RecordInput, Query extends PageQuery>(
  register: Register<Entity, Input, Query>,
): RegisterHandlers<Entity, Input, Query> {
  const { kind, emptyInput, inputOf, save } = register;
  const { live, stored, inOrder } = readersOf(register);
  const textOf = (input: Complete<Input>) => ({ title: input.title, searchable: register.searchable(input) });

  return {
    async list({ query }) {
      const { ids, total } = await register.list(query);
      return toPage(query, total, await inOrder(ids));
    },

    options: ({ query }) => recordOptions(kind, query.search),

    get: ({ path }) => live(path.id),

    async create({ body }, context) {
      const input = { ...emptyInput, ...body };
      const { id } = await addRecord(context, kind, textOf(input));
      await save({ organisationId: context.organisation.id, id }, input, body);
      const created = await live(id);
      const changes = changesBetween({}, body);
      await logActivity(context, { action: 'CREATE', ...entityOf(kind, created), changes });
      return created;
    },

    async update({ path: { id }, body }, context) {
      const { version, ...changes } = body;
      const locked = await lockForChange(kind, { id, version }, () => live(id));
      const before = inputOf(await live(id));
      const input = { ...before, ...changes };
      await touchRecord(context, locked, textOf(input));
      await save({ organisationId: context.organisation.id, id }, input, body);
      const changed = await live(id);
      const differences = changesBetween(before, inputOf(changed));
      await logActivity(context, { action: 'UPDATE', ...entityOf(kind, changed), changes: differences });
      return changed;
    },

    async remove({ path: { id }, query: { version } }, context) {
      const locked = await lockForChange(kind, { id, version }, () => live(id));
      await setState(context, kind, [locked], 'deleted');
    },

    async removeMany({ body }, context) {
      await setState(context, kind, await lockAllForChange(kind, body), 'deleted');
    },

    async restoreMany({ body }, context) {
      await setState(context, kind, await lockAllForChange(kind, body, 'deleted'), 'live');
    },

    async restore({ path: { id }, body: { version } }, context) {
      const locked = await lockForChange(kind, { id, version }, () => stored(id), 'deleted');
      await setState(context, kind, [locked], 'live');
      return live(id);
    },
  };
}
