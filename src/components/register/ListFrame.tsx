import type { ReactNode, Ref } from 'react';

import { PageTitle } from '#src/components/PageTitle.tsx';
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

/** A list screen: what it is called, how much there is, the list, and a panel beside it. */
export function ListFrame({ ref, title, noun, count, onAdd, panel, children }: ListFrameProps) {
  return (
    <div className={screen} ref={ref}>
      <div className={listSide}>
        <PageTitle
          title={title}
          note={count === undefined ? undefined : counted(count, noun)}
          actions={
            onAdd !== undefined && (
              <Button variant="primary" onClick={onAdd}>
                <PlusIcon /> Add {noun.one}
              </Button>
            )
          }
        />
        {children}
      </div>
      {panel}
    </div>
  );
}
