import { changesBetween, logActivity } from './activity.ts';
import { refuseUnknownChoices } from './choices.ts';
import { recordOptions } from './list.ts';
import { notify, noticesOfChange, ownerOf } from './notices.ts';
import { toPage, type PageQuery } from './pages.ts';
import { readersOf } from './readers.ts';
import { addRecord, entityOf, lockForChange, touchRecord } from './record.ts';
import type { RecordEntity, RecordInput, RecordSettings, Register, RegisterHandlers } from './register.ts';
import { removalHandlers } from './removal.ts';

/** The operations common to all registers, parameterised by a register's definition. */
export function registerHandlers<Entity extends RecordEntity, Input extends RecordInput, Query extends PageQuery>(
  register: Register<Entity, Input, Query>,
  settings: RecordSettings,
): RegisterHandlers<Entity, Input, Query> {
  const { choices, save, list } = register;
  const { empty, of: inputOf } = register.input;
  const { kind } = list;
  const { live, inOrder } = readersOf(register);
  const textOf = (input: Input) => ({ title: input.title, searchable: register.searchable(input) });

  return {
    async list({ query }) {
      const { ids, totals } = await list.page(query);
      return toPage(query, totals, await inOrder(ids));
    },

    options: ({ query }) => recordOptions(kind, query.search),

    get: ({ path }) => live(path.id),

    async position({ path: { id }, query }) {
      const found = await list.positionOf(query, id);
      if (found.position === null) await live(id);
      return found;
    },

    async create({ body }, context) {
      const input = { ...empty, ...body };
      await refuseUnknownChoices(choices, body);
      const { id } = await addRecord(context, kind, textOf(input));
      await save({ organisationId: context.organisation.id, id }, input, body);
      const created = await live(id);
      const changes = changesBetween({}, body);
      await logActivity(context, { action: 'CREATE', ...entityOf(kind, created), changes });
      await notify(context, kind, noticesOfChange(created, { was: null, is: ownerOf(inputOf(created)) }));
      return created;
    },

    async update({ path: { id }, body }, context) {
      const { version, ...changes } = body;
      const locked = await lockForChange(kind, { id, version }, () => live(id));
      const before = inputOf(await live(id));
      const input = { ...before, ...changes };
      await refuseUnknownChoices(choices, changes);
      await touchRecord(context, locked, textOf(input));
      await save({ organisationId: context.organisation.id, id }, input, body);
      const changed = await live(id);
      const differences = changesBetween(before, inputOf(changed));
      await logActivity(context, { action: 'UPDATE', ...entityOf(kind, changed), changes: differences });
      if (differences.length > 0)
        await notify(context, kind, noticesOfChange(changed, { was: ownerOf(before), is: ownerOf(inputOf(changed)) }));
      return changed;
    },

    ...removalHandlers(register, settings),
  };
}
