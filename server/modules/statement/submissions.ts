import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { statementRow, statementSubmission as submission, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { isHiddenKind } from '#server/database/transaction-scope.ts';
import { keepFiles } from '#server/modules/attachment/index.ts';

import { presentRows } from './rows.ts';

type Statement = Schemas['StatementOfApplicability'];

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1_000;

interface Submitted {
  readonly approverId: string | null;
  readonly changeLog: string;
  readonly rows: readonly Schemas['StatementRow'][];
}

/** Keeps a version as it is submitted: what is kept never changes. */
export async function freeze(
  { organisation, user }: OrganisationContext,
  { id, number, reviewOn, submissions }: Statement,
  { approverId, changeLog, rows }: Submitted,
): Promise<void> {
  const key = { organisationId: organisation.id, statementId: id, submission: submissions + 1 };
  await db
    .insert(submission)
    .values({ ...key, number, changeLog, submittedBy: user.id, approverId, reviewOn, rows: rows.length });
  const frozen = rows.map(({ owner, ...row }, position) => ({
    ...key,
    ...row,
    position,
    reasons: [...row.reasons],
    ownerId: owner?.id ?? null,
  }));
  for (let from = 0; from < frozen.length; from += batch)
    await db.insert(statementRow).values(frozen.slice(from, from + batch));
  const pieces = [...new Set(rows.flatMap(({ evidence }) => evidence.map((piece) => piece.id)))];
  await keepFiles(id, sql`select unnest(${sql.param(pieces)}::uuid[])`);
}

/** Adds to the newest submission what became of it. */
export const settle = (
  { id, submissions }: Statement,
  settled: { readonly outcome: Schemas['StatementOutcome']; readonly by: string; readonly reason?: string },
) =>
  db
    .update(submission)
    .set({
      outcome: settled.outcome,
      decidedAt: sql`now()`,
      decidedBy: settled.by,
      reason: settled.reason ?? '',
    })
    .where(and(eq(submission.statementId, id), eq(submission.submission, submissions)));

/** The controls of a submission, with every title. */
export async function submittedRows(statementId: string, number: number): Promise<Schemas['StatementRow'][]> {
  const rows = await db
    .select({ row: statementRow, owner: { id: userAccount.id, name: userAccount.name } })
    .from(statementRow)
    .leftJoin(userAccount, eq(userAccount.id, statementRow.ownerId))
    .where(and(eq(statementRow.statementId, statementId), eq(statementRow.submission, number)))
    .orderBy(asc(statementRow.position));
  return rows.map(({ row, owner }) => {
    const { organisationId: _o, statementId: _s, submission: _n, position: _p, ownerId: _owner, ...shown } = row;
    return { ...shown, owner };
  });
}

/** Rows without the titles of risks: they say which are named, by their references. */
export const withoutRiskTitles = (rows: readonly Schemas['StatementRow'][]): Schemas['StatementRow'][] =>
  rows.map((row) => ({ ...row, risks: row.risks.map((risk) => ({ ...risk, title: '' })) }));

/** Rows as someone sees them who may not view risks. */
export async function withoutHiddenRisks(rows: readonly Schemas['StatementRow'][]): Promise<Schemas['StatementRow'][]> {
  const { rows: read } = await db.execute<{ hidesRisks: boolean }>(
    sql`select coalesce(${isHiddenKind(sql`'risk'::text`)}, false) as "hidesRisks"`,
  );
  if (read[0]?.hidesRisks === false) return [...rows];
  return withoutRiskTitles(rows);
}

/** Whether the version is being worked on: it is read from what holds now. */
const isDraft = ({ status }: Statement): boolean => status === 'DRAFT' || status === 'REJECTED';

/** The controls of a submission; without one those of the version being worked on. @throws ApiError 404 */
export async function sheetOf(statement: Statement, asked: number | undefined): Promise<Schemas['StatementSheet']> {
  const { id, adoptedStandard, submissions } = statement;
  if (asked !== undefined && asked > submissions) throw notFound();
  if (asked === undefined && isDraft(statement)) {
    const present = adoptedStandard === null ? { rows: [], gaps: [] } : await presentRows(adoptedStandard.id);
    return { submission: null, rows: await withoutHiddenRisks(present.rows), gaps: present.gaps };
  }
  const number = asked ?? submissions;
  return { submission: number, rows: await withoutHiddenRisks(await submittedRows(id, number)), gaps: [] };
}

const [submitter, approver, decider] = [
  alias(userAccount, 'submitter'),
  alias(userAccount, 'approver'),
  alias(userAccount, 'decider'),
];

const most = 200;

/** What was submitted of a statement, the newest first. */
export async function submissionsOf(statementId: string): Promise<Schemas['StatementVersion'][]> {
  const rows = await db
    .select({
      row: submission,
      submittedBy: { id: submitter.id, name: submitter.name },
      approver: { id: approver.id, name: approver.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(submission)
    .leftJoin(submitter, eq(submitter.id, submission.submittedBy))
    .leftJoin(approver, eq(approver.id, submission.approverId))
    .leftJoin(decider, eq(decider.id, submission.decidedBy))
    .where(eq(submission.statementId, statementId))
    .orderBy(desc(submission.submission))
    .limit(most);
  return rows.map(({ row, ...people }) => {
    const { organisationId: _o, statementId: _s, approverId: _a, submittedAt, decidedAt, ...shown } = row;
    return {
      ...shown,
      ...people,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
}
