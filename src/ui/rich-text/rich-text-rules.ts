/** The elements of a rich text: those that the server keeps (server/modules/rich-text). */
export const richTextElements =
  'p br hr h2 h3 h4 blockquote pre code ul ol li a strong b em i u s sub sup table thead tbody tr th td img'.split(' ');

/** The elements of a text without images. */
export const plainTextElements = richTextElements.filter((name) => name !== 'img');

/** An image names an attachment of the record; it never has an address of its own. */
export const attachmentAttribute = 'data-attachment';

export const richTextAttributes = ['href', 'rel', 'colspan', 'rowspan', 'start', 'type', 'alt', attachmentAttribute];

/** How a list counts, if not in digits: in letters or in Roman numerals. */
export const isListType = (type: string): boolean => /^[ai]$/i.test(type);

/** Links lead to pages and mail, whose whole address they name, and run nothing. The server keeps no others. */
export const isAllowedAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/iu.test(address);

/** For every link: the page it leads to learns nothing of this one. */
export const linkRelation = 'noopener noreferrer nofollow';

/** Where the images of a text are stored. */
export interface RichTextImages {
  /** Attaches an image to the record. */
  readonly upload: (file: File) => Promise<{ readonly id: string; readonly alt: string }>;
  /** Returns an address that shows an attached image for a short time. */
  readonly address: (id: string) => Promise<string>;
}
