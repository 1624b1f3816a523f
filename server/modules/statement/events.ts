import { and, asc, inArray, isNull, sql } from 'drizzle-orm';

import { statementLifecycle } from '#domain/compliance/statement-lifecycle.ts';
import { statementStatusLabels } from '#domain/words/statement.ts';
import { record, statementOfApplicability as statement } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';

import { isLapsed } from './status-today.ts';

const { EXPIRE } = statementLifecycle.events;

/** How many expire in one transaction; the next run takes others. */
const batch = 1000;

const authors = sql<string[]>`(select coalesce(json_agg(author.person_id), '[]') from statement_author author
  where author.organisation_id = ${statement.organisationId} and author.statement_id = ${statement.id})`;

/** Stores that the review date of approved statements has passed, which is nobody's action, and tells the people concerned. */
export async function expireStatements(): Promise<void> {
  const expired = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      number: statement.number,
      approverId: statement.approverId,
      authors,
    })
    .from(statement)
    .innerJoin(record, and(eqWithinOrganisation(record.id, statement.id), isNull(record.deletedAt)))
    .where(isLapsed)
    .orderBy(asc(record.id))
    .limit(batch)
    .for('no key update', { of: [record, statement], skipLocked: true });
  if (expired.length === 0) return;
  const ids = expired.map(({ entity }) => entity.id);
  await db.update(statement).set({ status: EXPIRE.to }).where(inArray(statement.id, ids));
  await touchByItself(ids);
  await logAndTell(
    { kind: 'statementOfApplicability', as: 'assessmentStep', event: EXPIRE },
    expired.map(({ entity, number, approverId, authors: wrote }) => ({
      entity,
      people: { authors: wrote, approver: [approverId] },
      logged: loggedStep(statementStatusLabels, { from: 'APPROVED', to: EXPIRE.to }),
      words: {
        told: {
          title: 'Statement of applicability expired',
          describe: (what) => `The review date of version ${number} of ${what} has passed. Begin the next version.`,
        },
      },
    })),
  );
}
