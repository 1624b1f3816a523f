import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { htmlOfText } from './html-of-text.ts';

/** A text as the document of a policy. @throws ApiError 400 if its elements are nested too deeply */
export const run = (text: string): string => sanitisedHtml(htmlOfText(text));
