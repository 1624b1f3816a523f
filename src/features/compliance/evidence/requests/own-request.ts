import type { EvidenceRequest } from '#src/api/compliance/evidence.ts';

/** Whether a request waits for the user, who gives it at the top of the panel. */
export const isOwnOpen = ({ status, person }: EvidenceRequest, userId: string | undefined): boolean =>
  status === 'OPEN' && person.id === userId;
