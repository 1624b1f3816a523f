import type { PassageDifference } from '#src/api/policy/policy-versions.ts';
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
  passage: { change, element, words, attachmentId, marker, cells },
}: {
  readonly passage: PassageDifference;
}) => (
  <li className={row} data-element={element}>
    <span className={mark}>{changeLabels[change]}</span>
    <span dir="auto">
      {attachmentId !== null && 'Image: '}
      {marker !== undefined && `${marker} `}
      {cells === undefined ? (
        <ChangedWords words={words} isLabelled={change !== 'CHANGED'} />
      ) : (
        <ChangedCells words={words} cells={cells} />
      )}
    </span>
  </li>
);

const cellList = css({
  margin: '0',
  display: 'grid',
  gap: '4',
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '6' },
});
const column = css({ color: 'fg.muted', fontWeight: 'medium' });
const cell = css({ margin: '0' });

/** The row, and below it each cell that differs with the name of its column. */
const ChangedCells = ({
  words,
  cells,
}: Pick<PassageDifference, 'words'> & Required<Pick<PassageDifference, 'cells'>>) => (
  <>
    {words
      .filter(({ change }) => change !== 'REMOVED')
      .map(({ text }) => text)
      .join('')}
    <dl className={cellList}>
      {cells.map(({ column: name, words: changed }) => (
        <div key={name}>
          <dt className={column}>{name}:</dt>
          <dd className={cell}>
            <ChangedWords words={changed} />
          </dd>
        </div>
      ))}
    </dl>
  </>
);
