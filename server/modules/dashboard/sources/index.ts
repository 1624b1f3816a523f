import type { Schemas } from '#server/contract/types.ts';

import type { WaitingSource } from '../source.ts';
import * as assessments from './assessments.ts';
import * as changes from './changes.ts';
import { dueDates } from './due-dates.ts';
import * as policies from './policies.ts';
import * as risks from './risks.ts';

/** What can wait for a person, by what they are to do: docs/contributing.md says how a module adds its own. */
export const waitingSources: Readonly<Record<Schemas['WaitingTask'], readonly WaitingSource[]>> = {
  POLICY_REVIEW: [policies.reviews],
  POLICY_APPROVAL: [policies.approvals],
  RISK_ACCEPTANCE: [risks.acceptances],
  EXEMPTION_APPROVAL: [risks.exemptionApprovals],
  EXTENSION_DECISION: [risks.extensions],
  EXEMPTION_CONFIRMATION: [risks.confirmations],
  PROVIDER_ASSESSMENT_REVIEW: [assessments.providerReviews],
  PROVIDER_ASSESSMENT_APPROVAL: [assessments.providerApprovals],
  RESPONDENT_QUESTION: [assessments.questions],
  POLICY_ACKNOWLEDGEMENT: [policies.acknowledgements],
  COMPLIANCE_ASSESSMENT: [assessments.judging],
  COMPLIANCE_REVIEW: [assessments.closing],
  STATEMENT_APPROVAL: [assessments.statementApprovals],
  MANAGEMENT_REVIEW_APPROVAL: [assessments.minutes],
  DELEGATED_CONTROL: [assessments.delegated],
  FINDING: [assessments.findings],
  FINDING_CHECK: [assessments.findingChecks],
  CORRECTIVE_ACTION: [assessments.correctiveActions],
  EVIDENCE_REQUEST: [assessments.evidenceRequests],
  EVIDENCE_GIVEN: [assessments.evidenceGiven, assessments.evidenceProvided],
  SCORE_PROPOSAL: [risks.scores],
  INCIDENT_NOTIFICATION: [risks.notifications],
  TREATMENT_ACTION: [risks.actions],
  CHANGE_ASSESSMENT: [changes.assessments],
  CHANGE_VOTE: [changes.votes],
  CHANGE_IMPLEMENTATION: [changes.implementations],
  CHANGE_REVIEW: [changes.reviews],
  CHANGE_IMPACT: changes.impacts,
  DUE_DATE: dueDates,
};
