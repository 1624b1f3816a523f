import { eq, sql } from 'drizzle-orm';

import { grantOf } from '#domain/compliance/rights.ts';
import {
  statementLifecycle,
  type StatementAction,
  type StatementNames,
} from '#domain/compliance/statement-lifecycle.ts';
import { nextNumber } from '#domain/compliance/statement.ts';
import { statementStatusLabels } from '#domain/words/statement.ts';
import { statementOfApplicabilityInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { statementAuthor, statementOfApplicability } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { changesBetween, lockLive, quoted, touchRecord } from '#server/modules/record/index.ts';

import { addAuthors, problemsOfSubmission } from './problems.ts';
import { liveStatement, statementRegister } from './register.ts';
import { presentRows } from './rows.ts';
import { freeze, settle } from './submissions.ts';

type Statement = Schemas['StatementOfApplicability'];
type Change = Schemas['StatementStatusChange'];

async function lock(id: string, { organisation: { role } }: OrganisationContext, { action, approverId }: Change) {
  const locked = await lockLive('statementOfApplicability', id);
  const before = await liveStatement(id);
  // People whose role approves nothing decide on no statement, even if they are named.
  const mayApprove = grantOf(role, 'APPROVE') !== 'NEVER';
  const parties = {
    authorIds: before.authors.map((author) => author.id),
    approverId: mayApprove ? (before.approver?.id ?? null) : null,
  };
  // Who is named with a submission is told of it too.
  const named = action === 'SUBMIT' ? approverId : undefined;
  const toldApprover = named ?? before.approver?.id ?? null;
  // Read once: what is checked is what is frozen, whatever is decided meanwhile.
  const standard = action === 'SUBMIT' ? before.adoptedStandard : null;
  const present = standard === null ? undefined : await presentRows(standard.id);
  const { status, version } = before;
  return { entity: locked, locked, before, parties, toldApprover, present, status, version };
}

type Locked = Awaited<ReturnType<typeof lock>>;
type Step = Taking<StatementNames, Change, Locked>;

const approverOf = ({ before }: Locked, { approverId }: Change): string | null =>
  approverId ?? before.approver?.id ?? null;

const changeLogOf = ({ before }: Locked, { changeLog }: Change): string => changeLog ?? before.changeLog;

/** @throws ApiError 400 naming what stands in the way of a submission */
async function refuse({ action, subject, body, context }: Step): Promise<void> {
  if (action !== 'SUBMIT') return;
  const problems = await problemsOfSubmission(
    subject.before,
    approverOf(subject, body) ?? '',
    context.user.id,
    subject.present,
  );
  if (problems.length > 0) throw invalid(problems);
}

/** The next version begins with nobody but who begins it among its authors. */
async function beginNext({ organisation, user }: OrganisationContext, { id }: Statement): Promise<void> {
  await db.delete(statementAuthor).where(eq(statementAuthor.statementId, id));
  await db.insert(statementAuthor).values({ organisationId: organisation.id, statementId: id, personId: user.id });
}

/** The columns that an action sets beside the status. */
function columnsBy({ action, context: { user }, subject, body }: Step) {
  const { before } = subject;
  if (action === 'SUBMIT')
    return {
      approverId: approverOf(subject, body),
      changeLog: changeLogOf(subject, body),
      submittedAt: sql`now()`,
      submissions: before.submissions + 1,
    };
  if (action === 'APPROVE')
    return {
      approvedNumber: before.number,
      approvedAt: sql`now()`,
      approvedById: user.id,
      approvedReviewOn: before.reviewOn,
      approvedExpiredAt: null,
    };
  if (action !== 'REVISE') return {};
  const draftedFrom = sql`${statementOfApplicability.submittedAt}`;
  return { number: nextNumber(before.number), changeLog: '', reviewOn: null, draftedFrom };
}

const outcomes: Readonly<Partial<Record<StatementAction, Schemas['StatementOutcome']>>> = {
  WITHDRAW: 'WITHDRAWN',
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
};

async function store(taking: Step): Promise<void> {
  const { context, subject, step, action, body } = taking;
  const { before, locked } = subject;
  if (action === 'SUBMIT') {
    await addAuthors(before, context.user.id);
    await freeze(context, before, {
      approverId: approverOf(subject, body),
      changeLog: changeLogOf(subject, body),
      rows: subject.present?.rows ?? [],
    });
  }
  if (action === 'REVISE') await beginNext(context, before);
  const outcome = outcomes[action];
  if (outcome !== undefined)
    await settle(before, { outcome, by: context.user.id, reason: action === 'REJECT' ? (body.reason ?? '') : '' });
  await db
    .update(statementOfApplicability)
    .set({ ...columnsBy(taking), status: step.to })
    .where(eq(statementOfApplicability.id, before.id));
  await touchRecord(context, locked, {
    title: before.title,
    searchable: statementRegister.searchable(statementOfApplicabilityInput.of(before)),
  });
}

const titles: Readonly<Record<StatementAction, string>> = {
  SUBMIT: 'Statement of applicability submitted',
  WITHDRAW: 'Statement of applicability withdrawn',
  APPROVE: 'Statement of applicability approved',
  REJECT: 'Statement of applicability rejected',
  REVISE: 'Next version of a statement begun',
};

const described: Readonly<Record<StatementAction, (who: string, what: string) => string>> = {
  SUBMIT: (who, what) => `${who} submitted ${what} for approval.`,
  WITHDRAW: (who, what) => `${who} withdrew ${what} from review.`,
  APPROVE: (who, what) => `${who} approved ${what}.`,
  REJECT: (who, what) => `${who} rejected ${what}.`,
  REVISE: (who, what) => `${who} began the next version of ${what}.`,
};

/** Moves a statement along its lifecycle (compliance T6). */
export const changeStatus = lifecycleHandler<StatementNames, Change, Locked, Statement>({
  kind: 'statementOfApplicability',
  lifecycle: statementLifecycle,
  labels: statementStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: ({ parties }) => parties,
  current: ({ before }) => before,
  known: (subject, body) => ({
    approver: approverOf(subject, body),
    changeLog: changeLogOf(subject, body),
    reason: body.reason ?? null,
  }),
  missing: {
    approver: { field: 'approverId', message: 'Choose who decides on it' },
    changeLog: { field: 'changeLog', message: 'Say what is new in this version' },
    reason: { field: 'reason', message: 'Give a reason' },
  },
  refuse,
  store,
  logged: ({ action, subject, step: { to }, body }) => {
    const { before, status: from } = subject;
    const given =
      action === 'SUBMIT' ? { approverId: approverOf(subject, body), changeLog: changeLogOf(subject, body) } : {};
    return [
      ...loggedStep(statementStatusLabels, { from, to }, { reason: body.reason }),
      ...changesBetween({ approverId: before.approver?.id ?? null, changeLog: before.changeLog }, given),
      ...(action === 'REVISE' ? [{ field: 'number', old: before.number, new: nextNumber(before.number) }] : []),
    ];
  },
  people: ({ before: { authors }, toldApprover }) => ({
    authors: authors.map(({ id }) => id),
    approver: [toldApprover],
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
  answer: ({ before }) => liveStatement(before.id),
});
