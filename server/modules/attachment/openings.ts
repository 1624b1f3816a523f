import { count, desc, eq } from 'drizzle-orm';

import { attachmentVersion, fileOpening, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { pageOf, toPage } from '#server/modules/record/index.ts';

/** Notes that a person gets raw evidence, in a transaction of theirs, before any of it is sent. */
export async function noteOpening(organisationId: string, fileId: string, openedBy: string): Promise<void> {
  await db.insert(fileOpening).values({ organisationId, fileId, openedBy });
}

/** One page of who got which version of an attached file, newest first. */
export async function openingsPage(id: string, query: { readonly page?: number; readonly perPage?: number }) {
  const { perPage, offset } = pageOf(query);
  const ofFile = eq(attachmentVersion.fileId, fileOpening.fileId);
  const isOfAttachment = eq(attachmentVersion.attachmentId, id);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: fileOpening.id,
        number: attachmentVersion.number,
        openedAt: fileOpening.openedAt,
        openedBy: { id: userAccount.id, name: userAccount.name },
      })
      .from(fileOpening)
      .innerJoin(attachmentVersion, ofFile)
      .innerJoin(userAccount, eq(userAccount.id, fileOpening.openedBy))
      .where(isOfAttachment)
      .orderBy(desc(fileOpening.openedAt), desc(fileOpening.id))
      .limit(perPage)
      .offset(offset),
    db.select({ total: count() }).from(fileOpening).innerJoin(attachmentVersion, ofFile).where(isOfAttachment),
  ]);
  const total = counted?.total ?? 0;
  return toPage(
    query,
    { total, totalIsExact: true, unfilteredTotal: total },
    rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() })),
  );
}
