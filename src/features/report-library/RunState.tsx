import { reportRunStateLabels } from '#domain/words/report.ts';
import type { ReportRun } from '#src/api/reports.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const shapes = {
  QUEUED: 'open',
  RUNNING: 'half',
  READY: 'done',
  FAILED: 'rejected',
  CANCELLED: 'rejected',
  EXPIRED: 'expired',
} as const;
const tones = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  READY: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
} as const;

/** The state of a run. */
export const RunState = ({ state }: Pick<ReportRun, 'state'>) => (
  <StatusText shape={shapes[state]} tone={tones[state]}>
    {reportRunStateLabels[state]}
  </StatusText>
);
