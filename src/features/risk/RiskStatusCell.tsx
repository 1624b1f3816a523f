import { riskStatusLabels } from '#domain/words/risk.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const shapes: Readonly<Record<Risk['status'], StatusShape>> = { DRAFT: 'open', OPEN: 'half', CLOSED: 'done' };

/** The status of a risk: shape and word. */
export const RiskStatusCell = ({ status }: { readonly status: Risk['status'] }) => (
  <StatusText shape={shapes[status]}>{riskStatusLabels[status]}</StatusText>
);
