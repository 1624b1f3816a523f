import type { ComponentProps } from 'react';

import { cx } from '#styled/css/cx.js';
import { link } from '#styled/recipes/link.js';

import type { Variants } from './variants.ts';

export interface LinkProps extends Variants<typeof link>, ComponentProps<'a'> {}

/** A link in text; also what the router's links are made of. */
export function Link({ look, className, children, ...props }: LinkProps) {
  return (
    <a {...props} className={cx(link({ look }).root, className)}>
      {children}
    </a>
  );
}
