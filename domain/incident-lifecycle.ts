import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

/** What the lifecycle of an incident asks for. */
export type IncidentNeed = 'containedAt' | 'resolvedAt' | 'rootCause' | 'reason';

/** The response to an incident (ISO/IEC 27035-1, 5). Reopening returns to the work, whatever was reached before. */
export const incidentLifecycle: Lifecycle<Schemas['IncidentStatus'], Schemas['IncidentAction'], IncidentNeed> = {
  initial: 'OPEN',
  steps: {
    START: { from: ['OPEN'], to: 'IN_PROGRESS', needs: [] },
    CONTAIN: { from: ['OPEN', 'IN_PROGRESS'], to: 'CONTAINED', needs: ['containedAt'] },
    RESOLVE: { from: ['CONTAINED'], to: 'RESOLVED', needs: ['resolvedAt'] },
    CLOSE: { from: ['RESOLVED'], to: 'CLOSED', needs: ['rootCause'] },
    REOPEN: { from: ['CONTAINED', 'RESOLVED', 'CLOSED'], to: 'IN_PROGRESS', needs: ['reason'] },
  },
};

/** A second assessment of the severity needs a reason, which only its own operation takes. */
export const isReassessed = (
  was: Schemas['IncidentSeverity'] | null,
  is: Schemas['IncidentSeverity'] | null,
): boolean => was !== null && is !== null && was !== is;
