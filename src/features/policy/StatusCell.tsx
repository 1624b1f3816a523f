import { policyStatusLabels } from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  REVIEW: { shape: 'half', tone: 'info' },
  APPROVED: { shape: 'done', tone: 'success' },
  REJECTED: { shape: 'rejected', tone: 'danger' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
} as const satisfies Readonly<Record<Policy['status'], { shape: StatusShape; tone: string }>>;

/** The status of a policy: shape and word. */
export const StatusCell = ({ status }: Pick<Policy, 'status'>) => (
  <StatusText {...glyphs[status]}>{policyStatusLabels[status]}</StatusText>
);
