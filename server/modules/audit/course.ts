import { eq, sql } from 'drizzle-orm';

import { auditLifecycle, type AuditAction, type AuditNames } from '#domain/management-system/audit-lifecycle.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { auditStatusLabels } from '#domain/words/management-system.ts';
import { auditInput } from '#openapi/generated/inputs.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { audit, complianceAssessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { adoptedChoice } from '#server/modules/compliance-assessment/index.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { lockLive, member, quoted, touchRecord } from '#server/modules/record/index.ts';

import { conflictsOf } from './conflicts.ts';
import { auditRegister, liveAudit, ofOtherStandard } from './register.ts';
import { countInAudit, groupsNow } from './scope.ts';

type Audit = Schemas['Audit'];
type Change = Schemas['AuditStatusChange'];

async function lock(id: string) {
  const locked = await lockLive('audit', id);
  const before = await liveAudit(id);
  return { entity: locked, locked, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lock>>;
type Step = Taking<AuditNames, Change, Locked>;

const asksForIndependence = (action: AuditAction): boolean => action === 'START' || action === 'REPORT';

const isGiven = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** An audit without anything in its scope would find nobody who answers for it. @throws ApiError 400 */
async function refuseEmptyScope(planned: Audit): Promise<void> {
  if (planned.adoptedStandard === null)
    throw invalid([{ field: 'adoptedStandardId', message: 'Choose the standard that is audited' }]);
  if ((await countInAudit(planned)) > 0) return;
  throw invalid([
    {
      field: 'groups',
      message: 'Nothing in the version that is in force belongs to these groups: choose others',
    },
  ]);
}

/** The assessment of an audit is of the same standard, and closed before the audit is reported. @throws ApiError 400 */
async function refuseOtherAssessment({ assessment, adoptedStandard }: Audit, action: AuditAction): Promise<void> {
  if (assessment === null || !asksForIndependence(action)) return;
  const [found] = await db
    .select({ status: complianceAssessment.status, standardId: complianceAssessment.adoptedStandardId })
    .from(complianceAssessment)
    .where(eq(complianceAssessment.id, assessment.id));
  const problem = (message: string) => invalid([{ field: 'assessmentId', message }]);
  if (found?.standardId !== adoptedStandard?.id) throw problem(ofOtherStandard(assessment.ref));
  if (action === 'REPORT' && found?.status !== 'CLOSED')
    throw problem(`Close ${assessment.ref} before the audit is reported`);
}

/**
 * Auditors and scope can change while an audit is under way, so that its report is asked the same as its start.
 * @throws ApiError 400 if auditors answer for some of the scope, and nothing says why they are impartial all the same
 */
async function refuse({ action, body, subject: { before } }: Step): Promise<void> {
  if (action === 'START') await refuseEmptyScope(before);
  await refuseOtherAssessment(before, action);
  if (!asksForIndependence(action) || isGiven(body.independence)) return;
  const [conflicting] = await conflictsOf(before);
  if (conflicting === undefined) return;
  throw invalid([
    {
      field: 'independence',
      message: `${conflicting.person.name} answers for some of the scope: say why the audit is impartial, or choose other auditors`,
    },
  ]);
}

/** The columns that an action sets beside the status. */
function columnsBy({ action, body, context: { user } }: Step) {
  if (action === 'START') return { startedAt: sql`now()`, independence: body.independence ?? '' };
  if (action === 'REPORT')
    return {
      reportedAt: sql`now()`,
      reportedById: user.id,
      conclusion: body.conclusion ?? '',
      ...(isGiven(body.independence) && { independence: body.independence }),
    };
  if (action === 'CANCEL') return { cancelledBecause: body.reason ?? '' };
  return { startedAt: null, reportedAt: null, reportedById: null, cancelledBecause: '' };
}

const told: Readonly<Record<AuditAction, { readonly title: string; readonly does: string }>> = {
  START: { title: 'Audit started', does: 'started' },
  REPORT: { title: 'Audit reported', does: 'reported' },
  CANCEL: { title: 'Audit cancelled', does: 'cancelled' },
  REOPEN: { title: 'Audit planned again', does: 'planned again' },
};

/** Moves an audit along its lifecycle. */
export const changeStatus = lifecycleHandler<AuditNames, Change, Locked, Audit>({
  kind: 'audit',
  lifecycle: auditLifecycle,
  labels: auditStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: ({ before: { owner } }) => ({ leaderId: owner?.id ?? null }),
  current: ({ before }) => before,
  known: ({ before: { owner, externalAuditors, plannedFrom, plannedTo } }, { conclusion = '', reason = '' }) => ({
    leader: owner?.id ?? externalAuditors,
    days: plannedTo ?? plannedFrom,
    conclusion,
    reason,
  }),
  missing: {
    leader: { field: 'ownerId', message: 'Choose who leads the audit, or name auditors from outside' },
    days: { field: 'plannedTo', message: 'Say when the audit takes place' },
    conclusion: { field: 'conclusion', message: 'Say what the audit has shown' },
    reason: { field: 'reason', message: 'Give a reason' },
  },
  refuse,
  async store(taking) {
    const { context, subject, step } = taking;
    const { before, locked } = subject;
    await db
      .update(audit)
      .set({ ...columnsBy(taking), status: step.to })
      .where(eq(audit.id, before.id));
    await touchRecord(context, locked, {
      title: before.title,
      searchable: auditRegister.searchable(auditInput.of(before)),
    });
  },
  logged: ({ action, subject: { before, status: from }, step: { to }, body: { reason, conclusion, independence } }) => [
    ...loggedStep(auditStatusLabels, { from, to }, { reason }),
    ...(action === 'REPORT' ? [{ field: 'conclusion', old: before.conclusion, new: conclusion ?? '' }] : []),
    ...(asksForIndependence(action) && isGiven(independence) && independence !== before.independence
      ? [{ field: 'independence', old: before.independence, new: independence ?? '' }]
      : []),
  ],
  people: ({ before: { owner, auditors } }) => ({
    leader: [owner?.id ?? null],
    auditors: auditors.map(({ id }) => id),
  }),
  notices: {
    as: 'assessmentStep',
    words: ({ action, context: { user } }) => ({
      told: { title: told[action].title, describe: (what) => `${quoted(user.name)} ${told[action].does} ${what}.` },
    }),
  },
  answer: ({ before }) => liveAudit(before.id),
});

type Create = HandlersOf<'Audits'>['create'];

const later = (day: string | null, months: number) => (day === null ? null : monthsAfter(day, months));

/** Plans an audit like one that stands some months later; members who have left and what is gone are left out. */
export const planAgainWith =
  (create: Create): HandlersOf<'AuditCourse'>['planAgain'] =>
  async ({ path: { id }, body: { months } }, context) => {
    const { before } = await lock(id);
    const input = auditInput.of(before);
    const groups = (await groupsNow(before)) ?? input.groups;
    if (input.plannedFrom === null && input.plannedTo === null)
      throw conflict([{ field: 'id', message: 'The audit has no planned day from which the next one follows' }]);
    const found = async (choice: Pick<typeof member, 'find'>, ids: readonly string[]) =>
      (await choice.find([...ids])).map((one) => one.id);
    const one = (value: string | null) => (value === null ? [] : [value]);
    const [ownerId = null] = await found(member, one(input.ownerId));
    const [adoptedStandardId = null] = await found(adoptedChoice, one(input.adoptedStandardId));
    const body = {
      ...input,
      ownerId,
      adoptedStandardId,
      groups,
      auditorIds: await found(member, input.auditorIds),
      plannedFrom: later(input.plannedFrom, months),
      plannedTo: later(input.plannedTo, months),
      assessmentId: null,
    };
    return create({ body, path: {}, query: {} }, context);
  };
