import { toast } from '#src/ui/feedback/toast.tsx';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The smallest element of the document that has the words. */
function placeOf(quote: string): HTMLElement | undefined {
  const words = inOneLine(quote);
  const passages = document.querySelectorAll<HTMLElement>(
    '[data-document] :is(h2, h3, h4, p, li, td, th, pre, blockquote)',
  );
  return [...passages].findLast(({ textContent }) => inOneLine(textContent).includes(words));
}

/** Selects the passage that has the words, and brings it into view. */
export function showQuote(quote: string): void {
  const place = placeOf(quote) ?? placeOf(quote.split('\n')[0] ?? quote);
  if (place === undefined) {
    toast.info('These words are not in the text any more');
    return;
  }
  place.scrollIntoView({ block: 'center' });
  getSelection()?.selectAllChildren(place);
}
