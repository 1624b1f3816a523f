/** Elements of rich text whose parts are laid out by their direction: markers, columns, the side of a border. */
export const laidOut = ['ul', 'ol', 'table', 'blockquote'] as const;

const opening = new RegExp(`<(?<element>${laidOut.join('|')})(?=[\\s>])`, 'g');

/**
 * Gives the lists, tables and quotations of a sanitised text the direction of what they say. Paragraphs and cells follow
 * theirs by `unicode-bidi: plaintext`: an element with a direction of its own would not count for the one around it.
 */
export const withDirections = (html: string): string => html.replaceAll(opening, '<$<element> dir="auto"');
