/** A text and the box that cuts it. */
export interface CutText {
  readonly element: HTMLElement;
  readonly text: string;
}

/** How far above and below what is pointed at or focused a text may be that belongs to it. */
const reach = 4;

/** Whether an element's own style cuts its text: with an ellipsis on one line, or after some lines. */
function cutsText(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}

/** Measured by the text itself: what is clipped does not scroll, and says nothing of its width. */
function isCut(element: Element): boolean {
  const content = document.createRange();
  content.selectNodeContents(element);
  const [text, box] = [content.getBoundingClientRect(), element.getBoundingClientRect()];
  return text.width > box.width + 1 || text.height > box.height + 1;
}

/** What is around an element, the nearest first, as far as one row or control reaches. */
function* around(element: Element): Generator<Element> {
  let current: Element | null = element;
  for (let step = 0; step < reach && current !== null && !current.matches('tr, li, main, body'); step += 1) {
    yield current;
    current = current.parentElement;
  }
}

const isText = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches('input, textarea, select');

/**
 * The text that is cut where a person points or has the focus: in what is there, or in what holds it.
 * @param within for the focus: also in what the focused control holds
 */
export function cutTextAt(target: Element, within: boolean): CutText | undefined {
  const inside = within ? [...target.querySelectorAll('*')].slice(0, 20) : [];
  const found = [...around(target), ...inside].find(
    (element): element is HTMLElement => isText(element) && cutsText(element) && isCut(element),
  );
  const text = found?.textContent.trim();
  return found === undefined || !text ? undefined : { element: found, text };
}
