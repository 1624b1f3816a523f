import type { ComponentProps, ReactNode } from 'react';

import { ChevronRightIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { cx } from '#styled/css/cx.js';
import { breadcrumbs } from '#styled/recipes/breadcrumbs.js';

const classes = breadcrumbs();

export interface BreadcrumbsProps {
  /** From the home crumb to the page's own name. */
  readonly steps: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Where the page stands; the last step is the page itself. On phones the step before it, or the page where that is home. */
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

/** A step that leads back; also what the router's links are made of. */
export const LinkStep = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={cx(classes.link, className)}>
    {children}
  </a>
);

/** The page itself. */
export const CurrentStep = ({ children }: { readonly children: string }) => (
  <span className={classes.current} aria-current="page" dir="auto">
    {children}
  </span>
);

/** A step that leads nowhere, such as a group of the menu. */
export const PlainStep = ({ children }: { readonly children: string }) => (
  <span className={classes.link}>{children}</span>
);
