import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';

import { changesBetween, logActivity } from './activity.ts';
import { notify, noticesOfChange, ownerOf } from './notices.ts';
import { readersOf } from './readers.ts';
import { entityOf, touchRecord, type LockedRecord } from './record.ts';
import type { RecordEntity, RecordInput, Register } from './register.ts';

/** A locked record before a change, with the fields that a user may set. */
export interface Unchanged<Input> {
  readonly locked: LockedRecord;
  readonly input: Input;
}

/** Reads locked records of a register for a change, and changes them. */
export function changerOf<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
) {
  const { list, save, searchable } = register;
  const inputOf = register.input.of;
  const { inOrder } = readersOf(register);

  return {
    async read(locked: readonly LockedRecord[]): Promise<Unchanged<Input>[]> {
      const entities = await inOrder(locked.map(({ id }) => id));
      const inputs = new Map(entities.map((entity) => [entity.id, inputOf(entity)]));
      return locked.flatMap((row) => {
        const input = inputs.get(row.id);
        return input === undefined ? [] : [{ locked: row, input }];
      });
    },

    /** Makes the same changes to all of them, logs the differences of each and notifies the owners. */
    async change(
      context: OrganisationContext,
      records: readonly Unchanged<Input>[],
      changes: object,
    ): Promise<Entity[]> {
      for (const { locked, input } of records) {
        const changed = { ...input, ...changes };
        await touchRecord(context, locked, { title: changed.title, searchable: searchable(changed) });
        await save({ organisationId: context.organisation.id, id: locked.id }, changed, changes);
      }
      const entities = await inOrder(records.map(({ locked }) => locked.id));
      await announce(
        context,
        list.kind,
        entities.map((entity, index) => ({
          entity,
          before: records[index]?.input ?? {},
          after: inputOf(entity),
        })),
      );
      return entities;
    },
  };
}

interface Changed {
  readonly entity: RecordEntity;
  readonly before: object;
  readonly after: object;
}

/** Logs every change, and notifies the owners of records that differ. */
async function announce(context: OrganisationContext, kind: RecordKind, changed: readonly Changed[]): Promise<void> {
  const outcomes = changed.map((one) => ({ ...one, changes: changesBetween(one.before, one.after) }));
  const entries = outcomes.map(({ entity, changes }) => ({
    action: 'UPDATE' as const,
    ...entityOf(kind, entity),
    changes,
  }));
  await logActivity(context, ...entries);
  const notices = outcomes
    .filter(({ changes }) => changes.length > 0)
    .flatMap(({ entity, before, after }) => noticesOfChange(entity, { was: ownerOf(before), is: ownerOf(after) }));
  await notify(context, kind, notices);
}
