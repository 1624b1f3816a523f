import { auditStatusLabels } from '#domain/words/management-system.ts';
import type { Audit } from '#src/api/management-system/audits.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

/** The shape of each status. */
export const auditGlyphs = {
  PLANNED: { shape: 'open', tone: 'neutral' },
  IN_PROGRESS: { shape: 'half', tone: 'info' },
  REPORTED: { shape: 'done', tone: 'success' },
  CANCELLED: { shape: 'onHold', tone: 'neutral' },
} as const satisfies Record<Audit['status'], object>;

/** Where an audit stands: shape and words. */
export const AuditStatusText = ({ status }: Pick<Audit, 'status'>) => (
  <StatusText {...auditGlyphs[status]}>{auditStatusLabels[status]}</StatusText>
);
