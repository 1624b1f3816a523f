import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';
import { levelLabels } from './information-asset.ts';

type Schemas = components['schemas'];

export const exemptionStatusLabels: ValueTexts<Schemas['ExemptionStatus']> = {
  DRAFT: 'Draft',
  UNDER_REVIEW: 'Under review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
};

/** What an action is called on its button. */
export const exemptionActionLabels: ValueTexts<Schemas['ExemptionAction']> = {
  SUBMIT: 'Submit for review',
  WITHDRAW: 'Withdraw from review',
  APPROVE: 'Approve',
  REJECT: 'Reject',
  REVISE: 'Revise',
  CONFIRM: 'Confirm',
  END: 'End exemption',
};

export const exemptionEndLabels: ValueTexts<Schemas['ExemptionEnd']> = {
  LAPSED: 'Its last day has passed',
  ENDED: 'Ended early',
  SOURCE_GONE: 'Its policy or control was removed or retired',
};

export const exemptionQuestionLabels: ValueTexts<Schemas['ExemptionQuestion']> = {
  NEW_VERSION: 'A new version of its policy is in force',
  CONTROL_FAILED: 'A compensating control has failed',
};

export const extensionStatusLabels: ValueTexts<Schemas['ExtensionStatus']> = {
  REQUESTED: 'Requested',
  GRANTED: 'Granted',
  REFUSED: 'Refused',
  VOID: 'Void',
};

export const extensionActionLabels: ValueTexts<Schemas['ExtensionAction']> = { GRANT: 'Grant', REFUSE: 'Refuse' };

/** The words of an exemption's fields. */
export const exemptionTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: exemptionStatusLabels },
  isInForce: { label: 'In force' },
  policy: { label: 'Policy' },
  policyVersion: { label: 'Policy version' },
  control: { label: 'Control of a risk' },
  scope: { label: 'Scope' },
  reason: { label: 'Why it cannot be met' },
  justification: { label: 'Justification' },
  owner: { label: 'Requester' },
  approver: { label: 'Approver' },
  riskRating: { label: 'Risk left', values: levelLabels },
  riskPlan: { label: 'Plan for the risk' },
  ownControls: { label: 'Own controls' },
  compensatingControls: { label: 'Compensating controls' },
  withoutControls: { label: 'Why there are no compensating controls' },
  validFrom: { label: 'Valid from' },
  validTo: { label: 'Valid to' },
  renews: { label: 'Renews' },
  submittedBy: { label: 'Submitted by' },
  decidedBy: { label: 'Decided by' },
  decidedAt: { label: 'Decided' },
  decisionReason: { label: 'Reason for the decision' },
  endedBecause: { label: 'Why it ended', values: exemptionEndLabels },
  endReason: { label: 'Reason for ending it' },
  question: { label: 'Still right?', values: exemptionQuestionLabels },
} satisfies FieldTexts<Schemas['Exemption']>;
