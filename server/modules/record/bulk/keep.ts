import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { bulkChange, bulkChangeItem } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { fieldsOf, type Changed } from '../change/change.ts';
import { ownerOf } from '../people/notices.ts';
import { shownBulkChange } from './store.ts';

/** A record that a batch has changed, in the version that the change has made. */
interface ChangedRecord extends Changed<{ readonly id: string }> {
  readonly version: number;
}

/** Keeps what undoes a change of several records, in its transaction: it has ended as a bulk change has (decision 049). */
export async function keepBatch(
  { organisation: { id: organisationId }, user, request: { ip, userAgent } }: OrganisationContext,
  kind: RecordKind,
  changes: object,
  changed: readonly ChangedRecord[],
): Promise<Schemas['BulkChange']> {
  const [added] = await db
    .insert(bulkChange)
    .values({
      organisationId,
      authorId: user.id,
      kind,
      action: 'CHANGE',
      state: 'DONE',
      changes: { ...changes },
      reason: '',
      total: changed.length,
      done: changed.length,
      ip,
      userAgent,
      finishedAt: new Date(),
    })
    .returning({ id: bulkChange.id });
  if (added === undefined) throw new Error('No bulk change was added');
  await db.insert(bulkChangeItem).values(
    changed.map(({ entity: { id }, before, after, changes: set, version }, index) => ({
      organisationId,
      bulkChangeId: added.id,
      position: index + 1,
      recordId: id,
      version,
      outcome: 'DONE' as const,
      before: fieldsOf(before, set),
      formerOwnerId: ownerOf(before),
      ownerId: ownerOf(after),
    })),
  );
  return shownBulkChange(added.id);
}
