import { statementStatusLabels } from '#domain/words/statement.ts';
import type { Statement } from '#src/api/compliance/statements.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  REVIEW: { shape: 'half', tone: 'info' },
  APPROVED: { shape: 'done', tone: 'success' },
  REJECTED: { shape: 'rejected', tone: 'danger' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
} as const satisfies Record<Statement['status'], object>;

/** Where a statement stands: shape and words. */
export const StatementStatus = ({ status }: Pick<Statement, 'status'>) => (
  <StatusText {...glyphs[status]}>{statementStatusLabels[status]}</StatusText>
);
