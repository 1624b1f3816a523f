import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';

/** How the states of requests are drawn. */
export const stateGlyphs: Readonly<Record<AcknowledgementRequest['state'], { shape: StatusShape; tone: Tone }>> = {
  REQUESTED: { shape: 'open', tone: 'neutral' },
  OPENED: { shape: 'half', tone: 'info' },
  ACKNOWLEDGED: { shape: 'done', tone: 'success' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
  SUPERSEDED: { shape: 'onHold', tone: 'neutral' },
  REVOKED: { shape: 'rejected', tone: 'neutral' },
};
