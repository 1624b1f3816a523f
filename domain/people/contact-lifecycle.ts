import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export interface ContactNames {
  readonly state: Schemas['ContactMessageStatus'];
  readonly action: Schemas['ContactMessageAction'];
  readonly event: never;
  readonly need: never;
  readonly party: never;
  readonly parties: object;
}

/** A message to the administrators of the platform. */
export const contactLifecycle: Lifecycle<ContactNames> = {
  initial: 'NEW',
  steps: {
    READ: { from: ['NEW'], to: 'READ', needs: [], tells: [], leadsOn: true },
    ANSWER: { from: ['NEW', 'READ'], to: 'ANSWERED', needs: [], tells: [] },
    CLOSE: { from: ['NEW', 'READ', 'ANSWERED'], to: 'CLOSED', needs: [], tells: [] },
  },
  events: {},
  refusal: (_action, _parties, { mayEdit }) => (mayEdit ? undefined : 'You may not manage messages'),
};
