import type { ComponentProps } from 'react';

import { labels } from '#src/ui/labels.ts';
import type { Variants } from '#src/ui/variants.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { cx } from '#styled/css/cx.js';
import { link } from '#styled/recipes/link.js';

export interface LinkProps extends Variants<typeof link>, ComponentProps<'a'> {
  /** Opens a new tab, so that typed input on the page is kept; the link's name says so. */
  readonly newTab?: boolean;
}

/** A link in text; router links build on it too. */
export function Link({ look, newTab = false, className, children, ...props }: LinkProps) {
  return (
    <a {...props} {...(newTab && { target: '_blank', rel: 'noopener' })} className={cx(link({ look }).root, className)}>
      {children}
      {newTab && <VisuallyHidden> {labels.newTab}</VisuallyHidden>}
    </a>
  );
}
