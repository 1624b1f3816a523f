import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: { base: '6', md: '2' },
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '14',
});
const heading = css({
  textStyle: 'title.xl',
  flex: { base: '1', md: '[0 1 auto]' },
  // Buttons that leave less than this beside it move below.
  flexBasis: { mdDown: '[9rem]' },
  minWidth: '0',
  overflowWrap: 'anywhere',
});
// On phones it moves below the title and its buttons.
const about = css({
  color: 'fg.muted',
  minWidth: '0',
  flex: { md: '[1 1 auto]' },
  mdDown: { order: '1', flexBasis: 'full' },
});

export interface PageTitleProps {
  readonly title: string;
  /** Beside the title, such as the number of entries. */
  readonly note?: string | undefined;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
}

/** The head of a page. */
export const PageTitle = ({ title, note, actions }: PageTitleProps) => (
  <header className={header} data-bar="">
    <h1 className={heading} dir="auto">
      {title}
    </h1>
    <p className={about}>{note}</p>
    {actions}
  </header>
);
