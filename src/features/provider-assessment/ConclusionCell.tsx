import { conclusionLabels } from '#domain/words/provider-assessment.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Conclusion = NonNullable<Assessment['conclusion']>;

/** Shape and tone of a conclusion, wherever one is shown. */
export const conclusionGlyphs: Readonly<Record<Conclusion, { shape: StatusShape; tone: Tone }>> = {
  BLOCKER: { shape: 'rejected', tone: 'danger' },
  WARNING: { shape: 'half', tone: 'warning' },
  OK: { shape: 'done', tone: 'success' },
  NOT_APPLICABLE: { shape: 'onHold', tone: 'neutral' },
};

/** What a review came to: shape and word. */
export const ConclusionCell = ({ conclusion }: Pick<Assessment, 'conclusion'>) =>
  conclusion === null ? (
    <WordsCell>{null}</WordsCell>
  ) : (
    <StatusText {...conclusionGlyphs[conclusion]}>{conclusionLabels[conclusion]}</StatusText>
  );
