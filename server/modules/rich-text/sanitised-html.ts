import sanitizeHtml from 'sanitize-html';

const tags = 'p br hr h2 h3 h4 blockquote pre code ul ol li a strong b em i u s sub sup table thead tbody tr th td';

/** What a text editor makes, and nothing that runs, loads or looks like the product around it (security.md, attack 3). */
const rules: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/** HTML that is safe to store and to show: what is not allowed is left out, its text stays but for scripts and styles. */
export const sanitisedHtml = (html: string): string => sanitizeHtml(html, rules);
