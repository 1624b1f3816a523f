import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusGlyph, StatusText } from '#src/ui/feedback/StatusText.tsx';

type Result = Schemas['ComplianceResult'];
type Status = Schemas['ComplianceAssessmentStatus'];
type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<Result, Glyph>> = {
  COMPLIANT: { shape: 'done', tone: 'success' },
  OFI: { shape: 'threeQuarters', tone: 'info' },
  MINOR_NON_CONFORMITY: { shape: 'half', tone: 'warning' },
  MAJOR_NON_CONFORMITY: { shape: 'rejected', tone: 'danger' },
  NOT_ASSESSED: { shape: 'open', tone: 'neutral' },
  NON_APPLICABLE: { shape: 'onHold', tone: 'neutral' },
};

/** The result of a control as a shape, named for screen readers. */
export const ResultGlyph = ({ result }: { readonly result: Result }) => (
  <StatusGlyph {...glyphs[result]} label={complianceResultLabels[result]} />
);

const statusGlyphs: Readonly<Record<Status, Glyph>> = {
  PLANNED: { shape: 'draft', tone: 'neutral' },
  IN_PROGRESS: { shape: 'half', tone: 'info' },
  IN_REVIEW: { shape: 'threeQuarters', tone: 'info' },
  CLOSED: { shape: 'done', tone: 'success' },
  ABANDONED: { shape: 'rejected', tone: 'neutral' },
};

/** The status of an assessment: shape and word. */
export const AssessmentStatusText = ({ status, label }: { readonly status: Status; readonly label: string }) => (
  <StatusText {...statusGlyphs[status]}>{label}</StatusText>
);
