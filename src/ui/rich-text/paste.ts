import type { EditorProps, EditorView } from '@tiptap/pm/view';

import { cleanPasted, withoutStyles } from './clean-pasted.ts';
import { isMarkdown, markdownToHtml } from './markdown.ts';

/** What was copied from a rich text needs no cleaning, and would lose where it starts and ends. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

const textOf = (html: string): string =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body.textContent;

/** Word puts a picture of a copied text beside the text; an image that is copied alone has no text. */
const hasText = (transfer: DataTransfer): boolean =>
  `${textOf(transfer.getData('text/html'))}${transfer.getData('text/plain')}`.trim() !== '';

/** Images that are pasted or dropped as files. */
const imagesIn = (transfer: DataTransfer | null): File[] =>
  transfer === null || hasText(transfer) ? [] : [...transfer.files].filter(({ type }) => type.startsWith('image/'));

/** Plain text that is Markdown becomes what it says, except in code. */
function pasteMarkdown(view: EditorView, transfer: DataTransfer | null): boolean {
  if (transfer === null || transfer.getData('text/html') !== '') return false;
  const text = transfer.getData('text/plain');
  if (!isMarkdown(text) || view.state.selection.$from.parent.type.spec.code === true) return false;
  return view.pasteHTML(markdownToHtml(text));
}

/**
 * How text and images come in from elsewhere.
 * @param takeImages attaches images, and returns whether there were any
 */
export const pasteProps = (takeImages: (files: readonly File[]) => boolean): EditorProps => ({
  transformPastedHTML: (html) => (isOwn(html) ? withoutStyles(html) : cleanPasted(html)),
  handlePaste: (view, { clipboardData }) => takeImages(imagesIn(clipboardData)) || pasteMarkdown(view, clipboardData),
  handleDrop(_view, event, _slice, isMoved) {
    if (isMoved || !takeImages(imagesIn(event.dataTransfer))) return false;
    event.preventDefault();
    return true;
  },
});
