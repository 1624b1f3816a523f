import { changeStatusLabels, impactStatusLabels } from '#domain/words/change.ts';
import type { Change, ChangeImpact } from '#src/api/changes.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<Change['status'], Glyph>> = {
  NEW: { shape: 'draft', tone: 'neutral' },
  ASSESS: { shape: 'open', tone: 'info' },
  AUTHORISE: { shape: 'quarter', tone: 'info' },
  SCHEDULED: { shape: 'half', tone: 'info' },
  IMPLEMENT: { shape: 'half', tone: 'warning' },
  REVIEW: { shape: 'threeQuarters', tone: 'info' },
  CLOSED: { shape: 'done', tone: 'success' },
  CANCELLED: { shape: 'rejected', tone: 'neutral' },
};

/** The status of a change: shape and word. */
export const StatusCell = ({ status }: Pick<Change, 'status'>) => (
  <StatusText {...glyphs[status]}>{changeStatusLabels[status]}</StatusText>
);

const impactGlyphs: Readonly<Record<ChangeImpact['status'], Glyph>> = {
  OPEN: { shape: 'open', tone: 'neutral' },
  UNAFFECTED: { shape: 'done', tone: 'neutral' },
  TO_ASK: { shape: 'half', tone: 'warning' },
  ASKED: { shape: 'threeQuarters', tone: 'warning' },
  DONE: { shape: 'done', tone: 'success' },
};

/** The status of a record that a change affects: shape and word. */
export const ImpactStatus = ({ status }: Pick<ChangeImpact, 'status'>) => (
  <StatusText {...impactGlyphs[status]}>{impactStatusLabels[status]}</StatusText>
);
