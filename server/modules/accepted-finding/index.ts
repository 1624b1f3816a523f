import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { findingLifecycle } from '#domain/compliance/finding-lifecycle.ts';
import { findingStatusLabels } from '#domain/words/finding.ts';
import { finding, record, riskAcceptance } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';

const { END } = findingLifecycle.events;

const ofRisk = alias(record, 'of_risk');

/** A risk that was removed is accepted by nobody. */
const isStillAccepted = sql`exists (select from ${riskAcceptance}
  join ${record} as of_risk on ${eqWithinOrganisation(ofRisk.id, riskAcceptance.riskId)} and ${ofRisk.deletedAt} is null
  where ${eqWithinOrganisation(riskAcceptance.riskId, finding.acceptedRiskId)}
    and ${riskAcceptance.newest} and ${riskAcceptance.status} = 'ACCEPTED')`;

/**
 * Opens the findings again that stood under the acceptance of these risks, once it has ended or the risk was removed (compliance
 * T6, END). To be called in the transaction in which that happens; its own module, because risks know nothing of findings.
 */
export const reopenFindingsOf = async (riskIds: readonly string[]): Promise<void> => {
  if (riskIds.length > 0) await reopen(await locked(inArray(finding.acceptedRiskId, [...riskIds])), ended);
};

/** Opens those of these findings again whose acceptance has ended while they were removed. To be called when they are restored. */
export const reopenRestoredFindings = async (findingIds: readonly string[]): Promise<void> =>
  reopen(await locked(inArray(finding.id, [...findingIds])), ended);

/**
 * Opens the findings again whose acceptance has ended without anything following: findings were not told of the end of acceptances,
 * nor of removed risks, before both opened them. The hourly job looks for such ones, and skips what others hold.
 */
export const reopenStrandedFindings = async (): Promise<void> =>
  reopen(
    await locked(undefined, { skipLocked: true }),
    'The acceptance of its risk had ended before, which was found only now',
  );

const ended = 'The acceptance of its risk has ended';

/** Findings whose acceptance does not stand any more, which no one else changes until the transaction ends. */
const locked = (condition: SQL | undefined, waiting: { readonly skipLocked?: true } = {}) =>
  db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      ownerId: finding.ownerId,
      verifierId: finding.verifierId,
    })
    .from(finding)
    .innerJoin(record, eqWithinOrganisation(record.id, finding.id))
    .where(and(eq(finding.status, 'RISK_ACCEPTED'), condition, isNull(record.deletedAt), sql`not ${isStillAccepted}`))
    .orderBy(asc(record.id))
    .for('update', { of: record, ...waiting });

async function reopen(rows: Awaited<ReturnType<typeof locked>>, reason: string): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ entity }) => entity.id);
  await db.update(finding).set({ status: END.to, acceptedRiskId: null }).where(inArray(finding.id, ids));
  await touchByItself(ids);
  await logAndTell(
    { kind: 'finding', as: 'assessmentStep', event: END },
    rows.map(({ entity, ownerId, verifierId }) => ({
      entity,
      people: { owner: [ownerId], verifier: [verifierId] },
      logged: loggedStep(findingStatusLabels, { from: 'RISK_ACCEPTED', to: END.to }, { reason }),
      words: {
        told: {
          title: 'Finding open again',
          describe: (what) => `The acceptance of the risk of ${what} has ended: it is open again.`,
        },
      },
    })),
  );
}
