import { shellTexts } from '#src/texts/shell.ts';
import { labels } from '#src/ui/labels.ts';

import type { SearchRefusal } from '../navigation/access.ts';

/** The message of a page search without results: either nothing matches, or nothing that may be opened, and why. */
export const nothingFound = (refusal: SearchRefusal | undefined): string =>
  refusal === undefined ? labels.noResults : shellTexts.menu.noneToOpen[refusal];
