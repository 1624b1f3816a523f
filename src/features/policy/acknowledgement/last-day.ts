import type { AcknowledgementRequest } from '#src/api/policy-acknowledgements.ts';

/** The last day on which the link of a request works: it ends with that day, in UTC. */
export const lastDayOf = ({ expiresAt }: Pick<AcknowledgementRequest, 'expiresAt'>): string =>
  new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
