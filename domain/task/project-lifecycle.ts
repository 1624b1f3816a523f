import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export interface ProjectNames {
  readonly state: Schemas['ProjectStatus'];
  readonly action: Schemas['ProjectAction'];
  readonly event: never;
  readonly need: 'reason';
  readonly party: 'owner' | 'watchers';
  readonly parties: object;
}

const tells = ['owner', 'watchers'] as const;

/** The course of projects (work.md 2). One is completed once none of its tasks is open. */
export const projectLifecycle: Lifecycle<ProjectNames> = {
  initial: 'PLANNED',
  steps: {
    START: { from: ['PLANNED'], to: 'ACTIVE', needs: [], tells, leadsOn: true },
    RESUME: { from: ['ON_HOLD'], to: 'ACTIVE', needs: [], tells, leadsOn: true },
    COMPLETE: { from: ['ACTIVE'], to: 'COMPLETED', needs: [], tells, leadsOn: true },
    HOLD: { from: ['ACTIVE'], to: 'ON_HOLD', needs: ['reason'], tells },
    CANCEL: { from: ['PLANNED', 'ACTIVE', 'ON_HOLD'], to: 'CANCELLED', needs: ['reason'], tells },
    REOPEN: { from: ['COMPLETED', 'CANCELLED'], to: 'ACTIVE', needs: [], tells },
  },
  events: {},
  refusal: () => undefined,
};
