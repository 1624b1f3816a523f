import { requestStatusTexts } from '#domain/words/organisation.ts';
import type { components } from '#openapi/generated/types.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const shapes = { OPEN: 'open', GRANTED: 'done', REFUSED: 'rejected', WITHDRAWN: 'onHold' } as const;
const tones = { OPEN: 'info', GRANTED: 'success', REFUSED: 'danger', WITHDRAWN: 'neutral' } as const;

interface RequestStateProps {
  readonly status: components['schemas']['OrganisationRequestStatus'];
}

/** Where a request to the platform stands. */
export const RequestState = ({ status }: RequestStateProps) => (
  <StatusText shape={shapes[status]} tone={tones[status]}>
    {requestStatusTexts[status]}
  </StatusText>
);
