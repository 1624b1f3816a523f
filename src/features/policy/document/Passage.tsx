import type { PassageDifference } from '#src/api/policy-versions.ts';
import { ChangedWords } from '#src/ui/data/ChangedWords.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' },
  columnGap: '12',
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
  textStyle: 'md',
  overflowWrap: 'anywhere',
  '&[data-element^=h]': { fontWeight: 'semibold' },
  breakInside: 'avoid',
});
const mark = css({ color: 'fg.subtle', textStyle: 'xs', fontWeight: 'regular', paddingBlockStart: '2' });

const changeLabels = { SAME: '', ADDED: '+ Added', REMOVED: '− Removed', CHANGED: '± Changed' } as const;

/** A passage with what was added to it and removed from it, in words and marks as well as in colours. */
export const Passage = ({
  passage: { change, element, words, attachmentId },
}: {
  readonly passage: PassageDifference;
}) => (
  <li className={row} data-element={element}>
    <span className={mark}>{changeLabels[change]}</span>
    <span dir="auto">
      {attachmentId !== null && 'Image: '}
      <ChangedWords words={words} isLabelled={change !== 'CHANGED'} />
    </span>
  </li>
);
