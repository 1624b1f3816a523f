import sanitizeHtml from 'sanitize-html';

const tags = 'p br hr h2 h3 h4 blockquote pre code ul ol li a strong b em i u s sub sup table thead tbody tr th td';

/**
 * The elements a text editor produces; nothing that runs, loads or imitates the surrounding product (security.md,
 * attack 3).
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/**
 * Returns HTML that is safe to store and display: disallowed elements are removed but keep their text, except scripts
 * and styles.
 */
export const sanitisedHtml = (html: string): string => sanitizeHtml(html, rules);
