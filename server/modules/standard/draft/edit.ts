import { and, eq, sql } from 'drizzle-orm';

import { conflict, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import type { control, controlGroup } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { versionShown } from '../queries.ts';
import type { CatalogueScope, CatalogueWork } from '../scope.ts';
import { restamped } from '../stamps.ts';
import { lockDraft, nameOf, ownVersion } from '../versions.ts';

/** A draft that is being edited. */
export interface Draft {
  readonly database: CatalogueDatabase;
  readonly ownerId: string;
  readonly versionId: string;
}

/** What an edit did, for the log and the answer. */
export interface Edited {
  readonly id: string;
  readonly removalId?: string;
  readonly changes: Parameters<CatalogueWork['log']>[0]['changes'];
}

/**
 * Edits a draft in one transaction, in which it is locked.
 * @param read the version of the draft that was read
 * @throws ApiError 404, 409 once it is published, or if someone else has edited it since
 */
export const editDraft = (
  scope: CatalogueScope,
  { id, read }: { readonly id: string; readonly read: number },
  edit: (draft: Draft) => Promise<Edited>,
): Promise<Schemas['DraftEdit']> =>
  scope.within(async ({ database, log }) => {
    const { ownerId } = scope;
    const before = await lockDraft(database, ownerId, id);
    if (before.version !== read) throw versionConflict(versionShown(before));
    const edited = await edit({ database, ownerId, versionId: id }).catch((error: unknown) => {
      if (violatedUniqueConstraint(error) === 'control_code')
        throw conflict([{ field: 'code', message: 'Another control of this draft has this code' }]);
      throw error;
    });
    await restamped(database, ownerId, id);
    const version = await ownVersion(database, ownerId, id);
    await log({
      action: 'UPDATE',
      entityType: 'standardVersion',
      entityId: id,
      entityName: nameOf(version),
      changes: edited.changes,
    });
    return { version: versionShown(version), id: edited.id, removalId: edited.removalId ?? null };
  });

type Placed = typeof control | typeof controlGroup;

/** Makes a place for something in the order of a draft: before a sibling, or at the end. */
export async function placeBefore(
  { database, ownerId, versionId }: Draft,
  table: Placed,
  before: string | null,
): Promise<number> {
  const of = and(eq(table.ownerId, ownerId), eq(table.versionId, versionId));
  const [sibling] =
    before === null
      ? []
      : await database
          .select({ position: table.position })
          .from(table)
          .where(and(of, eq(table.id, before)));
  if (sibling === undefined) {
    const [last] = await database
      .select({ position: sql<number | null>`max(${table.position})` })
      .from(table)
      .where(of);
    return (last?.position ?? -1) + 1;
  }
  await database
    .update(table)
    .set({ position: sql`${table.position} + 1` })
    .where(and(of, sql`${table.position} >= ${sibling.position}`));
  return sibling.position;
}
