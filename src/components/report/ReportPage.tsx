import { useState, type ReactNode } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css/index.js';

import { formatInstant } from '../format.ts';
import { PageTitle } from '../PageTitle.tsx';
import { useSession } from '../SessionProvider.tsx';

// Black on white: what is coloured on the screen also says so in words.
const report = css({
  _print: { '& *': { color: '[black!]', background: '[white!]', borderColor: '[#767676!]' } },
});
const sheet = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '32' });
const narrow = css({ maxWidth: '[56rem]' });
const wide = css({ maxWidth: '[80rem]' });
// Turns the paper, as the theme's `@page landscape` says.
const landscape = css({ _print: { page: '[landscape]' } });
// On phones below the title, which would break inside words beside it.
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  alignItems: 'center',
  mdDown: { flexBasis: 'full' },
  _print: { display: 'none' },
});
const foot = css({ borderBlockStart: 'default', paddingBlockStart: '12', color: 'fg.muted', textStyle: 'xs' });

const primary = { variant: 'primary' } as const;
const small = { size: 'sm' } as const;

interface ReportPageProps {
  readonly title: string;
  /** Beside the title, such as how many rows it shows. */
  readonly note?: string;
  /** Links and buttons beside the one that prints. */
  readonly tools: ReactNode;
  /** Whether the next step is among them, so that printing is not what the page is for. */
  readonly hasSteps?: boolean;
  /** At its end, before the time it was made and its reader. */
  readonly authorship: readonly string[];
  /** Whether it has a table of many columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A report as a page that prints: the browser makes the file. */
export function ReportPage(props: ReportPageProps) {
  const { title, note, tools: others, hasSteps = false, authorship, isWide = false, children } = props;
  const reader = useSession(({ context }) => context.account?.fullName ?? '');
  const [openedAt] = useState(() => new Date().toISOString());
  const made = `${authorship.length === 0 ? 'Report' : 'report'} of ${formatInstant(openedAt)} for ${reader}`;
  return (
    <div className={cx(report, isWide && landscape)}>
      <PageTitle
        title={title}
        note={note}
        actions={
          <div className={tools}>
            {others}
            <Button {...(hasSteps ? small : primary)} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
      />
      <article className={cx(sheet, isWide ? wide : narrow)}>
        {children}
        <p className={foot}>{[...authorship, made].join(', ')}.</p>
      </article>
    </div>
  );
}
