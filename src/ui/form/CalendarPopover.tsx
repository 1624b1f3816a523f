import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { lazy, Suspense, useRef, type ReactNode } from 'react';

import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';
import { labels } from '#src/ui/labels.ts';
import { dateField } from '#styled/recipes/date-field.js';

import type { CalendarProps } from './Calendar.tsx';

// A day can also be typed, and an error page here would lose the form.
const Calendar = lazy(() =>
  importWithRetry(() => import('./Calendar.tsx')).then((module) => ({ default: module.Calendar })),
);

interface CalendarPopoverProps extends CalendarProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Contains Ark's Anchor, below which the calendar opens, and its Trigger, to which the focus returns. */
  readonly children: ReactNode;
}

/** A calendar that floats below its field. */
export function CalendarPopover({ open, onOpenChange, children, ...calendar }: CalendarPopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  const classes = dateField();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('[data-focus]') ?? null}
      portalled
      lazyMount
      unmountOnExit
    >
      {children}
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} aria-label={labels.chooseDate} data-floating="" ref={content}>
            <Suspense
              fallback={
                <div className={classes.loading}>
                  <Spinner label={labels.loading} />
                </div>
              }
            >
              <Calendar {...calendar} />
            </Suspense>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
