import { findingStatusLabels } from '#domain/words/finding.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs = {
  OPEN: { shape: 'open', tone: 'neutral' },
  IN_PROGRESS: { shape: 'half', tone: 'info' },
  CLOSED: { shape: 'done', tone: 'success' },
  RISK_ACCEPTED: { shape: 'onHold', tone: 'neutral' },
} as const satisfies Record<Finding['status'], object>;

/** Where a finding stands: shape and words. */
export const FindingStatus = ({ finding: { status, archivedAt } }: { readonly finding: Finding }) => (
  <StatusText {...glyphs[status]}>
    {findingStatusLabels[status]}
    {archivedAt !== null && ', archived'}
  </StatusText>
);
