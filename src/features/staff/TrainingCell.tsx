import { trainingStateLabels } from '#domain/words/staff.ts';
import type { StaffMember } from '#src/api/staff.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<StaffMember['training'], Glyph>> = {
  NONE: { shape: 'open', tone: 'neutral' },
  CURRENT: { shape: 'done', tone: 'success' },
  EXPIRING: { shape: 'half', tone: 'warning' },
  EXPIRED: { shape: 'expired', tone: 'danger' },
};

/** Where the trainings of a staff member stand: shape and word. */
export const TrainingCell = ({ training }: Pick<StaffMember, 'training'>) => (
  <StatusText {...glyphs[training]}>{trainingStateLabels[training]}</StatusText>
);
