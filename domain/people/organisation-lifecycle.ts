import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type OrganisationState = Schemas['OrganisationState'];
export type OrganisationAction = Schemas['OrganisationAction'];

export interface OrganisationNames {
  readonly state: OrganisationState | 'ERASED';
  readonly action: OrganisationAction;
  readonly event: 'ERASE';
  readonly need: 'reason' | 'name';
  readonly party: 'administrators';
  readonly parties: object;
}

/** A whole organisation, in the hands of the platform's administrators. Erased, it leaves one entry in the log of the platform. */
export const organisationLifecycle: Lifecycle<OrganisationNames> = {
  initial: 'ACTIVE',
  steps: {
    SUSPEND: { from: ['ACTIVE'], to: 'SUSPENDED', needs: ['reason'], tells: ['administrators'] },
    RESUME: { from: ['SUSPENDED'], to: 'ACTIVE', needs: [], tells: ['administrators'], leadsOn: true },
    CLOSE: { from: ['SUSPENDED'], to: 'CLOSING', needs: ['reason', 'name'], tells: ['administrators'] },
    REOPEN: { from: ['CLOSING'], to: 'SUSPENDED', needs: [], tells: ['administrators'], leadsOn: true },
  },
  events: {
    ERASE: { from: ['CLOSING'], to: 'ERASED', needs: [], tells: [], by: 'TIME' },
  },
  refusal: (_action, _parties, { mayEdit }) => (mayEdit ? undefined : 'You may not manage organisations'),
};

/** So many days lie between the closing of an organisation and its erasure. */
export const daysUntilErasure = 30;

/** Why nothing can be changed in an organisation; undefined in an active one. */
export const readOnlyReason = (state: OrganisationState): string | undefined => {
  if (state === 'SUSPENDED') return 'This organisation is suspended: nothing can be changed until it is resumed.';
  return state === 'CLOSING' ? 'This organisation is being closed: nothing can be changed any more.' : undefined;
};
