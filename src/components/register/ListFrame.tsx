import type { ReactNode, Ref } from 'react';

import { PageTitle } from '#src/components/PageTitle.tsx';
import { countedOf, type Counts, type Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

export interface ListFrameProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** `Risk Register` */
  readonly title: string;
  readonly noun: Noun;
  /** The number of rows, once known. */
  readonly count: Counts | undefined;
  /** Omitted for people who may not add. */
  readonly onAdd: (() => void) | undefined;
  readonly toolbar: ReactNode;
  /** The open record, beside the list. */
  readonly panel: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const below = css({ display: 'flex', flex: '1', minHeight: '0' });
const list = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
});

/** A list screen: title and count, toolbar, list, and a panel beside it. */
export function ListFrame({ ref, title, noun, count, onAdd, toolbar, panel, children }: ListFrameProps) {
  return (
    <div className={screen} ref={ref}>
      <PageTitle
        title={title}
        note={count === undefined ? undefined : countedOf(count, noun)}
        actions={
          onAdd !== undefined && (
            <Button variant="primary" onClick={onAdd}>
              <PlusIcon /> Add {noun.one}
            </Button>
          )
        }
      />
      {toolbar}
      <div className={below}>
        <div className={list}>{children}</div>
        {panel}
      </div>
    </div>
  );
}
