import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { leadingRoles } from '#domain/leading-role.ts';
import {
  assessmentClarification as question,
  assessmentItem,
  complianceAssessment,
  complianceAssessor,
  complianceReviewer,
  control,
  controlPosition,
  correctiveAction,
  evidenceContact,
  evidenceRequest,
  finding,
  managementReview,
  membership,
  record,
  serviceProviderAssessment as assessment,
  statementOfApplicability as statement,
  userAccount,
} from '#server/database/schema/index.ts';
import { editorsWhere } from '#server/modules/record/index.ts';

import type { WaitingSource } from '../source.ts';

/** The assignee goes on with an assessment, or the person who has added it. */
const responsible = sql`coalesce(${assessment.assigneeId}, ${record.createdBy})`;
const assessments = sql`${assessment} join ${record} on ${record.id} = ${assessment.id}`;

export const providerReviews: WaitingSource = {
  kind: 'serviceProviderAssessment',
  waitingFor: ({ id }) => sql`select ${assessment.id}, ${assessment.id}, null, ${assessment.dueOn}
    from ${assessments} where ${assessment.status} = 'SUBMITTED' and ${responsible} = ${id}`,
};

export const providerApprovals: WaitingSource = {
  kind: 'serviceProviderAssessment',
  waitingFor: ({ id }) => sql`select ${assessment.id}, ${assessment.id}, null, ${assessment.dueOn}
    from ${assessment} where ${assessment.status} = 'REVIEWED' and ${assessment.approverId} = ${id}`,
};

/** What respondents ask while they can still answer. */
export const questions: WaitingSource = {
  kind: 'serviceProviderAssessment',
  waitingFor: ({ id }) => sql`select ${question.id}, ${assessment.id}, ${question.text}, null::date
    from ${question} join ${assessment} on ${assessment.id} = ${question.assessmentId}
      join ${record} on ${record.id} = ${assessment.id}
    where ${question.respondentId} is not null and ${question.answer} is null and ${question.resolvedAt} is null
      and ${assessment.status} in ('SENT', 'IN_PROGRESS') and ${responsible} = ${id}`,
};

export const judging: WaitingSource = {
  kind: 'complianceAssessment',
  waitingFor: ({
    id,
  }) => sql`select ${complianceAssessment.id}, ${complianceAssessment.id}, null, ${complianceAssessment.dueOn}
    from ${complianceAssessment} join ${complianceAssessor} on ${complianceAssessor.assessmentId} = ${complianceAssessment.id}
    where ${complianceAssessment.status} = 'IN_PROGRESS' and ${complianceAssessor.personId} = ${id}`,
};

export const closing: WaitingSource = {
  kind: 'complianceAssessment',
  waitingFor: ({
    id,
  }) => sql`select ${complianceAssessment.id}, ${complianceAssessment.id}, null, ${complianceAssessment.dueOn}
    from ${complianceAssessment} join ${complianceReviewer} on ${complianceReviewer.assessmentId} = ${complianceAssessment.id}
    where ${complianceAssessment.status} = 'IN_REVIEW' and ${complianceReviewer.personId} = ${id}`,
};

export const statementApprovals: WaitingSource = {
  kind: 'statementOfApplicability',
  waitingFor: ({ id }) => sql`select ${statement.id}, ${statement.id}, null, null::date
    from ${statement} where ${statement.status} = 'REVIEW' and ${statement.approverId} = ${id}`,
};

/** The minutes of management reviews that the person chaired. */
export const minutes: WaitingSource = {
  kind: 'managementReview',
  waitingFor: ({ id }) => sql`select ${managementReview.id}, ${managementReview.id}, null, ${managementReview.heldOn}
    from ${managementReview} where ${managementReview.status} = 'HELD' and ${managementReview.ownerId} = ${id}`,
};

/** Controls that an assessor has asked the person to answer. */
export const delegated: WaitingSource = {
  kind: 'complianceAssessment',
  waitingFor: ({
    id,
  }) => sql`select ${assessmentItem.positionId}, ${complianceAssessment.id}, ${control.ref} || ' ' || ${control.title},
      ${assessmentItem.delegateDue}
    from ${assessmentItem} join ${complianceAssessment} on ${complianceAssessment.id} = ${assessmentItem.assessmentId}
      join ${controlPosition} on ${controlPosition.id} = ${assessmentItem.positionId}
      join ${control} on ${control.ownerId} = ${controlPosition.catalogueOwner} and ${control.id} = ${controlPosition.controlId}
    where ${assessmentItem.delegateId} = ${id} and ${assessmentItem.answeredAt} is null
      and ${complianceAssessment.status} = 'IN_PROGRESS'`,
};

