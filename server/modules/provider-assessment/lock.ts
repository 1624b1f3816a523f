import { eq, type SQL } from 'drizzle-orm';

import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, lockLive, logActivity, touchRecord, type LockedRecord } from '#server/modules/record/index.ts';

import { assessmentRegister, liveAssessment } from './register.ts';

type Change = Parameters<typeof logActivity>[1]['changes'][number];

/** An assessment that no one else changes until the transaction ends: neither members nor respondents. */
export interface LockedAssessment {
  readonly entity: LockedRecord;
  readonly assessment: Schemas['ServiceProviderAssessment'];
  readonly status: Schemas['AssessmentStatus'];
  readonly version: number;
  /** The columns that it does not show. */
  readonly own: { readonly templateVersionId: string | null; readonly templateId: string | null };
}

/** The columns that an assessment does not show. @throws ApiError 404 */
export async function unshownOf(id: string): Promise<LockedAssessment['own']> {
  const [own] = await db
    .select({ templateVersionId: assessment.templateVersionId, templateId: assessment.templateId })
    .from(assessment)
    .where(eq(assessment.id, id));
  if (own === undefined) throw notFound();
  return own;
}

/** @throws ApiError 404 */
export async function lockAssessment(id: string): Promise<LockedAssessment> {
  const entity = await lockLive('serviceProviderAssessment', id);
  const current = await liveAssessment(id);
  const { status } = current;
  return { entity, assessment: current, status, version: entity.version, own: await unshownOf(entity.id) };
}

type Row = typeof assessment.$inferInsert;

/** Instants are those of the database. */
type Columns = { readonly [Column in keyof Row]?: Row[Column] | SQL };

/** Stores what a step changes of an assessment, as a change of its record. */
export async function storeStep(
  context: OrganisationContext,
  { entity, assessment: before }: LockedAssessment,
  columns: Columns,
): Promise<void> {
  const input = serviceProviderAssessmentInput.of(before);
  await touchRecord(context, entity, { title: input.title, searchable: assessmentRegister.searchable(input) });
  await db.update(assessment).set(columns).where(eq(assessment.id, entity.id));
}

/** Logs what was done to an assessment. */
export const logOf = (context: OrganisationContext, { entity }: Pick<LockedAssessment, 'entity'>, changes: Change[]) =>
  logActivity(context, { action: 'UPDATE', ...loggedEntity('serviceProviderAssessment', entity), changes });

/** Those who review and decide, as the lifecycle names them. */
export const peopleOf = ({ assessment: { assignee, approver, createdBy } }: LockedAssessment) => ({
  assignee: [assignee?.id ?? null],
  approver: [approver?.id ?? null],
  responsible: [(assignee ?? createdBy)?.id ?? null],
});
