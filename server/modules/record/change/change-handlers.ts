import { invalid, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

import { keepBatch } from '../bulk/keep.ts';
import { readersOf } from '../people/readers.ts';
import { refuseUnknownChoices } from '../register/choices.ts';
import type { ChangeHandlers, RecordEntity, RecordInput, Register } from '../register/register.ts';
import { idsIn, refuseWrongChanges, repeatedAt } from './batch.ts';
import { changeAlike, changerOf, notifyOfChanges } from './change.ts';
import { lockForChange, lockRecords, type LockedRecord } from './locks.ts';

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
      await refuseUnknownChoices(choices, changes, before[0]?.input);
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
      const locked = new Map((await lockRecords(kind, ids)).map((row) => [row.id, row]));
      await refuseWrongChanges(choices, changes);
      const refused = records.flatMap(({ version }, index) => refusalOf(ids[index] ?? '', locked, version));
      const refusedIds = new Set(refused.map(({ id }) => id));
      const accepted = [...locked.values()].filter(({ id }) => !refusedIds.has(id));
      const { changed, left: unchanged } = await changeAlike(changer, context, accepted, changes);
      await notifyOfChanges(context, kind, changed);
      const left = new Map(refused.map((one) => [one.id, one]));
      for (const [id, reason] of unchanged) left.set(id, { id, reason });
      const stored = changed.map((one) => ({ ...one, version: (locked.get(one.entity.id)?.version ?? 0) + 1 }));
      const undo = stored.length === 0 ? null : await keepBatch(context, kind, changes, stored);
      return { succeeded: ids.length - left.size, refused: ids.flatMap((id) => left.get(id) ?? []), undo };
    },
  };
}

/** Why a record of a batch stays as it is, if it does. */
function refusalOf(id: string, locked: ReadonlyMap<string, LockedRecord>, version: number): Schemas['RefusedRecord'][] {
  const row = locked.get(id);
  if (row === undefined || row.deleted) return [{ id, reason: 'MISSING' }];
  return row.version === version ? [] : [{ id, reason: 'CHANGED' }];
}
