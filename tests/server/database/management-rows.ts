import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Who takes part in an audit and in a management review, as part of the current transaction. */
async function addManagementSystemRows(organisationId: string, personId: string): Promise<void> {
  const [audit] = await db.select({ auditId: tables.audit.id }).from(tables.audit);
  await db.insert(tables.auditAuditor).values({ organisationId, auditId: audit?.auditId ?? '', personId });
  const [review] = await db.select({ reviewId: tables.managementReview.id }).from(tables.managementReview);
  await db
    .insert(tables.managementReviewParticipant)
    .values({ organisationId, reviewId: review?.reviewId ?? '', personId });
}

/** An upgrade of an adopted standard that was undone, as part of the current transaction. */
async function addUpgradeRow(organisationId: string, userId: string): Promise<void> {
  const [adopted] = await db.select().from(tables.adoptedStandard);
  if (adopted === undefined) throw new Error('No standard was adopted');
  const { id: adoptedStandardId, catalogueOwner, versionId } = adopted;
  await db.insert(tables.standardUpgrade).values({
    organisationId,
    adoptedStandardId,
    catalogueOwner,
    fromVersionId: versionId,
    toVersionId: versionId,
    before: { levels: [], parameters: [] },
    appliedBy: userId,
    undoneBy: userId,
  });
}

/** What the management of an organisation does beside its registers, as part of the current transaction. */
export async function addManagementRows(organisationId: string, userId: string): Promise<void> {
  await addManagementSystemRows(organisationId, userId);
  await addUpgradeRow(organisationId, userId);
  const [file] = await db.select({ fileId: tables.storedFile.id }).from(tables.storedFile);
  await db.insert(tables.wordTemplate).values({ organisationId, fileId: file?.fileId ?? '', uploadedBy: userId });
  await db.insert(tables.fileOpening).values({ organisationId, fileId: file?.fileId ?? '', openedBy: userId });
  await db
    .insert(tables.importValueMapping)
    .values({ organisationId, kind: 'risk', field: 'ownerId', key: 'ada', personId: userId });
}
