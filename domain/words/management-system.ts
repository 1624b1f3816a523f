import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const objectiveDirectionLabels: ValueTexts<Schemas['ObjectiveDirection']> = {
  AT_LEAST: 'At least',
  AT_MOST: 'At most',
};

export const objectiveStageLabels: ValueTexts<Schemas['ObjectiveStage']> = {
  ACTIVE: 'Active',
  ACHIEVED: 'Achieved',
  DROPPED: 'Dropped',
};

export const objectiveStateLabels: ValueTexts<Schemas['ObjectiveState']> = {
  NOT_MEASURED: 'Not measured',
  MET: 'On target',
  NOT_MET: 'Off target',
  MISSED: 'Missed',
};

/** The words of an objective's fields. */
export const objectiveTexts = {
  title: recordTexts.title,
  plan: { label: 'Plan' },
  resources: { label: 'Resources' },
  owner: { label: 'Responsible' },
  measure: { label: 'Measure' },
  unit: { label: 'Unit' },
  direction: { label: 'The value is to be', values: objectiveDirectionLabels },
  baseline: { label: 'Value at the beginning' },
  target: { label: 'Target' },
  everyMonths: { label: 'Measured every (months)' },
  stage: { label: 'Stage', values: objectiveStageLabels },
  dueOn: { label: 'To be achieved by' },
  state: { label: 'State', values: objectiveStateLabels },
  latestValue: { label: 'Newest reading' },
  latestOn: { label: 'Measured on' },
  nextReadingOn: { label: 'Next reading by' },
} satisfies FieldTexts<Schemas['Objective']>;

/** A reading in the log of its objective. */
export const readingInWords = ({ title, takenOn, value }: Schemas['ObjectiveReading']): string =>
  `${title}, ${writtenDay(takenOn)}: ${value}`;

export const auditKindLabels: ValueTexts<Schemas['AuditKind']> = {
  INTERNAL: 'Internal audit',
  SECOND_PARTY: 'Audit by another party',
  CERTIFICATION: 'Certification audit',
};

export const auditStatusLabels: ValueTexts<Schemas['AuditStatus']> = {
  PLANNED: 'Planned',
  IN_PROGRESS: 'In progress',
  REPORTED: 'Reported',
  CANCELLED: 'Cancelled',
};

/** What an action is called on its button. */
export const auditActionLabels: ValueTexts<Schemas['AuditAction']> = {
  START: 'Start audit',
  REPORT: 'Report',
  CANCEL: 'Cancel audit',
  REOPEN: 'Plan it again',
};

/** The words of an audit's fields. */
export const auditTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: auditStatusLabels },
  kind: { label: 'Kind', values: auditKindLabels },
  objective: { label: 'Objective' },
  criteria: { label: 'Criteria' },
  adoptedStandard: { label: 'Standard' },
  groups: { label: 'Groups' },
  owner: { label: 'Leader' },
  auditors: { label: 'Auditors' },
  externalAuditors: { label: 'Auditors from outside' },
  plannedFrom: { label: 'From' },
  plannedTo: { label: 'To' },
  assessment: { label: 'Assessment' },
  startedAt: { label: 'Started' },
  reportedAt: { label: 'Reported' },
  reportedBy: { label: 'Reported by' },
  conclusion: { label: 'Conclusion' },
  independence: { label: 'Why the auditors are impartial' },
  cancelledBecause: { label: 'Why it was cancelled' },
} satisfies FieldTexts<Schemas['Audit']>;

export const managementReviewStatusLabels: ValueTexts<Schemas['ManagementReviewStatus']> = {
  PLANNED: 'Planned',
  HELD: 'Minutes to approve',
  APPROVED: 'Approved',
};

/** What an action is called on its button. */
export const managementReviewActionLabels: ValueTexts<Schemas['ManagementReviewAction']> = {
  HOLD: 'Record as held',
  APPROVE: 'Approve minutes',
  REOPEN: 'Reopen',
};

/** The words of a management review's fields, by the inputs of ISO/IEC 27001, 9.3.2. */
export const managementReviewTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: managementReviewStatusLabels },
  heldOn: { label: 'Day' },
  owner: { label: 'Chair' },
  participants: { label: 'Participants' },
  otherParticipants: { label: 'Other participants' },
  previousActions: { label: 'Actions from previous reviews' },
  changedIssues: { label: 'Changes in external and internal issues' },
  changedExpectations: { label: 'Changes in what interested parties expect' },
  performance: { label: 'Performance: findings, measurements, audits and objectives' },
  feedback: { label: 'Feedback from interested parties' },
  risks: { label: 'Risk assessment and treatment' },
  opportunities: { label: 'Opportunities for improvement' },
  decisions: { label: 'Decisions' },
  approvedAt: { label: 'Approved' },
  approvedBy: { label: 'Approved by' },
} satisfies FieldTexts<Schemas['ManagementReview']>;
