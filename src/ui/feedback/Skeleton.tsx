import type { Variants } from '#src/ui/variants.ts';
import { skeleton } from '#styled/recipes/skeleton.js';

/** A bar in place of text that is loading. */
export function Skeleton({ width }: Variants<typeof skeleton>) {
  return <span className={skeleton({ width }).bar} aria-hidden="true" />;
}
