import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

interface TaskWords {
  /** What is to be done, as a button or a row says it. */
  readonly label: string;
  readonly group: Schemas['WaitingGroup'];
}

/** What a person is to do, and which number of the dashboard counts it. */
export const waitingTasks: Readonly<Record<Schemas['WaitingTask'], TaskWords>> = {
  POLICY_REVIEW: { label: 'Review the policy', group: 'REVIEW' },
  POLICY_APPROVAL: { label: 'Approve the policy', group: 'APPROVAL' },
  RISK_ACCEPTANCE: { label: 'Decide on the acceptance', group: 'APPROVAL' },
  EXEMPTION_APPROVAL: { label: 'Decide on the exemption', group: 'APPROVAL' },
  EXTENSION_DECISION: { label: 'Decide on the extension', group: 'APPROVAL' },
  EXEMPTION_CONFIRMATION: { label: 'Say whether it is still right', group: 'QUESTION' },
  PROVIDER_ASSESSMENT_REVIEW: { label: 'Review the answers', group: 'REVIEW' },
  PROVIDER_ASSESSMENT_APPROVAL: { label: 'Approve the assessment', group: 'APPROVAL' },
  RESPONDENT_QUESTION: { label: 'Answer the question', group: 'QUESTION' },
  POLICY_ACKNOWLEDGEMENT: { label: 'Read and acknowledge', group: 'ACKNOWLEDGEMENT' },
  COMPLIANCE_ASSESSMENT: { label: 'Assess the controls', group: 'ASSESSMENT' },
  COMPLIANCE_REVIEW: { label: 'Review and close', group: 'REVIEW' },
  STATEMENT_APPROVAL: { label: 'Decide on the statement', group: 'APPROVAL' },
  MANAGEMENT_REVIEW_APPROVAL: { label: 'Approve the minutes', group: 'APPROVAL' },
  DELEGATED_CONTROL: { label: 'Answer the control', group: 'CONTROL' },
  FINDING: { label: 'Resolve the finding', group: 'FINDING' },
  FINDING_CHECK: { label: 'Check the effect', group: 'REVIEW' },
  CORRECTIVE_ACTION: { label: 'Carry out the action', group: 'ACTION' },
  EVIDENCE_REQUEST: { label: 'Provide the evidence', group: 'QUESTION' },
  EVIDENCE_GIVEN: { label: 'Accept or return the evidence', group: 'REVIEW' },
  SCORE_PROPOSAL: { label: 'Decide on the score', group: 'QUESTION' },
  INCIDENT_NOTIFICATION: { label: 'Notify', group: 'ACTION' },
  TREATMENT_ACTION: { label: 'Complete the action', group: 'ACTION' },
  CHANGE_ASSESSMENT: { label: 'Assess the change', group: 'REVIEW' },
  CHANGE_VOTE: { label: 'Decide on the change', group: 'APPROVAL' },
  CHANGE_IMPLEMENTATION: { label: 'Carry out the change', group: 'ACTION' },
  CHANGE_REVIEW: { label: 'Review and close the change', group: 'REVIEW' },
  CHANGE_IMPACT: { label: 'Look at it again after a change', group: 'QUESTION' },
  DUE_DATE: { label: 'Falls due', group: 'DUE' },
};

/** The groups in the order of the dashboard. */
export const waitingGroups: Readonly<Record<Schemas['WaitingGroup'], string>> = {
  APPROVAL: 'Approvals',
  REVIEW: 'Reviews',
  QUESTION: 'Questions',
  ACKNOWLEDGEMENT: 'Acknowledgements',
  ASSESSMENT: 'Assessments',
  CONTROL: 'Delegated controls',
  FINDING: 'Findings',
  ACTION: 'Actions',
  DUE: 'Due dates',
};
