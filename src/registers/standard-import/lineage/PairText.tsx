import { percentText } from '#domain/share.ts';
import { lineageKindLabels } from '#domain/words/lineage.ts';
import type { LineagePair } from '#src/api/compliance/lineage.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { css } from '#styled/css/index.js';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8', rowGap: '2' });
const facts = css({ color: 'fg.muted', textStyle: 'xs' });

const tones = {
  UNCHANGED: 'neutral',
  EDITORIAL: 'neutral',
  RENUMBERED: 'info',
  REWORDED: 'warning',
  SPLIT: 'info',
  MERGED: 'info',
  NEW: 'success',
  WITHDRAWN: 'danger',
} as const;

type Ends = Pick<LineagePair, 'from' | 'to' | 'kind'>;

/** `A-1 to A-1, A-2`, as people name controls. */
export function pairName({ from, to, kind }: Ends): string {
  const after = to.map(({ ref }) => ref).join(', ');
  if (from === null) return after;
  const [only] = to;
  if (to.length === 0 || (to.length === 1 && only?.ref === from.ref)) return from.ref;
  return kind === 'WITHDRAWN' ? `${from.ref}, taken over by ${after}` : `${from.ref} to ${after}`;
}

/** Titles as the later version has them, and what else is known of a pair. */
function factsOf({ from, to, kind, isMoved, similarity }: LineagePair): string {
  const titles = (kind === 'WITHDRAWN' ? [] : to).map(({ title }) => title).filter((title) => title !== '');
  const words = titles.length > 0 ? titles.join('; ') : (from?.title ?? '');
  return [
    words,
    ...(kind === 'REWORDED' && similarity !== null ? [`${percentText(similarity)} of the words are the same`] : []),
    ...(isMoved ? ['in another group'] : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What became of a control, in a line. */
export const PairText = ({ pair }: { readonly pair: LineagePair }) => (
  <span className={line}>
    <Badge tone={tones[pair.kind]}>{lineageKindLabels[pair.kind]}</Badge>
    <strong>{pairName(pair)}</strong>
    <span className={facts} dir="auto">
      {factsOf(pair)}
    </span>
  </span>
);
