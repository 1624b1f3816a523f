import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

export interface PublicationNames {
  readonly state: Schemas['PublicationStatus'];
  readonly action: Schemas['PublicationAction'];
  readonly event: never;
  readonly need: never;
  readonly party: never;
  readonly parties: object;
}

/** The life of what the platform publishes for everyone: articles of the help desk, and tips (work.md 9). */
export const publicationLifecycle: Lifecycle<PublicationNames> = {
  initial: 'DRAFT',
  steps: {
    PUBLISH: { from: ['DRAFT'], to: 'PUBLISHED', needs: [], tells: [], leadsOn: true },
    ARCHIVE: { from: ['DRAFT', 'PUBLISHED'], to: 'ARCHIVED', needs: [], tells: [] },
    REVISE: { from: ['ARCHIVED'], to: 'DRAFT', needs: [], tells: [] },
  },
  events: {},
  refusal: () => undefined,
};
