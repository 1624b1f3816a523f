import { and, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { keptStates, registers } from '#openapi/generated/records.ts';
import { conflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { registerTables } from '#server/database/kind-tables.ts';
import { attachment, documentEntry, documentUse, policyVersion, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** Whether a policy was approved with the file of a use. */
const isApprovedWith = sql<boolean>`exists (select from ${policyVersion}
  where ${policyVersion.organisationId} = ${documentUse.organisationId} and ${policyVersion.policyId} = ${record.id}
    and ${policyVersion.files} @> jsonb_build_array(jsonb_build_object(
      'attachmentId', ${documentUse.attachmentId}::text, 'number', ${documentUse.number}::integer)))`;

/** Whether the record of a use is in a state of its register that keeps documents: one condition for each register that has any. */
const keepingStates = Object.values(registers).flatMap(({ kind }): SQL[] => {
  const kept = keptStates[kind];
  if (kept === undefined) return [];
  const table = registerTables[kind];
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const column = columns[kept.field];
  if (column === undefined) throw new Error(`${kind} has no column for ${kept.field}`);
  const isIn = and(eqWithinOrganisation(table.id, record.id), inArray(column, [...kept.values]));
  return [sql`(${record.kind} = ${kind} and exists (select from ${table} where ${isIn}))`];
});

/** Why the record of a use keeps the document; null if it does not. */
export const keptAs = sql<Schemas['DocumentKeptAs'] | null>`case
  when ${isApprovedWith} then 'APPROVED_WITH' when ${or(...keepingStates)} then 'OF_CLOSED_RECORD' end`;

/** Whether the record of a use keeps the document. */
export const isKept = or(isApprovedWith, ...keepingStates);

const attachmentOfUse = and(eq(attachment.id, documentUse.attachmentId), isNull(attachment.removedAt));

/** The live record of a use, beside its attachment. */
export const liveUse = {
  attachment: attachmentOfUse,
  record: and(eq(record.id, attachment.recordId), isNull(record.deletedAt)),
} as const;

/** A repository stays while a record keeps one of its files. @throws ApiError 409 naming one file of each */
export async function refuseKeptRepositories(ids: readonly string[], event: 'removed' | 'restored'): Promise<void> {
  if (event === 'restored') return;
  const kept = await db
    .selectDistinctOn([documentEntry.repositoryId], { name: documentEntry.title })
    .from(documentEntry)
    .innerJoin(documentUse, eq(documentUse.documentId, documentEntry.id))
    .innerJoin(attachment, liveUse.attachment)
    .innerJoin(record, liveUse.record)
    .where(and(inArray(documentEntry.repositoryId, [...ids]), isNull(documentEntry.removedAt), isKept))
    .orderBy(documentEntry.repositoryId, documentEntry.title);
  if (kept.length === 0) return;
  throw conflict(
    kept.map(({ name }) => ({
      field: 'id',
      message: `“${name}” is a file of a record that is approved or closed. Where it is used names it`,
    })),
  );
}
