import { Chip } from '#src/ui/data/Chip.tsx';
import { css } from '#styled/css/index.js';

import { LabelMark, type ShownLabel } from './LabelMark.tsx';
import { WordsCell } from './WordsCell.tsx';

const line = css({ display: 'block', minWidth: '0', overflow: 'clip', textOverflow: 'ellipsis', color: 'fg.muted' });
const wrapping = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });

interface LabelsProps {
  readonly labels: readonly ShownLabel[];
}

/** The labels of a row, on one line. */
export const LabelsCell = ({ labels }: LabelsProps) =>
  labels.length === 0 ? (
    <WordsCell>{null}</WordsCell>
  ) : (
    <span className={line} dir="auto">
      {labels.map(({ id, name, colour }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <LabelMark colour={colour} />
          {name}
        </span>
      ))}
    </span>
  );

/** All labels of a record. */
export const LabelChips = ({ labels }: LabelsProps) => (
  <span className={wrapping}>
    {labels.map(({ id, name, colour }) => (
      <Chip key={id} name={name} mark={<LabelMark colour={colour} />} />
    ))}
  </span>
);
