import type { Variants } from '#src/ui/variants.ts';
import { skeleton } from '#styled/recipes/skeleton.js';

/** A bar in the place of text that is being loaded. */
export function Skeleton({ width }: Variants<typeof skeleton>) {
  return <span className={skeleton({ width }).bar} aria-hidden="true" />;
}
