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
  if (riskIds.length > 0) await reopenWhere(inArray(finding.acceptedRiskId, [...riskIds]));
};

/** Opens those of these findings again whose acceptance has ended while they were removed. To be called when they are restored. */
export const reopenRestoredFindings = (findingIds: readonly string[]): Promise<void> =>
  reopenWhere(inArray(finding.id, [...findingIds]));

async function reopenWhere(condition: SQL): Promise<void> {
  const rows = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      ownerId: finding.ownerId,
      verifierId: finding.verifierId,
    })
    .from(finding)
    .innerJoin(record, eqWithinOrganisation(record.id, finding.id))
    .where(and(eq(finding.status, 'RISK_ACCEPTED'), condition, isNull(record.deletedAt), sql`not ${isStillAccepted}`))
    .orderBy(asc(record.id))
    .for('update', { of: record });
  if (rows.length === 0) return;
  const ids = rows.map(({ entity }) => entity.id);
  await db.update(finding).set({ status: END.to, acceptedRiskId: null }).where(inArray(finding.id, ids));
  await touchByItself(ids);
  await logAndTell(
    { kind: 'finding', as: 'assessmentStep', event: END },
    rows.map(({ entity, ownerId, verifierId }) => ({
      entity,
      people: { owner: [ownerId], verifier: [verifierId] },
      logged: loggedStep(
        findingStatusLabels,
        { from: 'RISK_ACCEPTED', to: END.to },
        { reason: 'The acceptance of its risk has ended' },
      ),
      words: {
        told: {
          title: 'Finding open again',
          describe: (what) => `The acceptance of the risk of ${what} has ended: it is open again.`,
        },
      },
    })),
  );
}
