import type { ComponentProps, ReactNode } from 'react';

import { labels } from '#src/ui/labels.ts';
import { ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { cx } from '#styled/css/cx.js';
import { breadcrumbs } from '#styled/recipes/breadcrumbs.js';

const classes = breadcrumbs();

export interface BreadcrumbsProps {
  /** From the home crumb to the current page. */
  readonly steps: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * The breadcrumb trail; the last step is the current page. Phones show only the step before it, or the page itself if
 * the step before is home.
 */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const onPhone = steps.length > 2 ? steps.length - 2 : steps.length - 1;
  return (
    <nav className={classes.root} aria-label={labels.breadcrumbs}>
      <ol className={classes.list}>
        {steps.map(({ key, content }, index) => (
          <li key={key} className={classes.item} data-phone={index === onPhone || undefined}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A step with a link; router links build on it too. */
export const LinkStep = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={cx(classes.link, className)}>
    {children}
  </a>
);

/** The current page. */
export const CurrentStep = ({ children }: { readonly children: string }) => (
  <span className={classes.current} aria-current="page" dir="auto">
    {children}
  </span>
);

/** A step without a link, such as a menu group. */
export const PlainStep = ({ children }: { readonly children: string }) => (
  <span className={classes.link}>{children}</span>
);
