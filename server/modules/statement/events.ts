import { and, asc, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';

import { statementLifecycle } from '#domain/compliance/statement-lifecycle.ts';
import { statementStatusLabels } from '#domain/words/statement.ts';
import { record, statementOfApplicability as statement, type FieldChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';

import { isApprovedLapsed, isLapsed } from './status-today.ts';

const { EXPIRE } = statementLifecycle.events;

/** How many expire in one transaction; the next run takes others. */
const batch = 1000;

const authors = sql<string[]>`(select coalesce(json_agg(author.person_id), '[]') from statement_author author
  where author.organisation_id = ${statement.organisationId} and author.statement_id = ${statement.id})`;

/** Locks the live statements to which something has happened, with the people concerned. */
const happened = (condition: SQL | undefined) =>
  db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      approvedNumber: sql<string>`coalesce(${statement.approvedNumber}, ${statement.number})`,
      approverId: statement.approverId,
      authors,
    })
    .from(statement)
    .innerJoin(record, and(eqWithinOrganisation(record.id, statement.id), isNull(record.deletedAt)))
    .where(condition)
    .orderBy(asc(record.id))
    .limit(batch)
    .for('no key update', { of: [record, statement], skipLocked: true });

type Happened = Awaited<ReturnType<typeof happened>>;

/** Logs that a version has expired, and tells the people concerned what to do. */
const tellExpired = (rows: Happened, logged: (row: Happened[number]) => FieldChange[], next: string): Promise<void> =>
  logAndTell(
    { kind: 'statementOfApplicability', as: 'assessmentStep', event: EXPIRE },
    rows.map((row) => ({
      entity: row.entity,
      people: { authors: row.authors, approver: [row.approverId] },
      logged: logged(row),
      words: {
        told: {
          title: 'Statement of applicability expired',
          describe: (what) => `The review date of version ${row.approvedNumber} of ${what} has passed. ${next}`,
        },
      },
    })),
  );

/** Stores that the review date of approved statements has passed, which is nobody's action, and tells the people concerned. */
export async function expireStatements(): Promise<void> {
  const expired = await happened(isLapsed);
  if (expired.length === 0) return;
  const ids = expired.map(({ entity }) => entity.id);
  await db
    .update(statement)
    .set({ status: EXPIRE.to, approvedExpiredAt: sql`now()` })
    .where(inArray(statement.id, ids));
  await touchByItself(ids);
  await tellExpired(
    expired,
    () => loggedStep(statementStatusLabels, { from: 'APPROVED', to: EXPIRE.to }),
    'Begin the next version.',
  );
}

/** The same of a version whose successor is being written: the status is that of the draft, and stays. */
export async function expireApproved(): Promise<void> {
  const expired = await happened(
    and(isApprovedLapsed, isNull(statement.approvedExpiredAt), notInArray(statement.status, ['APPROVED', 'EXPIRED'])),
  );
  if (expired.length === 0) return;
  const ids = expired.map(({ entity }) => entity.id);
  await db
    .update(statement)
    .set({ approvedExpiredAt: sql`now()` })
    .where(inArray(statement.id, ids));
  await touchByItself(ids);
  await tellExpired(
    expired,
    ({ approvedNumber }) => [{ field: 'expiredVersion', old: null, new: approvedNumber }],
    'The next version is not approved yet.',
  );
}
