import { and, eq, sql } from 'drizzle-orm';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import { invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { controlLink, controlPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { rederivePositions } from '#server/modules/derivation/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { changesBetween, logActivity, member } from '#server/modules/record/index.ts';

import { adoptedRow } from './adopted.ts';
import { highestLevelOf } from './maturity.ts';
import { livePosition, overrideShown, positionDetails } from './position-details.ts';
import { refuseUnless } from './rights.ts';

type Changes = Schemas['PositionChanges'];
type Override = Changes['override'];
type Position = Awaited<ReturnType<typeof livePosition>>;
type Columns = Partial<typeof controlPosition.$inferInsert>;

/** @throws ApiError 409 if someone has changed a position since; the caller holds its lock */
export async function refuseOutdated(id: string, version: number): Promise<void> {
  const [row] = await db
    .select({ version: controlPosition.version })
    .from(controlPosition)
    .where(eq(controlPosition.id, id));
  if (row?.version !== version) throw versionConflict(await positionDetails(id));
}

/** Counts a change that a person has made. */
export const touchPosition = (id: string, columns: Columns = {}) =>
  db
    .update(controlPosition)
    .set({ ...columns, version: sql`${controlPosition.version} + 1` })
    .where(eq(controlPosition.id, id));

async function overrideProblems(override: Changes['override'], highest: number): Promise<FieldError[]> {
  if (override === undefined || override === null) return [];
  const { result, maturity, until } = override;
  const problems: FieldError[] = [];
  if (result === 'NON_APPLICABLE')
    problems.push({ field: 'override/result', message: 'Say that the control is not applicable instead' });
  if (maturity !== null && maturity > highest)
    problems.push({ field: 'override/maturity', message: `The highest level is ${highest}` });
  if (until !== null && until < (await organisationToday()))
    problems.push({ field: 'override/until', message: 'Choose today or a later day' });
  return problems;
}

async function problemsOf(position: Position, changes: Changes): Promise<FieldError[]> {
  const { maturityModelId } = await adoptedRow(position.row.adoptedStandardId);
  const highest = await highestLevelOf(maturityModelId);
  const problems: FieldError[] = [];
  if (changes.isApplicable === false && !position.mayBeExcluded)
    problems.push({ field: 'isApplicable', message: 'This control may not be excluded' });
  const { ownerId, target } = changes;
  if (typeof ownerId === 'string' && (await member.find([ownerId])).length === 0)
    problems.push({ field: 'ownerId', message: member.message });
  if (typeof target === 'number' && target > highest)
    problems.push({ field: 'target', message: `The highest level is ${highest}` });
  return [...problems, ...(await overrideProblems(changes.override, highest))];
}

/** The columns of an override, with the derived result that the person saw. */
function overrideColumns(override: Changes['override'], userId: string): Columns {
  if (override === undefined) return {};
  if (override === null)
    return {
      overrideResult: null,
      overrideMaturity: null,
      overrideReason: '',
      overrideUntil: null,
      overrideSeen: null,
      overrideBy: null,
      overrideAt: null,
    };
  const { result, maturity, reason, until } = override;
  return {
    overrideResult: result,
    overrideMaturity: maturity,
    overrideReason: reason,
    overrideUntil: until,
    overrideBy: userId,
  };
}

/** What stands now is what the person saw. */
const seen = (override: Changes['override']) =>
  override === undefined || override === null
    ? {}
    : { overrideSeen: sql`${controlPosition.derivedResult}`, overrideAt: sql`now()` };

/** What the history says about a change: the first of these that it makes. */
function wordsOf(changes: Changes): string {
  if (changes.override !== undefined) return changes.override === null ? 'Override ended' : 'Override set';
  if (changes.isApplicable !== undefined) return changes.isApplicable ? 'Applicable' : 'Not applicable';
  return changes.confirm === true ? 'Confirmed' : 'Changed';
}

const confirmLinks = (positionId: string) =>
  db
    .update(controlLink)
    .set({ standing: 'CONFIRMED' })
    .where(and(eq(controlLink.positionId, positionId), eq(controlLink.standing, 'TO_CONFIRM')));

const confirmed = {
  isToConfirm: false,
  coverStanding: sql`case ${controlPosition.coverStanding} when 'TO_CONFIRM' then 'CONFIRMED' else ${controlPosition.coverStanding} end`,
};

/** Whether a change is one of what the statement of applicability says of a control. */
const decidesApplicability = ({ isApplicable, reasons, justification }: Omit<Changes, 'version'>): boolean =>
  isApplicable !== undefined || reasons !== undefined || justification !== undefined;

/** An override in a line: `Compliant until 2026-12-31: Tested by hand`. */
function overrideLine(override: Override): string | null {
  if (override === undefined || override === null) return null;
  const { result, maturity, reason, until } = override;
  const level = maturity === null ? '' : `, maturity ${maturity}`;
  return `${complianceResultLabels[result]}${level}${until === null ? '' : ` until ${until}`}: ${reason}`;
}

/** Logs what people decided otherwise than it stood, if anything. */
async function logDecisions(
  context: OrganisationContext,
  { row, ref, title }: Position,
  { override, reasons, isApplicable, justification, ownerId, target }: Omit<Changes, 'version' | 'confirm'>,
): Promise<void> {
  const before = {
    isApplicable: row.isApplicable,
    reasons: [...row.reasons],
    justification: row.justification,
    ownerId: row.ownerId,
    target: row.target,
    override: overrideLine(overrideShown(row)),
  };
  const after = {
    isApplicable,
    reasons: reasons === undefined ? undefined : [...new Set(reasons)],
    justification,
    ownerId,
    target,
    override: override === undefined ? undefined : overrideLine(override),
  };
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const named = { entityType: 'controlPosition', entityId: row.id, entityRef: ref, entityName: title } as const;
  await logActivity(context, { action: 'UPDATE', ...named, changes });
}

/** Changes what people decide about a position, and confirms it with its links and its cover. @throws ApiError 400, 403, 404, 409 */
export async function changePosition(
  id: string,
  { version, confirm = false, ...changes }: Changes,
  context: OrganisationContext,
): Promise<Schemas['PositionDetails']> {
  if (confirm) refuseUnless(context, 'CONFIRM_LINK');
  if (Object.keys(changes).length > 0 || !confirm) refuseUnless(context, 'DECIDE_POSITION');
  const position = await livePosition(id);
  const problems = await problemsOf(position, { version, ...changes });
  if (problems.length > 0) throw invalid(problems);
  const { override, reasons, ...plain } = changes;
  const cause = { by: context.user.id, words: wordsOf({ version, confirm, ...changes }) };
  await rederivePositions([id], cause, async () => {
    await refuseOutdated(id, version);
    await db
      .update(controlPosition)
      .set({
        ...plain,
        ...(reasons === undefined ? {} : { reasons: [...new Set(reasons)] }),
        ...(decidesApplicability(changes) ? { applicabilityBy: context.user.id, applicabilityAt: sql`now()` } : {}),
        ...overrideColumns(override, context.user.id),
        ...seen(override),
        ...(confirm ? confirmed : {}),
        version: sql`${controlPosition.version} + 1`,
      })
      .where(eq(controlPosition.id, id));
    if (confirm) await confirmLinks(id);
  });
  await logDecisions(context, position, changes);
  return positionDetails(id);
}
