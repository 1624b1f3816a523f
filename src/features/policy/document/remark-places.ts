import { anchorAt, placeIn, type PassageAnchor } from '#domain/policy/passage-anchor.ts';
import type { PassageComment } from '#src/api/policy/policy-versions.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { documentText, type DocumentText } from './document-text.ts';

/** The longest passage that can be remarked on. In characters. */
const mostWords = 1000;

/** The words that are selected in a document, and where they are. */
export interface SelectedWords {
  readonly quote: string;
  readonly anchor: PassageAnchor;
}

/** What is selected in the element of a document; undefined if nothing is. */
export function selectedIn(element: HTMLElement): SelectedWords | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const shown = documentText(element);
  const chosen = shown.text.slice(
    shown.indexOf(range.startContainer, range.startOffset),
    shown.indexOf(range.endContainer, range.endOffset),
  );
  const quote = chosen.trim().slice(0, mostWords).trim();
  if (quote === '') return undefined;
  const start = shown.indexOf(range.startContainer, range.startOffset) + chosen.indexOf(quote);
  return { quote, anchor: anchorAt(shown.text, start, quote.length) };
}

type Placed = Pick<PassageComment, 'quote' | 'anchor'>;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Where the words of a remark are now; undefined if the text has them no more. */
export function rangeOfRemark(shown: DocumentText, { quote, anchor }: Placed): Range | undefined {
  const words = inOneLine(quote);
  const start = placeIn(shown.text, words, anchor);
  return start === undefined ? undefined : shown.rangeOf(start, words.length);
}

/** The element in which a document is shown. */
const shownDocument = () => document.querySelector<HTMLElement>('[data-document]');

/** Selects the words of a remark, and brings them into view. */
export function showRemark(remark: Placed): void {
  const element = shownDocument();
  const range = element === null ? undefined : rangeOfRemark(documentText(element), remark);
  if (range === undefined) {
    toast.info('These words are not in the text any more');
    return;
  }
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
