import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs: Readonly<Record<Assessment['status'], { shape: StatusShape; tone: Tone }>> = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  SENT: { shape: 'quarter', tone: 'info' },
  IN_PROGRESS: { shape: 'half', tone: 'info' },
  SUBMITTED: { shape: 'threeQuarters', tone: 'info' },
  REVIEWED: { shape: 'threeQuarters', tone: 'success' },
  APPROVED: { shape: 'done', tone: 'success' },
  REJECTED: { shape: 'rejected', tone: 'danger' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
};

/** The status of an assessment: shape and word. */
export const StatusCell = ({ status }: Pick<Assessment, 'status'>) => (
  <StatusText {...glyphs[status]}>{assessmentStatusLabels[status]}</StatusText>
);
