import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { policyVersion, record, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { viewableRecord } from '#server/modules/record/index.ts';

const isWith = (file: SQL) => sql`${policyVersion.files} @> jsonb_build_array(${file})`;

/** Versions of policies that were approved with a stored file. */
export const isWithFile = isWith(sql`jsonb_build_object('fileId', ${storedFile.id})`);

const policyOfVersion = eqWithinOrganisation(record.id, policyVersion.policyId);

/** The id of the file of an attachment's version with which a policy was approved that the caller may view. */
export async function frozenFileId(
  context: OrganisationContext,
  { attachmentId, number }: { readonly attachmentId: string; readonly number: number },
): Promise<string | undefined> {
  const id = attachmentId.toLowerCase();
  const isNamed = isWith(sql`jsonb_build_object('attachmentId', ${id}::text, 'number', ${number}::integer)`);
  const [version] = await db
    .select({ files: policyVersion.files })
    .from(policyVersion)
    .innerJoin(record, policyOfVersion)
    .where(and(isNamed, viewableRecord(context)))
    .limit(1);
  return version?.files?.find((file) => file.attachmentId === id && file.number === number)?.fileId;
}

/** The kind of the live record that was approved with a file. */
export async function kindFrozenWith(fileId: string) {
  const [found] = await db
    .select({ kind: record.kind })
    .from(storedFile)
    .innerJoin(policyVersion, isWithFile)
    .innerJoin(record, policyOfVersion)
    .where(and(eq(storedFile.id, fileId), isNull(record.deletedAt)))
    .limit(1);
  return found?.kind;
}
