import type { components } from '#openapi/generated/types.ts';

type Status = components['schemas']['IncidentStatus'];

/** The states of an incident whose response is still going on. */
export const openIncidentStatuses: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'CONTAINED'];
