import { statusLabels } from '#domain/words/incident.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Status = Schemas['IncidentStatus'];

const shapes: Readonly<Record<Status, StatusShape>> = {
  OPEN: 'open',
  IN_PROGRESS: 'half',
  CONTAINED: 'threeQuarters',
  RESOLVED: 'done',
  CLOSED: 'done',
};

/** The status of an incident: shape and word. */
export const StatusCell = ({ status }: { readonly status: Status }) => (
  <StatusText shape={shapes[status]}>{statusLabels[status]}</StatusText>
);
