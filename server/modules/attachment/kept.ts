import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { keptFile, record } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';

/**
 * Keeps the files that are attached to some records now as what proves another one, such as an assessment that is closed, for as long
 * as that exists. @param records a query of the ids of the records
 */
export const keepFiles = (keeperId: string, records: SQL) =>
  db.execute(sql`insert into kept_file (organisation_id, record_id, file_id)
    select attachment.organisation_id, ${keeperId}::uuid, latest.file_id from attachment
    join attachment_version latest on latest.organisation_id = attachment.organisation_id
      and latest.attachment_id = attachment.id and latest.number = attachment.latest
    where attachment.organisation_id = ${scopeOfTransaction().organisationId}::uuid and attachment.removed_at is null
      and attachment.record_id in (${records})
    on conflict do nothing`);

/** The kind of a live record that a file was kept for. */
export async function kindKeptFor(fileId: string) {
  const [found] = await db
    .select({ kind: record.kind })
    .from(keptFile)
    .innerJoin(record, and(eq(record.id, keptFile.recordId), isNull(record.deletedAt)))
    .where(eq(keptFile.fileId, fileId))
    .limit(1);
  return found?.kind;
}
