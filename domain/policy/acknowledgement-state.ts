import type { components } from '#openapi/generated/types.ts';

type State = components['schemas']['AcknowledgementState'];

/** What a request to acknowledge a policy has been through. Instants in ISO format. */
export interface AcknowledgementInstants {
  readonly openedAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly revokedAt: string | null;
  readonly supersededAt: string | null;
  readonly expiresAt: string;
}

/** Where a request stands at an instant. What was acknowledged stays so, whatever happens to its link. */
export function acknowledgementState(
  { openedAt, acknowledgedAt, revokedAt, supersededAt, expiresAt }: AcknowledgementInstants,
  now: number,
): State {
  if (acknowledgedAt !== null) return 'ACKNOWLEDGED';
  if (revokedAt !== null) return 'REVOKED';
  if (supersededAt !== null) return 'SUPERSEDED';
  if (Date.parse(expiresAt) <= now) return 'EXPIRED';
  return openedAt === null ? 'REQUESTED' : 'OPENED';
}
