/** A text and the box that truncates it. */
export interface CutText {
  readonly element: HTMLElement;
  readonly text: string;
}

/** How far above or below the pointed or focused element a related text may lie. */
const reach = 4;

/** Whether an element's own style truncates its text: with an ellipsis on one line, or after several lines. */
function cutsText(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}

/** Measures the text itself: a clipped box does not scroll and does not report the width of its text. */
function isCut(element: Element): boolean {
  const content = document.createRange();
  content.selectNodeContents(element);
  const [text, box] = [content.getBoundingClientRect(), element.getBoundingClientRect()];
  return text.width > box.width + 1 || text.height > box.height + 1;
}

/** The ancestors of an element, nearest first, up to its row or control. */
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
 * The truncated text at the pointer or the focus: in the element itself, or in an ancestor.
 * @param within for the focus: also looks inside the focused control
 */
export function cutTextAt(target: Element, within: boolean): CutText | undefined {
  const inside = within ? [...target.querySelectorAll('*')].slice(0, 20) : [];
  const found = [...around(target), ...inside].find(
    (element): element is HTMLElement => isText(element) && cutsText(element) && isCut(element),
  );
  const text = found?.textContent.trim();
  return found === undefined || !text ? undefined : { element: found, text };
}
