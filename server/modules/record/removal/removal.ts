import type { RecordKind } from '#openapi/generated/records.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import { batchError, idsIn, repeatedAt } from '../change/batch.ts';
import { lockForChange, lockRecords, type LockedRecord, type RecordState } from '../change/locks.ts';
import { notify, ownerOf } from '../people/notices.ts';
import { readersOf } from '../people/readers.ts';
import { tellWatchers, watchedEvent } from '../people/watcher-notices.ts';
import { linksOf } from '../register/links.ts';
import { markRemoved, markRestored } from '../register/record.ts';
import type { RecordEntity, RecordInput, RecordSettings, Register, RemovalHandlers } from '../register/register.ts';
import { removedPage } from './removed.ts';

/**
 * Locks several live (or, to restore them, removed) records for a change of all or none.
 * @throws ApiError 400 naming each that does not exist or is repeated; 409 naming each that has changed since
 */
async function lockAllForChange(
  kind: RecordKind,
  { records }: Schemas['RecordVersions'],
  state: RecordState,
): Promise<LockedRecord[]> {
  const ids = idsIn(records);
  const locked = await lockRecords(kind, ids);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const isThere = (id: string) => byId.get(id)?.deleted === (state === 'deleted');
  const errors = ids.flatMap((id, index) => {
    if (!isThere(id)) return [batchError(index, 'id', 'This record does not exist')];
    return repeatedAt(ids, index);
  });
  if (errors.length > 0) throw invalid(errors);
  const isStale = (index: number, version: number) => byId.get(ids[index] ?? '')?.version !== version;
  const stale = records.flatMap(({ version }, index) =>
    isStale(index, version) ? [batchError(index, 'version', 'Someone else has changed this in the meantime')] : [],
  );
  if (stale.length > 0) throw conflict(stale);
  return locked;
}

/** Notifies the owners and the watchers of records that were removed or restored. */
async function tellRemoval<Entity extends RecordEntity, Input extends RecordInput, Query>(
  context: OrganisationContext,
  register: Register<Entity, Input, Query>,
  locked: readonly LockedRecord[],
  event: 'removed' | 'restored',
) {
  const { kind } = register.list;
  const entities = await readersOf(register).inOrder(locked.map(({ id }) => id));
  const owned = entities.map((entity) => ({ entity, ownerId: ownerOf(register.input.of(entity)) }));
  const notices = owned.flatMap(({ entity, ownerId }) =>
    ownerId === null ? [] : [{ recipientId: ownerId, kind: event, entity }],
  );
  await notify(context, kind, notices);
  const events = owned.map(({ entity, ownerId }) =>
    watchedEvent(context.user.name, kind, event, { entity, except: [ownerId] }),
  );
  await tellWatchers(kind, events);
}

const idsOf = (locked: readonly LockedRecord[]) => locked.map(({ id }) => id);

/** The operations that remove records from a register and restore them. */
export function removalHandlers<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
  { removedKeptDays }: RecordSettings,
): RemovalHandlers<Entity> {
  const { kind } = register.list;
  const { live, stored } = readersOf(register);

  async function removeLocked(context: OrganisationContext, locked: readonly LockedRecord[], reason: string) {
    await markRemoved(context, kind, locked, reason);
    await register.afterRemoval?.(idsOf(locked), 'removed');
    await tellRemoval(context, register, locked, 'removed');
  }

  async function removeOne(context: OrganisationContext, { id, version }: Schemas['RecordVersion'], reason: string) {
    const locked = await lockForChange(kind, { id, version }, () => live(id));
    await removeLocked(context, [locked], reason);
  }

  async function restoreLocked(context: OrganisationContext, locked: readonly LockedRecord[]) {
    await markRestored(context, kind, locked);
    await register.afterRemoval?.(idsOf(locked), 'restored');
    await tellRemoval(context, register, locked, 'restored');
  }

  return {
    removed: ({ query }) => removedPage(kind, query, removedKeptDays),

    async removalOutlook({ query }, context) {
      return { keptDays: removedKeptDays, links: await linksOf(kind, query.id, context) };
    },

    remove: ({ path: { id }, query: { version } }, context) => removeOne(context, { id, version }, ''),

    removeOne: ({ path: { id }, body: { version, reason = '' } }, context) =>
      removeOne(context, { id, version }, reason),

    async removeMany({ body: { records, reason = '' } }, context) {
      if (records.length > 1 && reason === '')
        throw invalid([{ field: 'reason', message: 'Enter a reason for the removal' }]);
      await removeLocked(context, await lockAllForChange(kind, { records }, 'live'), reason);
    },

    async restore({ path: { id }, body: { version } }, context) {
      const locked = await lockForChange(kind, { id, version }, () => stored(id), 'deleted');
      await restoreLocked(context, [locked]);
      return live(id);
    },

    async restoreMany({ body }, context) {
      await restoreLocked(context, await lockAllForChange(kind, body, 'deleted'));
    },
  };
}
