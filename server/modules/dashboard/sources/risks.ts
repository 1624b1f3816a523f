import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import {
  exemption,
  exemptionExtension,
  incident,
  incidentCoOwner,
  risk,
  riskAcceptance,
  scoreProposal,
  treatmentAction,
} from '#server/database/schema/index.ts';
import { isExemptionToConfirm, isExemptionInForce } from '#server/modules/exemption/index.ts';
import { isNotificationDue } from '#server/modules/incident/index.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { isCountedRisk } from '#server/modules/risk/index.ts';

import type { WaitingSource } from '../source.ts';

/** Nothing of a closed risk waits for anyone. */
const isOpenRisk = (riskId: PgColumn) => sql`exists (select from ${risk}
  where ${risk.id} = ${riskId} and ${isCountedRisk})`;

export const acceptances: WaitingSource = {
  kind: 'risk',
  waitingFor: ({ id }) => sql`select ${riskAcceptance.id}, ${riskAcceptance.riskId}, null, null::date
    from ${riskAcceptance} where ${riskAcceptance.newest} and ${riskAcceptance.status} = 'SUBMITTED'
      and ${riskAcceptance.approverId} = ${id} and ${riskAcceptance.submittedBy} <> ${id}
      and ${isOpenRisk(riskAcceptance.riskId)}`,
};

/** Owners of risks for which an incident suggests another score. */
export const scores: WaitingSource = {
  kind: 'risk',
  waitingFor: ({ id }) => sql`select ${scoreProposal.id}, ${risk.id}, ${scoreProposal.reason}, null::date
    from ${scoreProposal} join ${risk} on ${risk.id} = ${scoreProposal.riskId}
    where ${scoreProposal.status} = 'OPEN' and ${risk.ownerId} = ${id} and ${isCountedRisk}`,
};

export const actions: WaitingSource = {
  kind: 'risk',
  waitingFor: ({ id }) => sql`select ${treatmentAction.id}, ${treatmentAction.riskId}, ${treatmentAction.title},
      ${treatmentAction.dueOn}
    from ${treatmentAction} where ${treatmentAction.ownerId} = ${id} and ${treatmentAction.removedAt} is null
      and ${treatmentAction.status} not in ('COMPLETED', 'CANCELLED') and ${isOpenRisk(treatmentAction.riskId)}`,
};

export const exemptionApprovals: WaitingSource = {
  kind: 'exemption',
  waitingFor: ({ id }) => sql`select ${exemption.id}, ${exemption.id}, null, null::date
    from ${exemption} where ${exemption.status} = 'UNDER_REVIEW' and ${exemption.approverId} = ${id}
      and ${exemption.ownerId} is distinct from ${id}`,
};

/** An extension is void once the exemption has ended. */
export const extensions: WaitingSource = {
  kind: 'exemption',
  waitingFor: ({
    id,
  }) => sql`select ${exemptionExtension.id}, ${exemption.id}, null, ${exemptionExtension.validToBefore}
    from ${exemptionExtension} join ${exemption} on ${exemption.id} = ${exemptionExtension.exemptionId}
    where ${exemptionExtension.status} = 'REQUESTED' and ${exemption.approverId} = ${id}
      and ${exemptionExtension.askedBy} <> ${id} and ${isExemptionInForce}`,
};

export const confirmations: WaitingSource = {
  kind: 'exemption',
  waitingFor: ({ id }) => sql`select ${exemption.id}, ${exemption.id}, null, null::date
    from ${exemption} where ${exemption.approverId} = ${id} and ${isExemptionToConfirm}`,
};

/** Those responsible for an incident of which someone is to be notified. */
export const notifications: WaitingSource = {
  kind: 'incident',
  waitingFor: ({ id }) => sql`select ${incident.id}, ${incident.id}, null,
      (${incident.nextDueAt} at time zone ${timeZoneInQuery})::date
    from ${incident} where ${isNotificationDue} and (${incident.ownerId} = ${id}
      or exists (select from ${incidentCoOwner} where ${incidentCoOwner.recordId} = ${incident.id}
        and ${incidentCoOwner.personId} = ${id}))`,
};
