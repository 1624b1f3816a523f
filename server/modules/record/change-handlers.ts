import { invalid, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

import { changesBetween } from './activity.ts';
import { idsIn, repeatedAt } from './batch.ts';
import { changerOf, notifyOfChanges } from './change.ts';
import { refuseUnknownChoices, type Choice } from './choices.ts';
import { readersOf } from './readers.ts';
import { lockForChange, lockRecords, type LockedRecord } from './record.ts';
import type { ChangeHandlers, RecordEntity, RecordInput, Register } from './register.ts';

/** The operations that change records of a register. */
export function changeHandlers<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): ChangeHandlers<Entity, Input> {
  const { choices } = register;
  const { kind } = register.list;
  const { live } = readersOf(register);
  const changer = changerOf(register);

  return {
    async update({ path: { id }, body }, context) {
      const { version, ...changes } = body;
      const before = await changer.read([await lockForChange(kind, { id, version }, () => live(id))]);
      await refuseUnknownChoices(choices, changes);
      const changed = await changer.change(
        context,
        before.map((one) => ({ ...one, changes })),
      );
      await notifyOfChanges(context, kind, changed);
      const [entity] = changed.map((one) => one.entity);
      if (entity === undefined) throw notFound();
      return entity;
    },

    async changeMany({ body: { records, changes } }, context) {
      const ids = idsIn(records);
      const errors = ids.flatMap((_id, index) => repeatedAt(ids, index));
      if (errors.length > 0) throw invalid(errors);
      if (Object.keys(changes).length === 0) throw invalid([{ field: 'changes', message: 'Choose what to change' }]);
      await refuseUnknownChoices(prefixed(choices), { changes });
      const locked = new Map((await lockRecords(kind, ids)).map((row) => [row.id, row]));
      const refused = records.flatMap(({ version }, index) => refusalOf(ids[index] ?? '', locked, version));
      const refusedIds = new Set(refused.map(({ id }) => id));
      const before = await changer.read([...locked.values()].filter(({ id }) => !refusedIds.has(id)));
      const differing = before.filter(({ input }) => changesBetween(input, changes).length > 0);
      if (differing.length > 0) {
        const changed = await changer.change(
          context,
          differing.map((one) => ({ ...one, changes })),
        );
        await notifyOfChanges(context, kind, changed);
      }
      return { succeeded: before.length, refused };
    },
  };
}

/** Why a record of a batch stays as it is, if it does. */
function refusalOf(id: string, locked: ReadonlyMap<string, LockedRecord>, version: number): Schemas['RefusedRecord'][] {
  const row = locked.get(id);
  if (row === undefined || row.deleted) return [{ id, reason: 'MISSING' }];
  return row.version === version ? [] : [{ id, reason: 'CHANGED' }];
}

/** The choices of a batch's changes, by their path in the request. */
const prefixed = (choices: Readonly<Record<string, Choice>>) =>
  Object.fromEntries(Object.entries(choices).map(([path, choice]) => [`changes/${path}`, choice]));
