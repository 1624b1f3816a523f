import type { Lifecycle } from '../lifecycle.ts';

export const standardVersionStatuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;

export type StandardVersionStatus = (typeof standardVersionStatuses)[number];
export type StandardVersionAction = 'PUBLISH' | 'WITHDRAW';

export interface StandardVersionNames {
  readonly state: StandardVersionStatus;
  readonly action: StandardVersionAction;
  readonly event: never;
  readonly need: never;
  readonly party: never;
  readonly parties: object;
}

/** The life of a version of a standard, and of a set of mappings. What is published never changes; the database sees to it. */
export const standardVersionLifecycle: Lifecycle<StandardVersionNames> = {
  initial: 'DRAFT',
  steps: {
    PUBLISH: { from: ['DRAFT'], to: 'PUBLISHED', needs: [], tells: [], leadsOn: true },
    WITHDRAW: { from: ['PUBLISHED'], to: 'WITHDRAWN', needs: [], tells: [] },
  },
  events: {},
  refusal: () => undefined,
};

/** The owner of what belongs to the platform: an organisation's own standards belong to it. */
export const platformOwner = '00000000-0000-0000-0000-000000000000';
