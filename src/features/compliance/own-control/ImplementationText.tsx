import { implementationStatusLabels } from '#domain/words/own-control.ts';
import type { OwnControl } from '#src/api/compliance/own-controls.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Implementation = OwnControl['implementation'];

const glyphs: Readonly<Record<Implementation, { readonly shape: StatusShape; readonly tone: Tone }>> = {
  PLANNED: { shape: 'draft', tone: 'neutral' },
  PARTLY_IMPLEMENTED: { shape: 'half', tone: 'info' },
  IMPLEMENTED: { shape: 'done', tone: 'success' },
  RETIRED: { shape: 'onHold', tone: 'neutral' },
};

/** How far an own control is put into practice: shape and words. */
export const ImplementationText = ({ implementation }: { readonly implementation: Implementation }) => (
  <StatusText {...glyphs[implementation]}>{implementationStatusLabels[implementation]}</StatusText>
);
