import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type RequestStatus = Schemas['OrganisationRequestStatus'];

export interface RequestNames {
  readonly state: RequestStatus;
  readonly action: Schemas['OrganisationRequestAction'];
  readonly event: 'WITHDRAW';
  readonly need: 'reason';
  readonly party: 'asker';
  readonly parties: object;
}

/** A request of an organisation for what only the platform can grant. Its organisation withdraws it, which is a change elsewhere. */
export const requestLifecycle: Lifecycle<RequestNames> = {
  initial: 'OPEN',
  steps: {
    GRANT: { from: ['OPEN'], to: 'GRANTED', needs: [], tells: ['asker'], leadsOn: true },
    REFUSE: { from: ['OPEN'], to: 'REFUSED', needs: ['reason'], tells: ['asker'] },
  },
  events: { WITHDRAW: { from: ['OPEN'], to: 'WITHDRAWN', needs: [], tells: [], by: 'CHANGE' } },
  refusal: (_action, _parties, { mayEdit }) => (mayEdit ? undefined : 'You may not manage organisations'),
};