export const findings: WaitingSource = {
  kind: 'finding',
  waitingFor: ({ id }) => sql`select ${finding.id}, ${finding.id}, null, ${finding.dueOn}
    from ${finding} where ${finding.ownerId} = ${id} and ${finding.archivedAt} is null
      and ${finding.status} not in ('CLOSED', 'RISK_ACCEPTED')`,
};

/** Verifiers of findings whose actions are all done. */
export const findingChecks: WaitingSource = {
  kind: 'finding',
  waitingFor: ({ id }) => sql`select ${finding.id}, ${finding.id}, null,
      max(${correctiveAction.doneOn}) + case ${finding.kind} when 'MAJOR' then 30 else 14 end
    from ${finding} join ${correctiveAction} on ${correctiveAction.findingId} = ${finding.id}
      and ${correctiveAction.removedAt} is null
    where ${finding.verifierId} = ${id} and ${finding.status} = 'IN_PROGRESS' and ${finding.archivedAt} is null
      and ${finding.kind} <> 'OFI'
    group by ${finding.organisationId}, ${finding.id}
    having bool_and(${correctiveAction.doneOn} is not null)`,
};

export const correctiveActions: WaitingSource = {
  kind: 'finding',
  waitingFor: ({ id }) => sql`select ${correctiveAction.id}, ${correctiveAction.findingId}, ${correctiveAction.title},
      ${correctiveAction.dueOn}
    from ${correctiveAction} join ${finding} on ${finding.id} = ${correctiveAction.findingId}
    where ${correctiveAction.ownerId} = ${id} and ${correctiveAction.removedAt} is null
      and ${correctiveAction.doneOn} is null and ${finding.archivedAt} is null
      and ${finding.status} not in ('CLOSED', 'RISK_ACCEPTED')`,
};

export const evidenceRequests: WaitingSource = {
  kind: 'evidence',
  waitingFor: ({
    id,
  }) => sql`select ${evidenceRequest.id}, ${evidenceRequest.evidenceId}, nullif(${evidenceRequest.note}, ''),
      ${evidenceRequest.dueOn}
    from ${evidenceRequest} where ${evidenceRequest.personId} = ${id} and ${evidenceRequest.status} = 'OPEN'`,
};

const editorsOfEvidence = (condition: SQL): SQL =>
  sql`(select editor.id from ${editorsWhere('evidence', condition)} as editor)`;

/**
 * Whether a person accepts or returns the evidence that someone asked for: who asked, and where they may not accept it, the managers
 * who may.
 */
const decidesOnGiven = (askerId: PgColumn, id: string): SQL =>
  sql`(${askerId} = ${id} or (${id}::uuid in ${editorsOfEvidence(inArray(membership.role, [...leadingRoles]))}
    and ${askerId} not in ${editorsOfEvidence(sql`true`)}))`;

/** What members have given, for those who accept or return it. */
export const evidenceProvided: WaitingSource = {
  kind: 'evidence',
  waitingFor: ({
    id,
  }) => sql`select ${evidenceRequest.id}, ${evidenceRequest.evidenceId}, ${userAccount.name}, null::date
    from ${evidenceRequest} join ${userAccount} on ${userAccount.id} = ${evidenceRequest.personId}
    where ${decidesOnGiven(evidenceRequest.askedBy, id)} and ${evidenceRequest.status} = 'PROVIDED'`,
};

/** The same of people without an account. */
export const evidenceGiven: WaitingSource = {
  kind: 'evidence',
  waitingFor: ({
    id,
  }) => sql`select ${evidenceContact.id}, ${evidenceContact.evidenceId}, coalesce(nullif(${evidenceContact.name}, ''), ${evidenceContact.email}),
      null::date
    from ${evidenceContact} where ${decidesOnGiven(evidenceContact.askedBy, id)} and ${evidenceContact.givenAt} is not null
      and ${evidenceContact.acceptedAt} is null and ${evidenceContact.revokedAt} is null`,
};
