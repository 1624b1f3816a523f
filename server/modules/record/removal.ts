import { contradiction, invalid, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { NotificationKind, RecordKind } from '#server/database/schema/index.ts';

import { notify } from './notices.ts';
import { readersOf } from './readers.ts';
import { lockForChange, lockRecords, setState, type LockedRecord, type RecordState } from './record.ts';
import type { RecordEntity, RecordInput, Register, RegisterHandlers } from './register.ts';

const refusal = (index: number, field: 'id' | 'version', message: string): FieldError => ({
  field: `records/${index}/${field}`,
  message,
});

/**
 * Locks several live (or, to restore them, deleted) records for a change of all of them or none.
 * @throws ApiError 400 naming each that is not there or is named twice; 409 naming each that was changed since
 */
async function lockAllForChange(
  kind: RecordKind,
  { records }: Schemas['RecordVersions'],
  state: RecordState,
): Promise<LockedRecord[]> {
  const ids = records.map(({ id }) => id.toLowerCase());
  const locked = await lockRecords(kind, ids);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const isThere = (id: string) => byId.get(id)?.deleted === (state === 'deleted');
  const errors = ids.flatMap((id, index) => {
    if (!isThere(id)) return [refusal(index, 'id', 'This record does not exist')];
    return ids.indexOf(id) === index ? [] : [refusal(index, 'id', 'This record is listed twice')];
  });
  if (errors.length > 0) throw invalid(errors);
  const isStale = (index: number, version: number) => byId.get(ids[index] ?? '')?.version !== version;
  const stale = records.flatMap(({ version }, index) =>
    isStale(index, version) ? [refusal(index, 'version', 'Someone else has changed this in the meantime')] : [],
  );
  if (stale.length > 0) throw contradiction(stale);
  return locked;
}

/** The operations that take records out of a register and back. */
export function removalHandlers<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): Pick<RegisterHandlers<Entity, Input, Query>, 'remove' | 'removeMany' | 'restore' | 'restoreMany'> {
  const { kind, inputOf, ownerOf } = register;
  const { live, stored, inOrder } = readersOf(register);

  /** Removes locked records or takes that back, and tells their owners. */
  async function change(context: OrganisationContext, locked: readonly LockedRecord[], state: RecordState) {
    await setState(context, kind, locked, state);
    const entities = await inOrder(locked.map(({ id }) => id));
    const notices = entities.flatMap((entity) => {
      const recipientId = ownerOf(inputOf(entity));
      const told: NotificationKind = state === 'deleted' ? 'removed' : 'restored';
      return recipientId === null ? [] : [{ recipientId, kind: told, entity }];
    });
    await notify(context, kind, notices);
  }

  return {
    async remove({ path: { id }, query: { version } }, context) {
      const locked = await lockForChange(kind, { id, version }, () => live(id));
      await change(context, [locked], 'deleted');
    },

    async removeMany({ body }, context) {
      await change(context, await lockAllForChange(kind, body, 'live'), 'deleted');
    },

    async restore({ path: { id }, body: { version } }, context) {
      const locked = await lockForChange(kind, { id, version }, () => stored(id), 'deleted');
      await change(context, [locked], 'live');
      return live(id);
    },

    async restoreMany({ body }, context) {
      await change(context, await lockAllForChange(kind, body, 'deleted'), 'live');
    },
  };
}
