import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';
import { scoringMethodLabels } from './own-control.ts';

type Schemas = components['schemas'];

export const complianceAssessmentKindLabels: ValueTexts<Schemas['ComplianceAssessmentKind']> = {
  SELF: 'Self-assessment',
  INTERNAL: 'Internal audit',
  EXTERNAL: 'External audit',
};

/** What a kind of assessment means for those who assess. */
export const complianceAssessmentKindMeanings: ValueTexts<Schemas['ComplianceAssessmentKind']> = {
  SELF: 'You answer what the organisation does. Every standard that asks the same takes the answer over.',
  INTERNAL:
    'Assessors judge each control from what they have seen. Nobody judges or closes over controls that they own.',
  EXTERNAL: 'As an internal audit, by people from outside who have an account here.',
};

export const complianceAssessmentStatusLabels: ValueTexts<Schemas['ComplianceAssessmentStatus']> = {
  PLANNED: 'Planned',
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  CLOSED: 'Closed',
  ABANDONED: 'Abandoned',
};

/** What an action is called on its button. */
export const complianceAssessmentActionLabels: ValueTexts<Schemas['ComplianceAssessmentAction']> = {
  START: 'Start assessment',
  SUBMIT: 'Submit for review',
  RETURN: 'Return to the assessors',
  CLOSE: 'Close assessment',
  ABANDON: 'Abandon',
  REOPEN: 'Reopen',
};

/** What an item still needs. */
export const itemGapLabels: ValueTexts<Schemas['ItemGap']> = {
  TO_CONFIRM: 'To be confirmed',
  CONTRADICTION: 'Sources contradict each other',
  FINDING_MISSING: 'Finding as grave as the result missing',
  REASON_MISSING: 'Reason missing',
};

export const complianceCauseLabels: ValueTexts<Schemas['ComplianceCause']> = {
  PERSON: 'Person',
  LINK: 'Link',
  MAPPING: 'Mapping',
  EVIDENCE: 'Evidence',
  ASSESSMENT: 'Assessment',
  OTHER: 'Other',
};

/** The words of a compliance assessment's fields. */
export const complianceAssessmentTexts = {
  title: recordTexts.title,
  kind: { label: 'Kind', values: complianceAssessmentKindLabels },
  status: { label: 'Status', values: complianceAssessmentStatusLabels },
  adoptedStandard: { label: 'Standard' },
  levels: { label: 'Levels' },
  groups: { label: 'Groups' },
  periodFrom: { label: 'Period from' },
  periodTo: { label: 'Period to' },
  assessors: { label: 'Assessors' },
  reviewers: { label: 'Reviewers' },
  method: { label: 'Scored by', values: scoringMethodLabels },
  owner: { label: 'Lead' },
  dueOn: { label: 'Due' },
  startedAt: { label: 'Started' },
  closedAt: { label: 'Closed' },
  closedBy: { label: 'Closed by' },
  conclusion: { label: 'Conclusion' },
  closings: { label: 'Closings' },
} satisfies FieldTexts<Schemas['ComplianceAssessment']>;
