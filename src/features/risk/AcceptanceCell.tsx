import { acceptanceStatusLabels } from '#domain/words/risk-acceptance.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Status = Schemas['RiskAcceptanceStatus'];

const shapes: Readonly<Record<Status, StatusShape>> = {
  SUBMITTED: 'half',
  ACCEPTED: 'done',
  REJECTED: 'rejected',
  WITHDRAWN: 'onHold',
  REVOKED: 'rejected',
  REOPENED: 'expired',
};

/** Where the acceptance of a risk stands: shape and word. */
export const AcceptanceCell = ({ status }: { readonly status: Status }) => (
  <StatusText shape={shapes[status]}>{acceptanceStatusLabels[status]}</StatusText>
);
