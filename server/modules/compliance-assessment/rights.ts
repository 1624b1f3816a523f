import { sql } from 'drizzle-orm';

import { refusalToJudge } from '#domain/compliance/assessment-lifecycle.ts';
import { mayInCompliance } from '#domain/compliance/rights.ts';
import { conflict, forbidden, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { lockLive, type LockedRecord } from '#server/modules/record/index.ts';

import { liveAssessment } from './register.ts';
import { ownersInScope } from './scope.ts';

type Assessment = Schemas['ComplianceAssessment'];

const refusals = {
  NOT_ASSESSOR: 'Only its assessors judge',
  OWNS_CONTROLS: 'In an audit nobody judges a control that they own, or have owned in its period',
} as const;

export const assessorIdsOf = ({ assessors }: Pick<Assessment, 'assessors'>): string[] => assessors.map(({ id }) => id);

export const isAssessor = (assessment: Pick<Assessment, 'assessors'>, { user }: OrganisationContext): boolean =>
  assessorIdsOf(assessment).includes(user.id);

/** An assessment that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockAssessment(
  id: string,
): Promise<{ readonly locked: LockedRecord; readonly before: Assessment }> {
  const locked = await lockLive('complianceAssessment', id);
  return { locked, before: await liveAssessment(id) };
}

/** The owners of the own controls of some positions, in the period of an assessment. */
const ownersOf = (
  organisationId: string,
  positionIds: readonly string[],
  assessment: Pick<Assessment, 'periodFrom' | 'startedAt'>,
): Promise<string[]> =>
  ownersInScope(
    sql`(select ${organisationId}::uuid as organisation_id, id as position_id
      from unnest(${sql.param(positionIds)}::uuid[]) as chosen(id))`,
    assessment,
  );

/** @throws ApiError 403 for those who may not judge these items */
export async function refuseOtherAssessors(
  context: OrganisationContext,
  assessment: Assessment,
  positionIds: readonly string[],
): Promise<void> {
  const { role, id } = context.organisation;
  if (!mayInCompliance(role, 'JUDGE', isAssessor(assessment, context))) throw forbidden(refusals.NOT_ASSESSOR);
  const owners = assessment.kind === 'SELF' ? [] : await ownersOf(id, positionIds, assessment);
  const parties = { kind: assessment.kind, assessorIds: assessorIdsOf(assessment) };
  const refusal = refusalToJudge(parties, owners, context.user.id);
  if (refusal !== undefined) throw forbidden(refusals[refusal]);
}

/** @throws ApiError 409 with what is stored, if nothing can be judged any more, or not yet */
export function refuseUnlessInProgress({ status }: Pick<Assessment, 'status'>, current?: unknown): void {
  if (status === 'IN_PROGRESS') return;
  const message =
    status === 'PLANNED' ? 'The assessment has not started' : 'The assessment is not in progress any more';
  throw conflict([{ field: 'positionId', message }], current);
}

/** What was found, or @throws ApiError 404 */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound();
  return thing;
}

/** @throws ApiError 409 with what is stored */
export function refuseOtherVersion(version: number, current: { readonly version: number }): void {
  if (version !== current.version) throw versionConflict(current);
}
