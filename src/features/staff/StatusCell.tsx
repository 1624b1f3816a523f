import { staffStatusLabels } from '#domain/words/staff.ts';
import type { StaffMember } from '#src/api/staff.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<StaffMember['status'], Glyph>> = {
  PENDING: { shape: 'draft', tone: 'neutral' },
  ACTIVE: { shape: 'done', tone: 'success' },
  DEACTIVATED: { shape: 'expired', tone: 'neutral' },
};

/** The status of a staff member: shape and word. */
export const StatusCell = ({ status }: Pick<StaffMember, 'status'>) => (
  <StatusText {...glyphs[status]}>{staffStatusLabels[status]}</StatusText>
);
