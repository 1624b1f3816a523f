/** The text of a document as it is read, and where it is in the page (`domain/policy/passage-anchor.ts`). */
export interface DocumentText {
  /** White space is one space, and so is what separates two passages. */
  readonly text: string;
  /** How many characters of the text come before a place in the page. */
  indexOf(node: Node, offset: number): number;
  /** The place of a part of the text in the page. */
  rangeOf(start: number, length: number): Range | undefined;
}

const passage = 'p, li, h1, h2, h3, h4, td, th, pre, blockquote, figcaption';

const blank = /\s/;

/** Reads the text of an element that shows a document. */
export function documentText(element: HTMLElement): DocumentText {
  const nodes: Text[] = [];
  // Of each character of the text: its node, and its place in it.
  const owners: number[] = [];
  const offsets: number[] = [];
  let text = '';
  const add = (sign: string, offset: number) => {
    text += sign;
    owners.push(nodes.length - 1);
    offsets.push(offset);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let former: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const around = node.parentElement?.closest(passage) ?? element;
    const isApart = (around !== former && former !== null) || node.previousSibling?.nodeName === 'BR';
    former = around;
    nodes.push(node);
    if (isApart && text !== '' && !text.endsWith(' ')) add(' ', 0);
    for (let at = 0; at < node.data.length; at += 1) {
      const sign = node.data.charAt(at);
      if (!blank.test(sign)) add(sign, at);
      else if (text !== '' && !text.endsWith(' ')) add(' ', at);
    }
  }
  return {
    text,
    indexOf(node, offset) {
      const place = document.createRange();
      place.setStart(node, offset);
      const isAfter = nodes.map((one) => place.comparePoint(one, 0) >= 0);
      const found = owners.findIndex((owner, at) =>
        nodes[owner] === node ? (offsets[at] ?? 0) >= offset : isAfter[owner],
      );
      return found === -1 ? text.length : found;
    },
    rangeOf(start, length) {
      const last = start + length - 1;
      const [first, end] = [nodes[owners[start] ?? -1], nodes[owners[last] ?? -1]];
      if (first === undefined || end === undefined) return undefined;
      const range = document.createRange();
      range.setStart(first, offsets[start] ?? 0);
      range.setEnd(end, (offsets[last] ?? 0) + 1);
      return range;
    },
  };
}
