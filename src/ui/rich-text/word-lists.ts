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

/** How the list counts of which an item with this marker is the first; undefined for digits. */
function typeOf(marker: string): string | undefined {
  const letters = /[a-z]+/i.exec(marker)?.[0];
  if (letters === undefined) return undefined;
  const type = letters.toLowerCase() === 'i' ? 'i' : 'a';
  return letters === letters.toLowerCase() ? type : type.toUpperCase();
}

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
    const marker = takeMarker(paragraph);
    const name = isNumber(marker) ? 'ol' : 'ul';
    let current = open.at(-1);
    if (current?.level !== level || current.list.localName !== name) {
      open = open.filter((one) => one.level < level);
      const list = body.ownerDocument.createElement(name);
      const type = name === 'ol' ? typeOf(marker) : undefined;
      if (type !== undefined) list.setAttribute('type', type);
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
