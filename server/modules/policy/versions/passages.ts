import { Parser } from 'htmlparser2';

import { textStructure, withoutBreaks, type Structure } from './structure.ts';

/** A passage of a text: a heading, paragraph, list item, table row or image. */
export interface Passage extends Structure {
  /** The name of its element. */
  readonly element: string;
  /** White space is one space. That of an image describes it. */
  readonly text: string;
  /** The attachment that an image shows; null for other passages. */
  readonly attachmentId: string | null;
}

/** Elements that start a passage of their own; others are part of the one around them. */
const starting = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'tr', 'pre', 'blockquote', 'hr', 'td', 'th']);

/** Cells belong to their row, and paragraphs to the list item or cell that they are in. */
const inside = new Set(['li', 'td', 'th', 'blockquote']);

/**
 * The passages of sanitised HTML that have text, and its images, in order. The cells of a row are separated by ` | `; an
 * image inside a passage follows it.
 */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  const open: string[] = [];
  const images: Passage[] = [];
  let element = 'p';
  let text = '';
  // Asked of the whole text for each of its cells, this would take longer with each.
  let hasText = false;
  const structure = textStructure();
  const end = () => {
    const shown = withoutBreaks(text);
    const passage = { element, text: shown, attachmentId: null, ...structure.endOf(element) };
    if (shown !== '') passages.push(passage);
    passages.push(...images.splice(0));
    [text, hasText] = ['', false];
  };
  const parser = new Parser({
    onopentag(name, { alt = '', 'data-attachment': attachmentId, ...list }) {
      structure.open(name, list);
      if (name === 'br') text += ' ';
      if (name === 'img' && attachmentId !== undefined)
        images.push({ element: name, text: withoutBreaks(alt), attachmentId });
      if (!starting.has(name)) return;
      if (name === 'td' || name === 'th') text += hasText ? ' | ' : '';
      else if (name === 'p' && inside.has(open.at(-1) ?? '')) text += ' ';
      else {
        end();
        element = name;
        structure.begin(name);
      }
      open.push(name);
    },
    ontext(given) {
      text += structure.read(given);
      hasText ||= given.trim() !== '';
    },
    onclosetag(name) {
      structure.close(name);
      if (!starting.has(name)) return;
      const at = open.lastIndexOf(name);
      if (at !== -1) open.splice(at);
      if (name !== 'td' && name !== 'th' && !(name === 'p' && inside.has(open.at(-1) ?? ''))) {
        end();
        element = open.at(-1) ?? 'p';
      }
    },
  });
  parser.end(html);
  end();
  return passages;
}
