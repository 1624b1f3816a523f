/** How deep a paragraph of Word is in a list, from 1, or undefined if it is in none: `mso-list:l0 level2 lfo1`. */
function levelOf(element: Element): number | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(element.getAttribute('data-style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Takes out what Word draws before an item, and returns it: `·`, `1.`, `a)`. */
function takeMarker(paragraph: Element): string {
  const ignored = [...paragraph.querySelectorAll('[data-style]')].filter((element) =>
    /mso-list:\s*Ignore/i.test(element.getAttribute('data-style') ?? ''),
  );
  const marker = ignored.map(({ textContent }) => textContent).join('');
  for (const element of ignored) element.remove();
  return marker.trim();
}

const isNumber = (marker: string): boolean => /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker);

interface OpenList {
  readonly list: Element;
  readonly level: number;
}

/** Paragraphs of Word that look like a list become one; a deeper level is a list in the item before. */
export function listsOfWord(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level <= level);
    const name = isNumber(takeMarker(paragraph)) ? 'ol' : 'ul';
    let current = open.at(-1);
    if (current?.level !== level || current.list.localName !== name) {
      open = open.filter((one) => one.level < level);
      const list = body.ownerDocument.createElement(name);
      const parent: Element | null | undefined = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}
