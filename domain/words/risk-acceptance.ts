import type { components } from '#openapi/generated/types.ts';

import type { ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const acceptanceStatusLabels: ValueTexts<Schemas['RiskAcceptanceStatus']> = {
  SUBMITTED: 'Submitted',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
  REVOKED: 'Revoked',
  REOPENED: 'Reopened',
};

export const acceptanceActionLabels: ValueTexts<Schemas['RiskAcceptanceAction']> = {
  ACCEPT: 'Accept',
  REJECT: 'Reject',
  WITHDRAW: 'Withdraw',
  REVOKE: 'Revoke',
};

/** Why an acceptance ended by itself. */
export const endLabels: ValueTexts<Schemas['RiskAcceptanceEnd']> = {
  RESIDUAL_ROSE: 'The residual risk is higher than the one accepted',
  INCIDENT: 'An incident has been linked to the risk',
  CONTROL_FAILED: 'A control of the risk has failed or was retired',
  EXPIRED: 'It has expired',
};
