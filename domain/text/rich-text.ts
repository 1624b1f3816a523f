/** The elements of a rich text: those that a text editor produces, and nothing that runs, loads or imitates the product. */
export const richTextElements =
  'p br hr h2 h3 h4 blockquote pre code ul ol li a strong b em i u s sub sup table thead tbody tr th td img'.split(' ');

/** The elements of a text without images. */
export const plainTextElements = richTextElements.filter((name) => name !== 'img');

/** An image names an attachment of the record; it never has an address of its own. */
export const attachmentAttribute = 'data-attachment';

export const richTextAttributes = ['href', 'rel', 'colspan', 'rowspan', 'start', 'type', 'alt', attachmentAttribute];

/** Links lead to pages and mail, whose whole address they name: a relative one would lead elsewhere in the product. */
export const isAllowedAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/iu.test(address);

/** For every link: the page it leads to learns nothing of this one. */
export const linkRelation = 'noopener noreferrer nofollow';

/** How a list counts, if not in digits: in letters or in Roman numerals. */
export const isListType = (type: string): boolean => /^[ai]$/i.test(type);

/** Where a list starts to count. */
export const isListStart = (start: string): boolean => /^-?\d{1,6}$/.test(start);

/** Columns of a table: drawing or comparing one takes room for all of them in each of its rows. */
export const mostColumns = 200;

const mostRows = 1_000;

/** Whether a cell can take so many columns; one is what it takes anyway. */
export const isColumnSpan = (span: string): boolean => isSpan(span, mostColumns);

export const isRowSpan = (span: string): boolean => isSpan(span, mostRows);

const isSpan = (span: string, most: number): boolean =>
  /^\d{1,4}$/.test(span) && Number(span) > 1 && Number(span) <= most;
