import { eq, inArray } from 'drizzle-orm';

import { documentEntryLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { distinctIds } from '#server/modules/record/index.ts';

import type { StoredEntry } from './locks.ts';

/** Replaces the labels of a file or folder. */
export async function setLabels(
  { organisationId, id: entryId }: StoredEntry,
  labelIds: readonly string[],
): Promise<void> {
  await db.delete(documentEntryLabel).where(eq(documentEntryLabel.entryId, entryId));
  const ids = distinctIds(labelIds);
  if (ids.length === 0) return;
  await db.insert(documentEntryLabel).values(ids.map((labelId) => ({ organisationId, entryId, labelId })));
}

/** The labels that files and folders have of one that is merged into another go to that one. */
export async function mergeDocumentLabels(fromId: string, intoId: string): Promise<void> {
  const { entryId, labelId } = documentEntryLabel;
  const rows = await db
    .delete(documentEntryLabel)
    .where(inArray(labelId, [fromId]))
    .returning({ organisationId: documentEntryLabel.organisationId, entryId });
  if (rows.length === 0) return;
  await db
    .insert(documentEntryLabel)
    .values(rows.map((row) => ({ ...row, labelId: intoId })))
    .onConflictDoNothing();
}
