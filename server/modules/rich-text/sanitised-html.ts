import sanitizeHtml from 'sanitize-html';

import {
  isAllowedAddress,
  isColumnSpan,
  isListStart,
  isListType,
  isRowSpan,
  linkRelation,
  mostColumns,
  richTextElements,
} from '#domain/text/rich-text.ts';
import { invalid } from '#server/contract/errors.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A link keeps an address that it may lead to, and tells the page there nothing of this one. */
const linkTo = (href: string | undefined): sanitizeHtml.Attributes => ({
  ...(href !== undefined && isAllowedAddress(href) && { href }),
  rel: linkRelation,
});

/** A list keeps where it starts, and whether it counts in letters or Roman numerals. */
const numberedBy = (start: string | undefined, type: string | undefined): sanitizeHtml.Attributes => ({
  ...(start !== undefined && isListStart(start) && { start }),
  ...(type !== undefined && isListType(type) && { type }),
});

/** A cell keeps how many columns and rows it takes, as far as tables go. */
const spanning = ({ colspan, rowspan }: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  ...(colspan !== undefined && isColumnSpan(colspan) && { colspan }),
  ...(rowspan !== undefined && isRowSpan(rowspan) && { rowspan }),
});

/**
 * The elements a text editor produces; nothing that runs, loads or imitates the surrounding product (security.md,
 * attack 3). An image has no address: it names an attachment, of which the app asks for a signed address.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: richTextElements,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['data-attachment', 'alt'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !uuid.test(attribs['data-attachment'] ?? ''),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
    ol: (tagName, { start, type }) => ({ tagName, attribs: numberedBy(start, type) }),
    td: (tagName, given) => ({ tagName, attribs: spanning(given) }),
    th: (tagName, given) => ({ tagName, attribs: spanning(given) }),
  },
};

/** No document needs more; each element of 200,000 in each other would take the parser longer than the one before. */
const deepest = 100;

/** Counts the columns of a row, also of tables in cells of others. @throws ApiError 400 for more than a table can have */
function columnCounter() {
  /** Of the current row of each table that is open. */
  const columns = [0];
  return {
    open(name: string, { colspan = '' }: sanitizeHtml.Attributes) {
      if (name === 'table') columns.push(0);
      if (name === 'tr') columns[columns.length - 1] = 0;
      if (name !== 'td' && name !== 'th') return;
      const count = (columns.pop() ?? 0) + (isColumnSpan(colspan) ? Number(colspan) : 1);
      if (count > mostColumns)
        throw invalid([{ field: 'content', message: `A table has more than ${mostColumns} columns` }]);
      columns.push(count);
    },
    close(name: string) {
      if (name === 'table') columns.pop();
    },
  };
}

/**
 * Returns HTML that is safe to store and display: disallowed elements are removed but keep their text, except scripts
 * and styles.
 *
 * @throws ApiError 400 if elements are nested more than 100 deep, or a table has more than 200 columns
 */
export function sanitisedHtml(html: string): string {
  let depth = 0;
  const columns = columnCounter();
  return sanitizeHtml(html, {
    ...rules,
    onOpenTag(name, attributes) {
      depth += 1;
      if (depth > deepest)
        throw invalid([{ field: 'content', message: `Elements are nested more than ${deepest} deep` }]);
      columns.open(name, attributes);
    },
    onCloseTag(name) {
      depth -= 1;
      columns.close(name);
    },
  });
}
