import { useState } from 'react';

import type { LineagePair, WordingOf } from '#src/api/compliance/lineage.ts';
import { Button } from '#src/ui/Button.tsx';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { pairName, PairText } from './PairText.tsx';
import { Wording } from './Wording.tsx';

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
});
// Level with the badge beside it.
const box = css({ display: 'inline-flex', marginBlockStart: '4' });
const content = css({ display: 'grid', gap: '6', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.muted', textStyle: 'xs' });
const summary = css({ cursor: 'pointer', color: 'accent.fg', textStyle: 'xs' });

/** What is ticked, and what that does. */
export interface PairTick {
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

interface PairEntryProps {
  readonly pair: LineagePair;
  readonly versions: Omit<WordingOf, 'codes'>;
  /** Undefined where nothing is decided. */
  readonly tick?: PairTick | undefined;
  /** Before the name, for those who only hear the box: "Confirm". */
  readonly tickVerb?: string | undefined;
  readonly isUndecided?: boolean | undefined;
  readonly onChange?: (() => void) | undefined;
}

/** Whether the words of both versions are worth a look. */
const hasWording = ({ from, kind, to }: LineagePair): boolean =>
  from !== null && kind !== 'UNCHANGED' && kind !== 'WITHDRAWN' && to.length > 0;

/** A control of the former version and what became of it. */
export function PairEntry({ pair, versions, tick, tickVerb = 'Select', isUndecided, onChange }: PairEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = pairName(pair);
  return (
    <li className={item}>
      {tick === undefined ? (
        <span />
      ) : (
        <span className={box}>
          <BareCheckbox label={`${tickVerb} ${name}`} checked={tick.isTicked} onCheckedChange={tick.onToggle} />
        </span>
      )}
      <div className={content}>
        <PairText pair={pair} />
        {isUndecided === true && <span className={note}>To be decided</span>}
        {hasWording(pair) && pair.from !== null && (
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary className={summary} aria-label={`Words of ${name}`}>
              Words
            </summary>
            {isOpen && <Wording {...versions} code={pair.from.code} />}
          </details>
        )}
      </div>
      {onChange === undefined ? (
        <span />
      ) : (
        <Button size="sm" variant="ghost" aria-label={`Change what became of ${name}`} onClick={onChange}>
          Change
        </Button>
      )}
    </li>
  );
}
