import { competenceGapInWords } from '#domain/words/staff-competence.ts';
import type { CompetenceNeed } from '#src/api/staff-competence.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<CompetenceNeed['state'], Glyph>> = {
  MET: { shape: 'done', tone: 'success' },
  BELOW: { shape: 'half', tone: 'warning' },
  LAPSED: { shape: 'expired', tone: 'danger' },
  MISSING: { shape: 'open', tone: 'danger' },
};

/** How someone stands in a competence: shape, colour and words. */
export const CompetenceStateText = (need: Pick<CompetenceNeed, 'required' | 'held' | 'state'>) => (
  <StatusText {...glyphs[need.state]}>{competenceGapInWords(need)}</StatusText>
);
