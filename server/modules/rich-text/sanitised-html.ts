import sanitizeHtml from 'sanitize-html';

import { invalid } from '#server/contract/errors.ts';

const tags = 'p br hr h2 h3 h4 blockquote pre code ul ol li a strong b em i u s sub sup table thead tbody tr th td img';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Links lead to pages and mail, whose whole address they name: a relative one would lead elsewhere in the product. */
const allowedAddress = /^(?:https?:\/\/|mailto:)\S+$/iu;

/** A link keeps an address that it may lead to, and tells the page there nothing of this one. */
const linkTo = (href: string | undefined): sanitizeHtml.Attributes => ({
  ...(href !== undefined && allowedAddress.test(href) && { href }),
  rel: 'noopener noreferrer nofollow',
});

/** A list keeps where it starts, and whether it counts in letters or Roman numerals. */
const numberedBy = (start: string | undefined, type: string | undefined): sanitizeHtml.Attributes => ({
  ...(start !== undefined && { start }),
  ...(type !== undefined && /^[ai]$/i.test(type) && { type }),
});

/**
 * The elements a text editor produces; nothing that runs, loads or imitates the surrounding product (security.md,
 * attack 3). An image has no address: it names an attachment, of which the app asks for a signed address.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
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
  },
};

/** No document needs more; each element of 200,000 in each other would take the parser longer than the one before. */
const deepest = 100;

/**
 * Returns HTML that is safe to store and display: disallowed elements are removed but keep their text, except scripts
 * and styles.
 *
 * @throws ApiError 400 if elements are nested more than 100 deep
 */
export function sanitisedHtml(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...rules,
    onOpenTag() {
      depth += 1;
      if (depth > deepest)
        throw invalid([{ field: 'content', message: `Elements are nested more than ${deepest} deep` }]);
    },
    onCloseTag() {
      depth -= 1;
    },
  });
}
