import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const freshnessLabels: ValueTexts<Schemas['EvidenceFreshness']> = {
  FRESH: 'Fresh',
  DUE: 'Due for renewal',
  STALE: 'Stale',
  UNDATED: 'No date',
};

export const evidenceAskedLabels: ValueTexts<Schemas['EvidenceAsked']> = {
  OPEN: 'Asked, open',
  OVERDUE: 'Asked, overdue',
  GIVEN: 'Given, to be accepted',
};

/** The words of the fields of a piece of evidence. */
export const evidenceTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  owner: { label: 'Owner' },
  madeOn: { label: 'Made on' },
  coversFrom: { label: 'Covers from' },
  coversTo: { label: 'Covers to' },
  cadenceMonths: { label: 'Made every (months)' },
  ownControls: { label: 'Own controls' },
  coveredUntil: { label: 'Covers until' },
  freshness: { label: 'Freshness', values: freshnessLabels },
} satisfies FieldTexts<Schemas['Evidence']>;

export const evidenceRequestStatusLabels: ValueTexts<Schemas['EvidenceRequestStatus']> = {
  OPEN: 'Asked for',
  PROVIDED: 'To be accepted',
  ACCEPTED: 'Accepted',
  WITHDRAWN: 'Withdrawn',
};

export const evidenceRequestActionLabels: ValueTexts<Schemas['EvidenceRequestAction']> = {
  PROVIDE: 'Provide',
  ACCEPT: 'Accept',
  RETURN: 'Return',
  WITHDRAW: 'Withdraw',
};

export const evidenceContactStateLabels: ValueTexts<Schemas['EvidenceContactState']> = {
  REQUESTED: 'Asked for',
  OPENED: 'Opened',
  GIVEN: 'To be accepted',
  ACCEPTED: 'Accepted',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};
