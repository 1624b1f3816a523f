import { reviewStatusLabels } from '#domain/words/service-provider.ts';
import type { ServiceProvider } from '#src/api/service-provider/service-providers.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Status = ServiceProvider['reviewStatus'];

const shapes: Readonly<Record<Status, StatusShape>> = {
  NOT_REVIEWED: 'open',
  IN_REVIEW: 'half',
  APPROVED: 'done',
  CONDITIONAL: 'threeQuarters',
  REJECTED: 'rejected',
};

/** The review status of a provider: shape and word. */
export const ReviewStatusCell = ({ status }: { readonly status: Status }) => (
  <StatusText shape={shapes[status]}>{reviewStatusLabels[status]}</StatusText>
);
