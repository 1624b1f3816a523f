import { sql } from 'drizzle-orm';

import { raisesFindings } from '#domain/compliance/finding-origins.ts';
import { mayInCompliance } from '#domain/compliance/rights.ts';
import { conflict, forbidden, invalid, notFound } from '#server/contract/errors.ts';
import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { isAssessor, lockAssessment } from '#server/modules/compliance-assessment/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { linkHeld } from '#server/modules/record-link/index.ts';
import { holdViewable, registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { correctiveActionHandlers } from './actions.ts';
import { archive } from './archive.ts';
import { closure } from './closing.ts';
import { changeStatus } from './course.ts';
import { controlOptions } from './positions.ts';
import { reclassify } from './reclassify.ts';
import { findingRegister } from './register.ts';

export { findingsAt, positionsOfFinding } from './as-of.ts';
export { closedDay, findingConditions, isOpen, raisedDay, reopenedSince, stateOf } from './figures.ts';
export { findingRegister } from './register.ts';

type Create = HandlersOf<'Findings'>['create'];

/** The ids among these that are no items of an assessment. */
async function strangers(assessmentId: string, positionIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select chosen.id from unnest(${sql.param(positionIds)}::uuid[]) as chosen(id)
    where not exists (select from assessment_item item
      where item.assessment_id = ${assessmentId}::uuid and item.position_id = chosen.id)`);
  return rows.map(({ id }) => id);
}

/** Raises a finding of items of an assessment. */
const raiseWith =
  (create: Create): HandlersOf<'FindingCourse'>['raise'] =>
  async ({ path: { id }, body }, context) => {
    const { before: assessment } = await lockAssessment(id);
    if (!mayInCompliance(context.organisation.role, 'RAISE_FINDING', isAssessor(assessment, context)))
      throw forbidden('Its assessors raise findings');
    if (assessment.status !== 'IN_PROGRESS' && assessment.status !== 'IN_REVIEW')
      throw conflict([
        { field: 'id', message: 'Findings are raised while the assessment is in progress or in review' },
      ]);
    const [stranger] = await strangers(id, body.positionIds);
    if (stranger !== undefined) {
      const index = body.positionIds.findIndex((one) => one.toLowerCase() === stranger);
      throw invalid([{ field: `positionIds/${index}`, message: 'This control is not in the assessment' }]);
    }
    return create({ body: { ...body, assessmentId: id }, path: {}, query: {} }, context);
  };

/** Raises a finding from a record that has brought it to light, and links the two. */
const raiseFromWith =
  (create: Create): HandlersOf<'FindingCourse'>['raiseFrom'] =>
  async ({ path: { id }, body }, context) => {
    const origin = await holdViewable(context, id);
    if (!raisesFindings(origin.kind)) throw notFound();
    if (!mayInCompliance(context.organisation.role, 'RAISE_FINDING', false))
      throw forbidden('This is for those who work on findings');
    const finding = await create({ body, path: {}, query: {} }, context);
    await linkHeld(context, await holdViewable(context, finding.id), origin, { type: 'relates', reverse: false });
    return finding;
  };

/** The register of findings with its look-ups, and what is done about them. */
export function findingModule(
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'AffectedAreas'
  | 'CorrectiveActions'
  | 'FindingActionStatuses'
  | 'FindingCourse'
  | 'FindingImportances'
  | 'Findings'
  | 'FindingSources'
  | 'RootIdentifications'
> {
  const register = registerHandlers(findingRegister, settings);
  return {
    AffectedAreas: lookupHandlers('affectedArea'),
    CorrectiveActions: correctiveActionHandlers,
    FindingActionStatuses: lookupHandlers('findingActionStatus'),
    FindingCourse: {
      raise: raiseWith(register.create),
      raiseFrom: raiseFromWith(register.create),
      changeStatus,
      closure,
      reclassify,
      archive,
      controls: controlOptions,
    },
    FindingImportances: lookupHandlers('findingImportance'),
    Findings: register,
    FindingSources: lookupHandlers('findingSource'),
    RootIdentifications: lookupHandlers('rootIdentification'),
  };
}
