import { isColumnSpan, isRowSpan } from '#domain/text/rich-text.ts';

import { listsOfWord } from './word-lists.ts';

/** The address behind one that Google Docs writes to note who follows it. */
function directAddress(address: string): string {
  if (!address.startsWith('https://www.google.com/url?')) return address;
  return new URL(address).searchParams.get('q') ?? address;
}

const renamed = (element: Element, name: string) => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

/** Where the styles of pasted HTML are kept while it is cleaned: as styles, the content security policy would refuse them. */
const styleAttribute = 'data-style';

/** Returns HTML without style sheets, and with its inline styles as text. */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replaceAll(/\sstyle\s*=/gi, ` ${styleAttribute}=`),
    );

/** Styles that say what an element of HTML says. */
const marks: readonly (readonly [name: string, style: RegExp])[] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration:[^;]*underline/i],
  ['s', /text-decoration:[^;]*line-through/i],
  ['sub', /vertical-align:\s*sub/i],
  ['sup', /vertical-align:\s*super/i],
];

function markSpan(span: HTMLElement): void {
  const isInLink = span.closest('a') !== null || span.querySelector('a') !== null;
  const style = span.getAttribute(styleAttribute) ?? '';
  const meant = marks.filter(([name, isMeant]) => isMeant.test(style) && !(isInLink && name === 'u'));
  let inner: Element = span;
  for (const [name] of meant) {
    const mark = span.ownerDocument.createElement(name);
    mark.append(...inner.childNodes);
    inner.append(mark);
    inner = mark;
  }
}

/** A document's own title is the page's; its sections start at the second level. */
function shiftHeadings(body: HTMLElement): void {
  const hasFirst = body.querySelector('h1') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + (hasFirst ? 1 : 0));
    renamed(heading, `h${level}`);
  }
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Elements that Word and Google Docs wrap around text, and that mean nothing here. */
const isWrapper = (element: Element): boolean =>
  element.tagName.includes(':') ||
  ['SPAN', 'FONT', 'CENTER'].includes(element.tagName) ||
  (element.tagName === 'B' && (element.id.startsWith('docs-internal-guid') || isNormal(element))) ||
  (element.tagName === 'A' && !element.hasAttribute('href'));

const isNormal = (element: Element): boolean =>
  /font-weight:\s*normal/.test(element.getAttribute(styleAttribute) ?? '');

/** What lists count in, by what Google Docs and browsers say in a style. */
const countings: readonly (readonly [type: string, style: RegExp])[] = [
  ['a', /list-style(?:-type)?:[^;]*lower-(?:alpha|latin)/i],
  ['A', /list-style(?:-type)?:[^;]*upper-(?:alpha|latin)/i],
  ['i', /list-style(?:-type)?:[^;]*lower-roman/i],
  ['I', /list-style(?:-type)?:[^;]*upper-roman/i],
];

/** A list that counts in letters or Roman numerals by its style, or that of its first item, goes on to do so. */
function keepCounting(list: Element): void {
  const styles = [list, list.firstElementChild].map((one) => one?.getAttribute(styleAttribute) ?? '').join(';');
  const type = countings.find(([, style]) => style.test(styles))?.[0];
  if (type !== undefined) list.setAttribute('type', type);
}

const kept = new Set(['href', 'colspan', 'rowspan', 'start', 'type', 'alt', 'data-attachment']);

/** The editor takes room for all that a cell spans: more than a table can have would keep the browser busy for ever. */
const spans: Readonly<Record<string, (span: string) => boolean>> = { colspan: isColumnSpan, rowspan: isRowSpan };

function dropAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes))
      if (!kept.has(name) || spans[name]?.(value) === false) element.removeAttribute(name);
}

/** Images whose content is elsewhere: a rich text only has those that are attached. */
const foreignImages = 'img:not([data-attachment])';

/** How many images of pasted HTML a rich text cannot take. */
export const imagesLostIn = (html: string): number =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body.querySelectorAll(foreignImages).length;

/**
 * Reduces HTML from elsewhere to what it says: what Word and Google Docs say by styles becomes elements, everything else
 * of theirs is dropped. What a rich text cannot contain is left to its schema.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const dropped of body.querySelectorAll(
    `style, script, meta, link, title, xml, template, colgroup, ${foreignImages}`,
  ))
    dropped.remove();
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove();
  // Several spaces in a row, which Word writes so that they are kept.
  for (const spaces of body.querySelectorAll('span[data-style*="mso-spacerun"]')) spaces.textContent = ' ';
  for (const code of body.querySelectorAll('pre > code')) code.textContent = code.textContent.trimEnd();
  listsOfWord(body);
  for (const list of body.querySelectorAll('ol')) keepCounting(list);
  dropComments(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) renamed(title, 'h1');
  for (const span of body.querySelectorAll('span')) markSpan(span);
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', directAddress(link.getAttribute('href') ?? ''));
  for (const element of body.querySelectorAll('*')) if (isWrapper(element)) unwrap(element);
  shiftHeadings(body);
  // Word separates paragraphs with empty ones.
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && paragraph.querySelector('img') === null && !isOnlyChild(paragraph))
      paragraph.remove();
  dropAttributes(body);
  return body.innerHTML;
}

const isOnlyChild = ({ parentElement }: Element): boolean =>
  parentElement !== null && /^(?:TD|TH|LI)$/.test(parentElement.tagName) && parentElement.childElementCount === 1;
