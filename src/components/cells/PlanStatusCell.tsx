import { planStatusLabels } from '#domain/words/risk.ts';
import type { components } from '#openapi/generated/types.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Status = components['schemas']['TreatmentPlanStatus'];

const shapes: Readonly<Record<Status, StatusShape>> = {
  NOT_STARTED: 'open',
  IN_PROGRESS: 'half',
  COMPLETED: 'done',
  ON_HOLD: 'onHold',
  CANCELLED: 'rejected',
};

/** The status of an action or a plan: shape and word. */
export const PlanStatusCell = ({ status }: { readonly status: Status }) => (
  <StatusText shape={shapes[status]}>{planStatusLabels[status]}</StatusText>
);
