import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

/** What the lifecycle of an incident asks for. */
export type IncidentNeed = 'containedAt' | 'resolvedAt' | 'rootCause' | 'reason';

export interface IncidentNames {
  readonly state: Schemas['IncidentStatus'];
  readonly action: Schemas['IncidentAction'];
  readonly event: never;
  readonly need: IncidentNeed;
  readonly party: 'owner' | 'watchers';
  readonly parties: object;
}

const tells = ['owner', 'watchers'] as const;

/** The response to an incident (ISO/IEC 27035-1, 5). Reopening returns to the work, whatever was reached before. */
export const incidentLifecycle: Lifecycle<IncidentNames> = {
  initial: 'OPEN',
  steps: {
    START: { from: ['OPEN'], to: 'IN_PROGRESS', needs: [], tells },
    CONTAIN: { from: ['OPEN', 'IN_PROGRESS'], to: 'CONTAINED', needs: ['containedAt'], tells },
    RESOLVE: { from: ['CONTAINED'], to: 'RESOLVED', needs: ['resolvedAt'], tells },
    CLOSE: { from: ['RESOLVED'], to: 'CLOSED', needs: ['rootCause'], tells },
    REOPEN: { from: ['CONTAINED', 'RESOLVED', 'CLOSED'], to: 'IN_PROGRESS', needs: ['reason'], tells },
  },
  events: {},
  refusal: () => undefined,
};

/** A second assessment of the severity needs a reason, which only its own operation takes. */
export const isReassessed = (
  was: Schemas['IncidentSeverity'] | null,
  is: Schemas['IncidentSeverity'] | null,
): boolean => was !== null && is !== null && was !== is;
