import type { components } from '#openapi/generated/types.ts';

import type { AskedActions } from '../secure-link/asked-people.ts';

type Schemas = components['schemas'];
type State = Schemas['EvidenceContactState'];

/** What someone who is asked for evidence by a link has been through. Instants in ISO format. */
export interface EvidenceContactInstants {
  readonly openedAt: string | null;
  /** Null again once it was returned. */
  readonly givenAt: string | null;
  readonly acceptedAt: string | null;
  readonly revokedAt: string | null;
  readonly expiresAt: string;
}

/** Where they stand at an instant. What was given waits for a decision, also after the last day of the link. */
export function evidenceContactState(
  { openedAt, givenAt, acceptedAt, revokedAt, expiresAt }: EvidenceContactInstants,
  now: number,
): State {
  if (acceptedAt !== null) return 'ACCEPTED';
  if (revokedAt !== null) return 'REVOKED';
  if (givenAt !== null) return 'GIVEN';
  if (Date.parse(expiresAt) <= now) return 'EXPIRED';
  return openedAt === null ? 'REQUESTED' : 'OPENED';
}

/** What can be done about them. What was accepted is a version of the evidence, and stays. */
export const evidenceContactActions: AskedActions<Schemas['EvidenceContactAction'], State> = {
  ACCEPT: ['GIVEN'],
  RETURN: ['GIVEN'],
  REMIND: ['REQUESTED', 'OPENED'],
  RESEND: ['REQUESTED', 'OPENED', 'EXPIRED'],
  EXTEND: ['REQUESTED', 'OPENED', 'EXPIRED'],
  REVOKE: ['REQUESTED', 'OPENED', 'GIVEN', 'EXPIRED'],
};

/** Whether an action needs a new last day: to ask by a link that has ended would ask for nothing. */
export const needsLastDay = (action: Schemas['EvidenceContactAction'], isPast: boolean): boolean =>
  action === 'EXTEND' || (isPast && (action === 'RESEND' || action === 'RETURN'));

/** Files that one person can give at a time, and in all: a file that was taken back is still stored for a while. */
export const mostGivenFiles = 20;
