import { and, eq, inArray, sql } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentItem, controlPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { itemOf, itemsOf, scoreOf } from './items.ts';
import { judgementFields, logFields, type LoggedField } from './log.ts';
import { found, lockAssessment, refuseOtherAssessors, refuseOtherVersion, refuseUnlessInProgress } from './rights.ts';

type Assessment = Schemas['ComplianceAssessment'];
type Stored = typeof assessmentItem.$inferSelect;
type Judgement = Pick<Stored, 'result' | 'maturity' | 'observation' | 'reason'>;

const ownAnswer = 'Answer the own control instead: a self-assessment has no judgements beside the answers';

/** What is wrong with a judgement. */
function problemsOf({ kind }: Assessment, { result, maturity }: Judgement): FieldError[] {
  if (kind === 'SELF' && (result !== null || maturity !== null)) return [{ field: 'result', message: ownAnswer }];
  if (result === 'NON_APPLICABLE')
    return [
      { field: 'result', message: 'Whether a control applies is decided for the standard, not in an assessment' },
    ];
  return [];
}

const isOf = (assessmentId: string, positionIds: readonly string[]) =>
  and(eq(assessmentItem.assessmentId, assessmentId), inArray(assessmentItem.positionId, [...positionIds]));

/** The rows of items, locked until the transaction ends, in the order of their ids. */
const lockItems = (assessmentId: string, positionIds: readonly string[]): Promise<Stored[]> =>
  db
    .select()
    .from(assessmentItem)
    .where(isOf(assessmentId, positionIds))
    .orderBy(assessmentItem.positionId)
    .for('no key update');

const judgedBy = (context: OrganisationContext, { result }: Pick<Judgement, 'result'>) =>
  result === null ? { judgedBy: null, judgedAt: null } : { judgedBy: context.user.id, judgedAt: sql`now()` };

const judge: HandlersOf<'ComplianceAssessmentCourse'>['judge'] = async ({ path, body }, context) => {
  const { before: assessment } = await lockAssessment(path.id);
  const stored = found((await lockItems(path.id, [path.positionId]))[0]);
  await refuseOtherAssessors(context, assessment, [stored.positionId]);
  const { item: current } = found(await itemOf(assessment, stored.positionId));
  refuseOtherVersion(body.version, current);
  refuseUnlessInProgress(assessment, current);
  const { version: _version, ...given } = body;
  const after: Judgement = { ...stored, ...given };
  const problems = problemsOf(assessment, after);
  if (problems.length > 0) throw invalid(problems);
  const { result, maturity, observation, reason } = after;
  await db
    .update(assessmentItem)
    .set({
      result,
      maturity,
      observation,
      reason,
      ...judgedBy(context, after),
      version: sql`${assessmentItem.version} + 1`,
    })
    .where(isOf(path.id, [stored.positionId]));
  await logFields(context, path.id, judgementFields(stored.positionId, stored, after));
  const items = await itemsOf(assessment);
  const { item } = found(items.find((one) => one.item.positionId === stored.positionId));
  return { item, score: scoreOf(items) };
};

/** The results that the sources of positions give them. */
async function derivedResults(positionIds: readonly string[]) {
  const rows = await db
    .select({ id: controlPosition.id, result: controlPosition.result, maturity: controlPosition.maturity })
    .from(controlPosition)
    .where(inArray(controlPosition.id, [...positionIds]));
  return new Map(rows.map(({ id, ...value }) => [id, value]));
}

/** What each item is judged as: as given, or as its sources say. What is not applicable, or says nothing yet, is left as it is. */
async function judgements(
  stored: readonly Stored[],
  { result, reason }: Schemas['BatchJudgement'],
): Promise<{ readonly before: Stored; readonly after: Judgement }[]> {
  const derived = await derivedResults(stored.map(({ positionId }) => positionId));
  return stored.flatMap((before) => {
    const own = derived.get(before.positionId);
    if (own === undefined || own.result === 'NON_APPLICABLE') return [];
    if (result === undefined && reason !== undefined) return [{ before, after: { ...before, reason } }];
    const value = result === undefined ? own : { result, maturity: before.maturity };
    if (result === undefined && value.result === 'NOT_ASSESSED') return [];
    return [{ before, after: { ...before, ...value, reason: reason ?? before.reason } }];
  });
}

/** Stores judgements of several items in one statement. */
async function storeJudgements(
  context: OrganisationContext,
  assessmentId: string,
  changes: readonly { readonly before: Stored; readonly after: Judgement }[],
): Promise<void> {
  const rows = changes.map(({ before: { positionId }, after: { result, maturity, reason } }) => ({
    id: positionId,
    result,
    maturity,
    reason,
  }));
  await db.execute(sql`update assessment_item item set result = given.result, maturity = given.maturity, reason = given.reason,
      judged_by = case when given.result is null then null else ${context.user.id}::uuid end,
      judged_at = case when given.result is null then null else now() end, version = item.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, result text, maturity int, reason text)
    where item.assessment_id = ${assessmentId}::uuid and item.position_id = given.id`);
  const fields = changes.flatMap(({ before, after }): LoggedField[] =>
    judgementFields(before.positionId, before, after),
  );
  await logFields(context, assessmentId, fields);
}

const judgeMany: HandlersOf<'ComplianceAssessmentCourse'>['judgeMany'] = async ({ path: { id }, body }, context) => {
  const { before: assessment } = await lockAssessment(id);
  const positionIds = [...new Set(body.positionIds.map((one) => one.toLowerCase()))];
  const stored = await lockItems(id, positionIds);
  if (stored.length < positionIds.length) {
    const known = new Set(stored.map(({ positionId }) => positionId));
    const index = positionIds.findIndex((one) => !known.has(one));
    throw invalid([{ field: `positionIds/${index}`, message: 'This control is not in the assessment' }]);
  }
  await refuseOtherAssessors(context, assessment, positionIds);
  refuseUnlessInProgress(assessment);
  const changes = await judgements(stored, body);
  const problems = changes.flatMap(({ after }) => problemsOf(assessment, after)).slice(0, 1);
  if (problems.length > 0) throw invalid(problems);
  if (changes.length > 0) await storeJudgements(context, id, changes);
  return changes.length;
};

/** What assessors say about items. */
export const judgingHandlers = { judge, judgeMany };
