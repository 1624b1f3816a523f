import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { WarningIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { focusPageStart } from './page-start.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '10',
  flexShrink: '0',
  minHeight: '48',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockStart: 'default',
  '&[hidden]': { display: 'none' },
});
const warning = css({ display: 'flex', color: 'danger.fg' });
const ring = css({
  width: '16',
  height: '16',
  border: '[2px solid token(colors.border.default)]',
  borderBlockStartColor: 'accent.solid',
  borderRadius: '[50%]',
  animation: '[turn 800ms linear infinite]',
});
const text = css({ flex: '1', minWidth: '[60%]', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', gap: '8', marginInlineStart: 'auto' });

const marks = {
  busy: <span className={ring} />,
  failed: (
    <span className={warning}>
      <WarningIcon />
    </span>
  ),
  done: null,
};

interface StatusBarProps {
  /** What it is about. */
  readonly label: string;
  readonly shown: boolean;
  readonly mark: keyof typeof marks;
  /** Announced when it changes. */
  readonly sentence: string;
  readonly children: ReactNode;
}

/**
 * What the server is doing for the person, below the page: it stays as long as it takes, so it must not cover anything.
 * Its text is a live region, which exists before it has a text.
 */
export function StatusBar({ label, shown, mark, sentence, children }: StatusBarProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The pressed button has gone.
    if (!shown && element.current?.contains(document.activeElement)) focusPageStart();
  }, [shown]);
  return (
    <div ref={element} className={bar} role="group" aria-label={label} hidden={!shown}>
      {marks[mark]}
      <p className={text} role="status">
        {shown && sentence}
      </p>
      <span className={buttons}>{children}</span>
    </div>
  );
}
