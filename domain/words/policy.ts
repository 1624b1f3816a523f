import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

/** The first four are of specification section 4. */
export const policyStatusLabels: ValueTexts<Schemas['PolicyStatus']> = {
  DRAFT: 'Draft',
  REVIEW: 'Review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
};

/** What was decided about a version. */
export const policyDecisionLabels: ValueTexts<Schemas['PolicyVerdict']> = {
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

/** What an action is called on its button. */
export const policyActionLabels: ValueTexts<Schemas['PolicyAction']> = {
  SUBMIT: 'Submit for review',
  WITHDRAW: 'Withdraw from review',
  APPROVE: 'Approve',
  REJECT: 'Reject',
  REVISE: 'Start a new version',
  CONFIRM: 'Confirm without changes',
};

export const documentTypeLabels: ValueTexts<Schemas['PolicyDocumentType']> = {
  POLICY: 'Policy',
  PROCEDURE: 'Procedure',
  STANDARD: 'Standard',
  GUIDELINE: 'Guideline',
};

export const generationMethodLabels: ValueTexts<Schemas['PolicyGenerationMethod']> = {
  MANUAL: 'Written here',
  FILE: 'Files',
  AI: 'Drafted by AI',
  URL: 'Web address',
};

export const classificationLabels: ValueTexts<Schemas['PolicyClassification']> = {
  PUBLIC: 'Public',
  INTERNAL: 'Internal',
  CONFIDENTIAL: 'Confidential',
  RESTRICTED: 'Restricted',
};

/** Who an approval asks to acknowledge the new version. */
export const askedAgainLabels: ValueTexts<Schemas['AskedAgain']> = {
  NOBODY: 'Nobody',
  EVERYONE: 'Everyone who was asked before',
  CHOSEN: 'Chosen groups or people',
};

/** The words of a policy's fields. */
export const policyTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: policyStatusLabels },
  versionInForce: { label: 'Version in force' },
  comingVersion: {
    label: 'Next version',
    parts: { number: { label: 'Next version' }, on: { label: 'Next version in force from' } },
  },
  generationMethod: { label: 'Source', values: generationMethodLabels },
  category: { label: 'Category' },
  documentType: { label: 'Document type', values: documentTypeLabels },
  purpose: { label: 'Purpose' },
  scope: { label: 'Scope' },
  owner: { label: 'Owner' },
  approver: { label: 'Approver' },
  reviewers: { label: 'Reviewers' },
  department: { label: 'Department' },
  classification: { label: 'Classification', values: classificationLabels },
  effectiveOn: { label: 'Effective from' },
  frequency: { label: 'Review frequency' },
  nextReviewOn: { label: 'Next review' },
  retiredOn: { label: 'Retired' },
  risks: { label: 'Risks' },
  ownControls: { label: 'Own controls' },
  acknowledgement: {
    label: 'Acknowledgement',
    parts: {
      requested: { label: 'Asked to acknowledge' },
      acknowledged: { label: 'Acknowledged' },
      ofEarlierVersions: { label: 'Acknowledged in an earlier version' },
    },
  },
} satisfies FieldTexts<Schemas['Policy']>;

export const acknowledgementVersionLabels: ValueTexts<Schemas['AcknowledgementVersions']> = {
  IN_FORCE: 'Version in force',
  FORMER: 'Earlier versions',
};

export const acknowledgementStateLabels: ValueTexts<Schemas['AcknowledgementState']> = {
  REQUESTED: 'Requested',
  OPENED: 'Opened',
  ACKNOWLEDGED: 'Acknowledged',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
  SUPERSEDED: 'Superseded',
};

/** The words of a request to acknowledge a policy, in the evidence for an auditor. */
export const acknowledgementTexts = {
  recipient: { label: 'Recipient', parts: { name: { label: 'Name' }, email: { label: 'Address' } } },
  policyVersion: { label: 'Version' },
  countsFor: { label: 'Counts for version' },
  state: { label: 'State', values: acknowledgementStateLabels },
  requestedAt: { label: 'Requested' },
  sentAt: { label: 'Sent' },
  failedAt: { label: 'Not deliverable' },
  openedAt: { label: 'Opened' },
  expiresAt: { label: 'Link expires' },
  expiresOn: { label: 'Last day of the link' },
  reminderCount: { label: 'Reminders' },
  lastReminderAt: { label: 'Last reminder' },
  acknowledgedAt: { label: 'Acknowledged' },
  revokedAt: { label: 'Revoked' },
  supersededAt: { label: 'Superseded' },
  receiptCode: { label: 'Receipt' },
  proof: {
    label: 'Proof',
    parts: {
      contentSha256: { label: 'SHA-256 of the content' },
      sentence: { label: 'Sentence agreed to' },
      address: { label: 'Network address' },
      userAgent: { label: 'User agent' },
      sha256: { label: 'SHA-256 of the receipt' },
    },
  },
} satisfies FieldTexts<Schemas['AcknowledgementRequest']>;
