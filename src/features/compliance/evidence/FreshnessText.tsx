import { freshnessLabels } from '#domain/words/evidence.ts';
import type { Evidence } from '#src/api/compliance/evidence.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Freshness = Evidence['freshness'];

const glyphs: Readonly<Record<Freshness, { readonly shape: StatusShape; readonly tone: Tone }>> = {
  FRESH: { shape: 'done', tone: 'success' },
  DUE: { shape: 'half', tone: 'warning' },
  STALE: { shape: 'expired', tone: 'danger' },
  UNDATED: { shape: 'draft', tone: 'neutral' },
};

/** Whether evidence still covers today: shape and words. */
export const FreshnessText = ({ freshness }: { readonly freshness: Freshness }) => (
  <StatusText {...glyphs[freshness]}>{freshnessLabels[freshness]}</StatusText>
);
