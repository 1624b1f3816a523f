import { eq, sql } from 'drizzle-orm';

import {
  complianceAssessmentLifecycle,
  isReopenable,
  type ComplianceAssessmentAction,
  type ComplianceAssessmentNames,
  type ComplianceAssessmentParties,
} from '#domain/compliance/assessment-lifecycle.ts';
import { rolesWith } from '#domain/compliance/rights.ts';
import { complianceAssessmentStatusLabels, itemGapLabels } from '#domain/words/compliance-assessment.ts';
import { complianceAssessmentInput } from '#openapi/generated/inputs.ts';
import { invalid, mostErrors, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentItem, complianceAssessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { editorsAmong, quoted, touchRecord } from '#server/modules/record/index.ts';

import { freeze, type Closing } from './freeze.ts';
import { itemsOf } from './items.ts';
import { logFields } from './log.ts';
import { complianceAssessmentRegister, liveAssessment } from './register.ts';
import { lockAssessment } from './rights.ts';
import { beginItems, countInScope, overlappingWith, ownersInScope, positionsOf } from './scope.ts';

type Assessment = Schemas['ComplianceAssessment'];
type Change = Schemas['ComplianceAssessmentStatusChange'];

/** Everyone who judged an item of an assessment, whether or not the judgement was taken back later. */
async function judgesOf(assessmentId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select judged_by as id from ${assessmentItem} where assessment_id = ${assessmentId}::uuid and judged_by is not null
    union select by from assessment_log where assessment_id = ${assessmentId}::uuid and field = 'Result'`);
  return rows.map(({ id }) => id);
}

/** The people of an assessment, as its lifecycle and its screen know them. */
export const partiesOf = async (assessment: Assessment): Promise<ComplianceAssessmentParties> => ({
  kind: assessment.kind,
  assessorIds: assessment.assessors.map(({ id }) => id),
  reviewerIds: assessment.reviewers.map(({ id }) => id),
  closerIds: await editorsAmong(
    'complianceAssessment',
    assessment.reviewers.map(({ id }) => id),
    rolesWith('APPROVE'),
  ),
  judgeIds: await judgesOf(assessment.id),
  ownerIds: await ownersInScope(positionsOf(assessment), assessment),
});

async function lock(id: string) {
  const { locked, before } = await lockAssessment(id);
  const parties = await partiesOf(before);
  const inScope = before.status === 'PLANNED' ? await countInScope(before) : 0;
  return { entity: locked, locked, before, parties, inScope, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lock>>;
type Step = Taking<ComplianceAssessmentNames, Change, Locked>;

/** What keeps a planned assessment from starting beside what it lacks. */
async function problemsOfStart({ before }: Locked): Promise<FieldError[]> {
  const others = await overlappingWith(before);
  return others.map(({ ref, title, shared }) => ({
    field: 'adoptedStandardId',
    message: `${ref} ${title} is under way over ${shared === 1 ? 'one of its controls' : `${shared} of its controls`}`,
  }));
}

/** What items still need, the first ones of many. */
async function problemsOfSubmission({ before }: Locked): Promise<FieldError[]> {
  return (await itemsOf(before))
    .filter(({ item }) => item.gaps.length > 0)
    .slice(0, mostErrors)
    .map(({ ref, item: { positionId, gaps } }) => ({
      field: `items/${positionId}`,
      message: `${ref}: ${gaps.map((gap) => itemGapLabels[gap].toLowerCase()).join(', ')}`,
    }));
}

const problemsOfReopening = ({ before: { closedAt } }: Locked): FieldError[] =>
  closedAt !== null && isReopenable(closedAt, new Date().toISOString())
    ? []
    : [{ field: 'action', message: 'It can be reopened for seven days after its closing: start another one' }];

/** @throws ApiError 400 naming what stands in the way of an action */
async function refuse({ action, subject }: Step): Promise<void> {
  const problems =
    action === 'START'
      ? await problemsOfStart(subject)
      : action === 'SUBMIT'
        ? await problemsOfSubmission(subject)
        : action === 'REOPEN'
          ? problemsOfReopening(subject)
          : [];
  if (problems.length > 0) throw invalid(problems);
}

/** The columns that an action sets beside the status. */
function columnsBy({ action, body: { conclusion = '' }, subject: { before }, context: { user } }: Step) {
  if (action === 'START') return { startedAt: sql`now()` };
  if (action === 'CLOSE')
    return { closedAt: sql`now()`, closedById: user.id, conclusion, closings: before.closings + 1 };
  return action === 'REOPEN' ? { closedAt: null, closedById: null } : {};
}

/** Keeps the report of a closing of a standard, which another module reads. */
export type KeepReport = (adoptedStandardId: string, closing: Closing) => Promise<void>;

/** Keeps all that a closing shows. */
async function close({ context, subject: { before }, body }: Step, keepReport: KeepReport): Promise<void> {
  const closing = await freeze(context, before, body.conclusion ?? '');
  if (before.adoptedStandard !== null) await keepReport(before.adoptedStandard.id, closing);
}

const storeWith =
  (keepReport: KeepReport) =>
  async (taking: Step): Promise<void> => {
    const { context, subject, step, action } = taking;
    const { before, locked } = subject;
    if (action === 'START') await beginItems(before);
    if (action === 'CLOSE') await close(taking, keepReport);
    const columns = { ...columnsBy(taking), status: step.to };
    await db.update(complianceAssessment).set(columns).where(eq(complianceAssessment.id, before.id));
    await touchRecord(context, locked, {
      title: before.title,
      searchable: complianceAssessmentRegister.searchable(complianceAssessmentInput.of(before)),
    });
    await logFields(context, before.id, loggedSteps(context, taking));
  };

/** What the logs of the standard say of a step. */
const loggedSteps = (_context: OrganisationContext, { subject: { before }, step: { to }, body }: Step) => [
  {
    positionId: null,
    field: 'Status',
    old: complianceAssessmentStatusLabels[before.status],
    new: complianceAssessmentStatusLabels[to],
  },
  ...(body.reason ? [{ positionId: null, field: 'Reason', old: null, new: body.reason }] : []),
  ...(body.conclusion ? [{ positionId: null, field: 'Conclusion', old: null, new: body.conclusion }] : []),
];

const written = (isThere: boolean) => (isThere ? 'given' : '');

const titles: Readonly<Record<ComplianceAssessmentAction, string>> = {
  START: 'Assessment started',
  SUBMIT: 'Assessment to review',
  RETURN: 'Assessment returned',
  CLOSE: 'Assessment closed',
  ABANDON: 'Assessment abandoned',
  REOPEN: 'Assessment reopened',
};

const described: Readonly<Record<ComplianceAssessmentAction, (who: string, what: string) => string>> = {
  START: (who, what) => `${who} started ${what}.`,
  SUBMIT: (who, what) => `${who} submitted ${what} for review.`,
  RETURN: (who, what) => `${who} returned ${what} to its assessors.`,
  CLOSE: (who, what) => `${who} closed ${what}.`,
  ABANDON: (who, what) => `${who} abandoned ${what}.`,
  REOPEN: (who, what) => `${who} reopened ${what}.`,
};

/** Moves an assessment along its lifecycle (compliance T6). */
export const changeStatusWith = (keepReport: KeepReport) =>
  lifecycleHandler<ComplianceAssessmentNames, Change, Locked, Assessment>({
    kind: 'complianceAssessment',
    lifecycle: complianceAssessmentLifecycle,
    labels: complianceAssessmentStatusLabels,
    actionOf: ({ action }) => action,
    lock,
    parties: ({ parties }) => parties,
    current: ({ before }) => before,
    known: ({ before, inScope }, { reason = '', conclusion = '' }) => ({
      scope: written(inScope > 0),
      period: written(before.periodFrom !== null && before.periodTo !== null),
      assessor: written(before.assessors.length > 0),
      reviewer: written(before.reviewers.length > 0),
      method: before.method,
      reason,
      conclusion,
    }),
    missing: {
      scope: { field: 'adoptedStandardId', message: 'No control is in its scope' },
      period: { field: 'periodFrom', message: 'Say which period it is about' },
      assessor: { field: 'assessorIds', message: 'Choose who assesses' },
      reviewer: { field: 'reviewerIds', message: 'Choose who reviews it' },
      method: { field: 'method', message: 'Choose how it is scored' },
      reason: { field: 'reason', message: 'Give a reason' },
      conclusion: { field: 'conclusion', message: 'Write a conclusion' },
    },
    refuse,
    store: storeWith(keepReport),
    logged: ({ subject: { status: from }, step: { to }, body: { reason, conclusion = '' } }) => [
      ...loggedStep(complianceAssessmentStatusLabels, { from, to }, { reason }),
      ...(conclusion === '' ? [] : [{ field: 'conclusion', old: null, new: conclusion }]),
    ],
    people: ({ before }) => ({
      assessors: before.assessors.map(({ id }) => id),
      reviewers: before.reviewers.map(({ id }) => id),
    }),
    notices: {
      as: 'assessmentStep',
      words: ({ context, action }) => ({
        told: {
          title: titles[action],
          describe: (what) => described[action](quoted(context.user.name), what),
        },
      }),
    },
    answer: ({ before }) => liveAssessment(before.id),
  });
