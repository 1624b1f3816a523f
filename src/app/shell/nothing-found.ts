import { shellTexts } from '#src/texts/shell.ts';
import { labels } from '#src/ui/labels.ts';

import type { SearchRefusal } from '../navigation/access.ts';

/** What a search for pages says that has nothing to offer: there is none, or none that may be opened, and why. */
export const nothingFound = (refusal: SearchRefusal | undefined): string =>
  refusal === undefined ? labels.noResults : shellTexts.menu.noneToOpen[refusal];
