import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

import { acceptanceLifecycle, type AcceptanceEvent } from '#domain/risk/acceptance.ts';
import { acceptanceStatusLabels, endLabels } from '#domain/words/risk-acceptance.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  incidentRiskAssignment,
  record,
  recordLink,
  risk,
  riskAcceptance,
  riskControl,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { reopenFindingsOf } from '#server/modules/accepted-finding/index.ts';
import { logAndTell, loggedStep } from '#server/modules/lifecycle/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

/** The ids of the live incidents that are linked to a risk: by the incident, or by a link between records. */
export const linkedIncidents = sql`(
  select incident.id from ${record} as incident
  where incident.organisation_id = ${risk.organisationId} and incident.kind = 'incident' and incident.deleted_at is null
    and incident.id in (
      select ${incidentRiskAssignment.incidentId} from ${incidentRiskAssignment}
        where ${eqWithinOrganisation(incidentRiskAssignment.riskId, risk.id)}
      union all
      select ${recordLink.sourceId} from ${recordLink}
        where ${eqWithinOrganisation(recordLink.targetId, risk.id)}
      union all
      select ${recordLink.targetId} from ${recordLink}
        where ${eqWithinOrganisation(recordLink.sourceId, risk.id)}
    ))`;

/** Why an accepted risk has to be decided on again; null while it has not. */
const because = sql<Schemas['RiskAcceptanceEnd'] | null>`case
  when ${risk.residualScore} > ${riskAcceptance.residualScore} then 'RESIDUAL_ROSE'
  when exists (select from ${linkedIncidents} as linked
    where not ${riskAcceptance.knownIncidentIds} ? linked.id::text) then 'INCIDENT'
  when ${riskAcceptance.expiresOn} < ${todayInQuery} then 'EXPIRED'
end`;

/** How many are ended by one statement. */
const batch = 1000;

/** Waits for decisions that are being made: they do not know yet of what the transaction stores, such as a linked incident. */
const awaitDecisions = (riskIds: readonly string[]) =>
  db
    .select({ id: riskAcceptance.id })
    .from(riskAcceptance)
    .where(and(inArray(riskAcceptance.riskId, [...riskIds]), eq(riskAcceptance.status, 'SUBMITTED')))
    .orderBy(asc(riskAcceptance.id))
    .for('update');

/**
 * Ends the acceptances that no longer hold, in the transaction of what ends them, and tells the people concerned. What
 * they hold for is read from what is stored, so it can be repeated at any time.
 * @param riskIds the risks that may be concerned; by default all of the organisation
 */
export const endOutdatedAcceptances = (riskIds?: readonly string[]): Promise<void> => endWhere(because, riskIds);

/**
 * Ends the acceptances of risks with an own control that has failed or is operated no longer: as a control of the risk, or linked
 * to it. To be called when that happens, in its transaction; who accepts the risk afterwards knows of it.
 */
export async function endAcceptancesOf(failedOwnControls: readonly string[]): Promise<void> {
  if (failedOwnControls.length === 0) return;
  const failed = sql`any(${sql.param(failedOwnControls)}::uuid[])`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct ${record.id} as id from ${record} where ${record.kind} = 'risk' and ${record.id} in (
      select ${riskControl.riskId} from ${riskControl}
        where ${riskControl.ownControlId} = ${failed} and ${riskControl.removedAt} is null
      union all select ${recordLink.sourceId} from ${recordLink} where ${recordLink.targetId} = ${failed}
      union all select ${recordLink.targetId} from ${recordLink} where ${recordLink.sourceId} = ${failed})`);
  await endWhere(
    sql`'CONTROL_FAILED'`,
    rows.map(({ id }) => id),
  );
}

async function endWhere(reason: SQL, riskIds: readonly string[] | undefined): Promise<void> {
  if (riskIds?.length === 0) return;
  if (riskIds !== undefined) await awaitDecisions(riskIds);
  let ended: number;
  do {
    const outdated = await db
      .select({
        id: riskAcceptance.id,
        because: sql<Schemas['RiskAcceptanceEnd']>`${reason}`,
        risk: { id: record.id, ref: record.ref, title: record.title },
        people: { author: riskAcceptance.submittedBy, approver: riskAcceptance.approverId, riskOwner: risk.ownerId },
      })
      .from(riskAcceptance)
      .innerJoin(risk, eqWithinOrganisation(risk.id, riskAcceptance.riskId))
      .innerJoin(record, eqWithinOrganisation(record.id, risk.id))
      .where(
        and(
          eq(riskAcceptance.status, 'ACCEPTED'),
          riskIds && inArray(riskAcceptance.riskId, [...riskIds]),
          isNull(record.deletedAt),
          // A closed risk needs no decision; once it is reopened, this is called for it.
          ne(risk.status, 'CLOSED'),
          isNotNull(reason),
        ),
      )
      .orderBy(asc(riskAcceptance.id))
      .limit(batch)
      .for('update', { of: riskAcceptance });
    await end(outdated);
    ended = outdated.length;
  } while (ended === batch);
}

interface Outdated {
  readonly id: string;
  readonly because: Schemas['RiskAcceptanceEnd'];
  readonly risk: { readonly id: string; readonly ref: string; readonly title: string };
  readonly people: Readonly<Record<'author' | 'approver' | 'riskOwner', string | null>>;
}

/** The step of the lifecycle that each reason is. */
const events: Readonly<Record<Schemas['RiskAcceptanceEnd'], AcceptanceEvent>> = {
  EXPIRED: 'EXPIRE',
  RESIDUAL_ROSE: 'RESIDUAL_RISE',
  INCIDENT: 'INCIDENT',
  CONTROL_FAILED: 'CONTROL_FAILURE',
};

async function end(outdated: readonly Outdated[]): Promise<void> {
  if (outdated.length === 0) return;
  for (const reason of new Set(outdated.map((one) => one.because))) {
    const some = outdated.filter((one) => one.because === reason);
    const event = acceptanceLifecycle.events[events[reason]];
    await db
      .update(riskAcceptance)
      .set({
        status: event.to,
        endedAt: sql`now()`,
        endedBecause: reason,
        version: sql`${riskAcceptance.version} + 1`,
      })
      .where(
        inArray(
          riskAcceptance.id,
          some.map(({ id }) => id),
        ),
      );
    await logAndTell(
      { kind: 'risk', as: 'acceptance', event },
      some.map(({ risk: entity, people: { author, approver, riskOwner } }) => ({
        entity,
        people: { author: [author], approver: [approver], riskOwner: [riskOwner] },
        logged: loggedStep(
          acceptanceStatusLabels,
          { from: 'ACCEPTED', to: event.to },
          { field: 'acceptance', reason: endLabels[reason] },
        ),
        words: {
          told: {
            title: 'Risk acceptance reopened',
            describe: (what) => `The acceptance of ${what} has ended: ${lowered(endLabels[reason])}.`,
          },
        },
      })),
    );
  }
  await reopenFindingsOf(outdated.map(({ risk: { id } }) => id));
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
