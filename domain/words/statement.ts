import type { components } from '#openapi/generated/types.ts';

import type { ComparedField } from '../compliance/statement.ts';
import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const statementStatusLabels: ValueTexts<Schemas['StatementStatus']> = {
  DRAFT: 'Draft',
  REVIEW: 'In review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
};

/** What an action is called on its button. */
export const statementActionLabels: ValueTexts<Schemas['StatementAction']> = {
  SUBMIT: 'Submit for approval',
  WITHDRAW: 'Withdraw',
  APPROVE: 'Approve',
  REJECT: 'Reject',
  REVISE: 'Begin next version',
};

export const statementOutcomeLabels: ValueTexts<Schemas['StatementOutcome']> = {
  PENDING: 'In review',
  WITHDRAWN: 'Withdrawn',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

/** What a control still needs. */
export const statementGapLabels: ValueTexts<Schemas['StatementGap']> = {
  UNDECIDED: 'Not decided: no reason says why it is applicable',
  JUSTIFICATION_MISSING: 'Excluded without a justification',
  RISK_MISSING: 'A risk is the reason, and none is linked to its own controls',
  NOT_EXCLUDABLE: 'Excluded, which the standard does not allow',
};

/** The words of a control in a statement. */
export const statementRowLabels: Readonly<Record<ComparedField, string>> = {
  ref: 'Reference',
  title: 'Title',
  text: 'Text of the control',
  applicable: 'Applicable',
  reasons: 'Reasons',
  justification: 'Justification',
  implementation: 'Implementation',
  ownControls: 'Own controls',
  evidence: 'Evidence',
  risks: 'Risks',
  owner: 'Owner',
};

/** The words of a statement's fields. */
export const statementTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: statementStatusLabels },
  adoptedStandard: { label: 'Standard' },
  number: { label: 'Version number' },
  changeLog: { label: 'Changes in this version' },
  owner: { label: 'Owner' },
  approver: { label: 'Approver' },
  reviewOn: { label: 'Next review' },
  authors: { label: 'Authors' },
  submittedAt: { label: 'Submitted' },
  approvedNumber: { label: 'Approved version' },
  approvedReviewOn: { label: 'Review of the approved version' },
  isApprovedExpired: { label: 'Approved version expired' },
  approvedAt: { label: 'Approved' },
  approvedBy: { label: 'Approved by' },
  submissions: { label: 'Submissions' },
} satisfies FieldTexts<Schemas['StatementOfApplicability']>;
