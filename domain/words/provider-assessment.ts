import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const assessmentStatusLabels: ValueTexts<Schemas['AssessmentStatus']> = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  IN_PROGRESS: 'In progress',
  SUBMITTED: 'Submitted',
  REVIEWED: 'Reviewed',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
};

/** What an action is called on its button. */
export const assessmentActionLabels: ValueTexts<Schemas['AssessmentAction']> = {
  SEND: 'Send',
  REVIEW: 'Complete the review',
  RETURN: 'Return to review',
  APPROVE: 'Approve',
  REJECT: 'Reject',
  REOPEN: 'Reopen',
};

export const conclusionLabels: ValueTexts<Schemas['AssessmentConclusion']> = {
  BLOCKER: 'Blocker',
  WARNING: 'Warning',
  OK: 'OK',
  NOT_APPLICABLE: 'Not applicable',
};

export const respondentStateLabels: ValueTexts<Schemas['RespondentState']> = {
  ADDED: 'Not sent yet',
  REQUESTED: 'Requested',
  OPENED: 'Opened',
  ANSWERING: 'Answering',
  SUBMITTED: 'Submitted',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};

/** The words of an assessment's fields. */
export const assessmentTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: assessmentStatusLabels },
  provider: { label: 'Service provider' },
  template: { label: 'Template' },
  templateVersion: { label: 'Template version' },
  description: { label: 'Description' },
  assignee: { label: 'Reviewer' },
  approver: { label: 'Approver' },
  dueOn: { label: 'Due' },
  expiresOn: { label: 'Links expire' },
  reminderDays: { label: 'Days between reminders' },
  recurrenceMonths: { label: 'Repeat after months' },
  progress: { label: 'Progress' },
  score: { label: 'Score' },
  conclusion: { label: 'Conclusion', values: conclusionLabels },
  conclusionReason: { label: 'Reason for the conclusion' },
  sentAt: { label: 'Sent' },
  lastSavedAt: { label: 'Last saved' },
  submittedAt: { label: 'Submitted' },
  reviewedAt: { label: 'Reviewed' },
  reviewedBy: { label: 'Reviewed by' },
  reviewers: { label: 'Took part in the review' },
  decidedAt: { label: 'Decided' },
  decidedBy: { label: 'Decided by' },
  decisionReason: { label: 'Reason for the decision' },
  previous: { label: 'Previous assessment' },
} satisfies FieldTexts<Schemas['ServiceProviderAssessment']>;
