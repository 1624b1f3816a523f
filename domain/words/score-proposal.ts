import type { components } from '#openapi/generated/types.ts';

import type { ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const proposalStatusLabels: ValueTexts<Schemas['ScoreProposalStatus']> = {
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};

export const proposalActionLabels: ValueTexts<Schemas['ScoreProposalAction']> = {
  ACCEPT: 'Accept',
  DECLINE: 'Decline',
  WITHDRAW: 'Withdraw',
};
