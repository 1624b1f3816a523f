import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export interface RiskNames {
  readonly state: Schemas['RiskStatus'];
  readonly action: Schemas['RiskAction'];
  readonly event: never;
  /** Why it is closed, and why it is reopened. */
  readonly need: 'closedBecause' | 'reason';
  readonly party: 'owner' | 'watchers';
  readonly parties: object;
}

const tells = ['owner', 'watchers'] as const;

/** The status of a risk (incidents.md, 4). All who may edit risks take every action. */
export const riskLifecycle: Lifecycle<RiskNames> = {
  initial: 'DRAFT',
  steps: {
    OPEN: { from: ['DRAFT'], to: 'OPEN', needs: [], tells, leadsOn: true },
    CLOSE: { from: ['DRAFT', 'OPEN'], to: 'CLOSED', needs: ['closedBecause'], tells },
    REOPEN: { from: ['CLOSED'], to: 'OPEN', needs: ['reason'], tells },
  },
  events: {},
  refusal: () => undefined,
};

/** The states in which a risk counts: it is in the heat map and in the numbers of today. */
export const countedStatuses: readonly Schemas['RiskStatus'][] = ['DRAFT', 'OPEN'];
