import { managementReviewStatusLabels } from '#domain/words/management-system.ts';
import type { ManagementReview } from '#src/api/management-system/management-reviews.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs = {
  PLANNED: { shape: 'open', tone: 'neutral' },
  HELD: { shape: 'half', tone: 'warning' },
  APPROVED: { shape: 'done', tone: 'success' },
} as const satisfies Record<ManagementReview['status'], object>;

/** Where a management review stands: shape and words. */
export const ReviewStatusText = ({ status }: Pick<ManagementReview, 'status'>) => (
  <StatusText {...glyphs[status]}>{managementReviewStatusLabels[status]}</StatusText>
);
