import type { ReactNode, Ref } from 'react';

import { counted, type Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

export interface ListFrameProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** `Risk Register` */
  readonly title: string;
  readonly noun: Noun;
  /** How many there are, once it is known. */
  readonly count: number | undefined;
  /** Left out for those who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** The open record, beside the list. */
  readonly panel: ReactNode;
  /** Toolbar and list. */
  readonly children: ReactNode;
}

const screen = css({ display: 'flex', height: 'full' });
const listSide = css({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockStart: '14',
});
const heading = css({ textStyle: 'title.xl', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const number = css({ flex: '1', color: 'fg.subtle', tabularFigures: true, whiteSpace: 'nowrap' });

/** A list screen: what it is called, how much there is, the list, and a panel beside it. */
export function ListFrame({ ref, title, noun, count, onAdd, panel, children }: ListFrameProps) {
  return (
    <div className={screen} ref={ref}>
      <div className={listSide}>
        <header className={header}>
          <h1 className={heading}>{title}</h1>
          <p className={number}>{count !== undefined && counted(count, noun)}</p>
          {onAdd !== undefined && (
            <Button variant="primary" onClick={onAdd}>
              <PlusIcon /> Add {noun.one}
            </Button>
          )}
        </header>
        {children}
      </div>
      {panel}
    </div>
  );
}
