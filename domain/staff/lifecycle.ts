import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export interface StaffNames {
  readonly state: Schemas['StaffStatus'];
  readonly action: Schemas['StaffAction'];
  readonly event: never;
  readonly need: 'day';
  readonly party: 'watchers';
  readonly parties: object;
}

const tells = ['watchers'] as const;

/** How staff members come and go (work.md 3). Someone who comes back gets no right back: those belong to their account. */
export const staffLifecycle: Lifecycle<StaffNames> = {
  initial: 'PENDING',
  steps: {
    ACTIVATE: { from: ['PENDING'], to: 'ACTIVE', needs: ['day'], tells, leadsOn: true },
    DEACTIVATE: { from: ['ACTIVE'], to: 'DEACTIVATED', needs: ['day'], tells },
    REACTIVATE: { from: ['DEACTIVATED'], to: 'ACTIVE', needs: [], tells },
  },
  events: {},
  refusal: () => undefined,
};
