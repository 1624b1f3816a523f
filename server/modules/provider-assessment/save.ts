import { eq, inArray } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentRespondent,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { saveRows, type SavedRecord } from '#server/modules/record/index.ts';
import { endOfDay, moveLinks } from '#server/modules/secure-link/index.ts';

import { askedToDecide, tellOf, willDecide } from './told.ts';

type AssessmentInput = Required<Schemas['ServiceProviderAssessmentInput']>;

const saveAssessmentRows = saveRows(assessment);

/** The assessment's own columns, from the user's input. */
const columnsOf = ({ title: _title, labelIds: _labels, ...input }: AssessmentInput) => input;

const readSent = (ids: readonly string[]) =>
  db
    .select({
      id: assessment.id,
      status: assessment.status,
      providerId: assessment.providerId,
      templateId: assessment.templateId,
      expiresOn: assessment.expiresOn,
      approverId: assessment.approverId,
      ref: record.ref,
    })
    .from(assessment)
    .innerJoin(record, eqWithinOrganisation(record.id, assessment.id))
    .where(inArray(assessment.id, [...ids]));

type Stored = Awaited<ReturnType<typeof readSent>>[number];

/** What was sent stays as it was sent. */
function problemsOf({ providerId, templateId, expiresOn }: AssessmentInput, before: Stored): FieldError[] {
  const wouldReopen = before.status === 'EXPIRED' && expiresOn !== before.expiresOn;
  const fixed = [
    { field: 'providerId', isSame: providerId === before.providerId },
    { field: 'templateId', isSame: templateId === before.templateId },
  ];
  return [
    ...fixed
      .filter(({ isSame }) => !isSame)
      .map(({ field }) => ({ field, message: 'This cannot be changed once the assessment was sent' })),
    ...(wouldReopen
      ? [{ field: 'expiresOn', message: 'This assessment has expired: reopen it to let the respondents go on' }]
      : []),
    ...(expiresOn === null ? [{ field: 'expiresOn', message: 'Choose the last day on which the links work' }] : []),
  ];
}

/** The links of the respondents of an assessment get another last day. */
export async function moveLinksOf(assessmentId: string, expiresOn: string): Promise<void> {
  const respondents = await db
    .select({ id: assessmentRespondent.id })
    .from(assessmentRespondent)
    .where(eq(assessmentRespondent.assessmentId, assessmentId));
  if (respondents.length > 0)
    await moveLinks({ kind: 'assessment', ids: respondents.map(({ id }) => id) }, await endOfDay(expiresOn));
}

/**
 * Inserts or updates assessments beside their records. A new last day moves the links of what was sent.
 * @throws ApiError 400 for a change of what was sent
 */
export async function saveAssessments(records: readonly SavedRecord<AssessmentInput>[]): Promise<void> {
  const stored = new Map((await readSent(records.map(({ key }) => key.id))).map((row) => [row.id, row]));
  for (const { key, input } of records) {
    const before = stored.get(key.id);
    if (before === undefined || before.status === 'DRAFT') continue;
    const problems = problemsOf(input, before);
    if (problems.length > 0) throw invalid(problems);
    if (input.expiresOn !== null && input.expiresOn !== before.expiresOn) await moveLinksOf(key.id, input.expiresOn);
  }
  await saveAssessmentRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await tellNewApprovers(records, stored);
}

/** Who becomes the approver is told at once: of an assessment that is reviewed already, that the decision is theirs now. */
async function tellNewApprovers(
  records: readonly SavedRecord<AssessmentInput>[],
  before: ReadonlyMap<string, Stored>,
): Promise<void> {
  const named = records.flatMap(({ key: { id }, input: { title, approverId } }) => {
    const approver = approverId?.toLowerCase() ?? null;
    return approver === null || approver === before.get(id)?.approverId ? [] : [{ id, title, approver }];
  });
  if (named.length === 0) return;
  const now = new Map((await readSent(named.map(({ id }) => id))).map((row) => [row.id, row]));
  for (const { id, title, approver } of named) {
    const { ref, status } = now.get(id) ?? {};
    if (ref === undefined) continue;
    const words = status === 'REVIEWED' ? askedToDecide : willDecide;
    await tellOf({ id, ref, title }, { ...words, recipients: [approver], isAsked: true });
  }
}
