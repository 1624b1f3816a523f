import { skeleton } from '#styled/recipes/skeleton.js';

import type { Variants } from './variants.ts';

/** A bar in the place of text that is being loaded. */
export function Skeleton({ width }: Variants<typeof skeleton>) {
  return <span className={skeleton({ width }).bar} aria-hidden="true" />;
}
