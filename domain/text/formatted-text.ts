import { mentionMark } from './comment-text.ts';

/**
 * The format of comments (decision 064): `**bold**`, `_italic_`, `` `code` ``, `[text](address)`, addresses as they are,
 * and lists of lines that start with `- ` or `1. `. Everything else is text, and so is every mark without its counterpart.
 */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  /** @prop index which of the mentioned people it is */
  | { readonly type: 'mention'; readonly index: number }
  | { readonly type: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | { readonly type: 'bold' | 'italic'; readonly content: readonly Inline[] };

export type Block =
  | { readonly type: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | {
      readonly type: 'list';
      /** The number of its first item; null for a list with bullets. */
      readonly start: number | null;
      readonly items: readonly (readonly Inline[])[];
    };

/** The schemes of links; anything else, such as `javascript:`, is text. */
const linkable = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/iu;

// Punctuation at the end belongs to the sentence.
const address = /https?:\/\/[^\s<>"\uFFFC]*[^\s<>"\uFFFC.,;:!?)\]'*_`]/iuy;

const isWordPart = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const isSpace = (sign: string): boolean => /\s/u.test(sign);

/** What was read at a place of a line, and where the rest begins. */
interface Found {
  readonly inline: Inline;
  readonly end: number;
}

/** Counts the mentions that have been read: the people are listed in the order of the text. */
interface Reading {
  mentions: number;
}

/** Reads what begins at a place of a line; null if no more of its kind can, because the rest has no end for it. */
type Reader = (line: string, at: number, reading: Reading) => Found | undefined | null;

const mention: Reader = (line, at, reading) => {
  if (!line.startsWith(mentionMark, at)) return undefined;
  const index = reading.mentions;
  reading.mentions += 1;
  return { inline: { type: 'mention', index }, end: at + mentionMark.length };
};

const code: Reader = (line, at) => {
  if (line[at] !== '`') return undefined;
  const end = line.indexOf('`', at + 1);
  const text = line.slice(at + 1, end);
  if (end === -1) return null;
  // A mention stays one: the person is notified.
  if (text === '' || text.includes(mentionMark)) return undefined;
  return { inline: { type: 'code', text }, end: end + 1 };
};

/** Without bold in it: its first possible end ends it. */
const bold: Reader = (line, at, reading) => {
  if (!line.startsWith('**', at) || isSpace(line.charAt(at + 2))) return undefined;
  let end = line.indexOf('**', at + 3);
  while (isSpace(line.charAt(end - 1))) end = line.indexOf('**', end + 1);
  if (end === -1) return null;
  return { inline: { type: 'bold', content: readLine(line.slice(at + 2, end), reading) }, end: end + 2 };
};

/** Only around whole words, as `a_name_with_them` has none; and without italic in it. */
const italic: Reader = (line, at, reading) => {
  if (line[at] !== '_' || isWordPart(line.charAt(at - 1)) || isSpace(line.charAt(at + 1))) return undefined;
  let end = line.indexOf('_', at + 2);
  while (end !== -1 && (isSpace(line.charAt(end - 1)) || isWordPart(line.charAt(end + 1))))
    end = line.indexOf('_', end + 1);
  if (end === -1) return null;
  return { inline: { type: 'italic', content: readLine(line.slice(at + 1, end), reading) }, end: end + 1 };
};

const namedLink: Reader = (line, at, reading) => {
  if (line[at] !== '[') return undefined;
  const middle = line.indexOf('](', at + 2);
  if (middle === -1) return null;
  const end = line.indexOf(')', middle + 2);
  const href = line.slice(middle + 2, end);
  const name = line.slice(at + 1, middle);
  // A link in a link would not be one.
  if (end === -1 || name.includes('[') || !linkable.test(href)) return undefined;
  const content = readLine(name, reading, false);
  return { inline: { type: 'link', href, content }, end: end + 1 };
};

const bareLink: Reader = (line, at) => {
  if (isWordPart(line.charAt(at - 1))) return undefined;
  address.lastIndex = at;
  const [href] = address.exec(line) ?? [];
  if (href === undefined) return undefined;
  return { inline: { type: 'link', href, content: [{ type: 'text', text: href }] }, end: at + href.length };
};

const links: readonly Reader[] = [namedLink, bareLink];
const marks: readonly Reader[] = [code, bold, italic];

/** The inline content of a line, or of a part of it. Each kind of mark is searched for in vain once. */
function readLine(line: string, reading: Reading, withLinks = true): Inline[] {
  const readers = new Set([mention, ...(withLinks ? links : []), ...marks]);
  const inlines: Inline[] = [];
  let from = 0;
  let at = 0;
  while (at < line.length) {
    const found = foundAt(readers, line, at, reading);
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (at > from) inlines.push({ type: 'text', text: line.slice(from, at) });
    inlines.push(found.inline);
    at = found.end;
    from = at;
  }
  if (from < line.length) inlines.push({ type: 'text', text: line.slice(from) });
  return inlines;
}

function foundAt(readers: Set<Reader>, line: string, at: number, reading: Reading): Found | undefined {
  for (const read of readers) {
    const found = read(line, at, reading);
    if (found) return found;
    if (found === null) readers.delete(read);
  }
  return undefined;
}

const listItem = /^ {0,3}(?:[-*•]|(\d{1,6})[.)]) (?=.*\S)/u;

/** How a line is part of a list: the number before it, null for a bullet; undefined if it is not. */
function itemOf(line: string): { readonly start: number | null; readonly length: number } | undefined {
  const [whole, number] = listItem.exec(line) ?? [];
  return whole === undefined
    ? undefined
    : { start: number === undefined ? null : Number(number), length: whole.length };
}

/** The blocks of a text; an empty line ends a block. A mark searches no further than its line. */
export function formattedText(text: string): Block[] {
  const reading: Reading = { mentions: 0 };
  const blocks: Block[] = [];
  let lines: Inline[][] = [];
  let list: { start: number | null; items: Inline[][] } | undefined;
  const end = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', lines });
    if (list !== undefined) blocks.push({ type: 'list', ...list });
    lines = [];
    list = undefined;
  };
  for (const line of text.split('\n')) {
    const item = itemOf(line);
    if (line.trim() === '') end();
    else if (item === undefined) {
      if (list !== undefined) end();
      lines.push(readLine(line, reading));
    } else {
      if (list === undefined || (list.start === null) !== (item.start === null)) {
        end();
        list = { start: item.start, items: [] };
      }
      list.items.push(readLine(line.slice(item.length), reading));
    }
  }
  end();
  return blocks;
}
