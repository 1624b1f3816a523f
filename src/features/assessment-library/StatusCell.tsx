import { templateStatusLabels } from '#domain/words/assessment-template.ts';
import type { AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const glyphs = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  ACTIVE: { shape: 'done', tone: 'success' },
  ARCHIVED: { shape: 'onHold', tone: 'neutral' },
} as const satisfies Readonly<Record<AssessmentTemplate['status'], { shape: StatusShape; tone: string }>>;

/** The status of a template: shape and word. */
export const StatusCell = ({ status }: Pick<AssessmentTemplate, 'status'>) => (
  <StatusText {...glyphs[status]}>{templateStatusLabels[status]}</StatusText>
);
