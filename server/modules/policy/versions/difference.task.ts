import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { differenceOf, type ComparedText, type Difference } from './difference.ts';

/** Compares two texts. The newer one is sanitised before, as it is for its readers. */
export const run = ({ was, is }: { readonly was: ComparedText; readonly is: ComparedText }): Difference =>
  differenceOf(was, { ...is, content: sanitisedHtml(is.content) });
