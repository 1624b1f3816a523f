import { beginningOf } from '../text/beginning-of.ts';

/** A person to send something to. */
export interface ListedRecipient {
  /** Empty if only the address is known. */
  readonly name: string;
  readonly email: string;
}

/** What a pasted or imported list contains. */
export interface RecipientList {
  /** Each address once, in order. */
  readonly recipients: readonly ListedRecipient[];
  /** What is no address, as it was written. */
  readonly invalid: readonly string[];
}

/** So many people are asked at a time. */
export const mostRecipients = 5_000;

/** As the contract has it: with a dot in the domain, since a name of the sender's own network reaches nobody from here. */
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;

const longestAddress = 254;
const longestName = 200;

const isAddress = (text: string) => text.length <= longestAddress && address.test(text);

/** A text without any of these signs and white space around it. */
function without(signs: string, text: string): string {
  let start = 0;
  let end = text.length;
  const isMark = (at: number) => signs.includes(text.charAt(at)) || text.charAt(at).trim() === '';
  while (start < end && isMark(start)) start += 1;
  while (end > start && isMark(end - 1)) end -= 1;
  return text.slice(start, end);
}

const bare = (text: string) => without(`"'<>`, text);

/** What a `Name` of the contract must not hold. */
const link = /:\/\/|www\./i;

/** A name as a request may have it: empty if it holds a link, because the address is enough. */
const nameIn = (text: string): string => (link.test(text.normalize('NFKC')) ? '' : beginningOf(text, longestName));

/** What follows the name of a company or person after a comma. */
const suffix = /^(?:ag|esq|gmbh|inc|jr|llc|ltd|md|phd|sr)\.?$/i;

/** `Lovelace, Ada` as it is spoken. */
function spokenName(text: string): string {
  const [last = '', first = '', ...others] = text.split(',').map((part) => part.trim());
  const isSwapped = first !== '' && others.length === 0 && !suffix.test(first);
  return nameIn(isSwapped ? `${first} ${last}` : text);
}

interface Entry extends ListedRecipient {
  /** Written as `Ada <ada@example.org>`. */
  readonly inBrackets: boolean;
}

/** Reads one entry; undefined if it has no address. */
function entryOf(cell: string): Entry | undefined {
  const opening = cell.endsWith('>') ? cell.lastIndexOf('<') : -1;
  const email = bare(cell.slice(opening + 1));
  if (!isAddress(email)) return undefined;
  return { name: spokenName(bare(cell.slice(0, Math.max(opening, 0)))), email, inBrackets: opening >= 0 };
}

/** Splits a line at these signs, except within quotation marks and angle brackets that end. */
function split(line: string, separators: string): string[] {
  const cells: string[] = [];
  const last = { '"': line.lastIndexOf('"'), '>': line.lastIndexOf('>') };
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (separators.includes(sign)) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
    const closing = sign === '"' ? '"' : sign === '<' ? '>' : undefined;
    if (closing !== undefined && at < last[closing]) at = line.indexOf(closing, at + 1);
  }
  return [...cells, line.slice(start)].map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** Whether a cell may be the name that stands before an address: one with an `@` is an address that was mistyped. */
const isName = (cell: Entry | string | undefined): cell is string => typeof cell === 'string' && !cell.includes('@');

/** The entries between two semicolons: a comma may separate two of them, or the two parts of a name. */
function entriesBetween(text: string): (Entry | string)[] {
  const entries: (Entry | string)[] = [];
  for (const cell of split(text, ',')) {
    const entry = entryOf(cell);
    const before = entries.at(-1);
    if (entry?.inBrackets && isName(before)) {
      const name = entry.name === '' ? before : spokenName(`${before}, ${entry.name}`);
      entries.splice(-1, 1, { ...entry, name: nameIn(bare(name)) });
    } else entries.push(entry ?? cell);
  }
  return entries;
}

/** The entries of a line: a name with its address in two cells of a table, or addresses one after the other. */
function entriesOf(line: string): (Entry | string)[] {
  const found = split(line, ',;\t').map((cell) => entryOf(cell) ?? cell);
  const [only, another] = found.filter((one) => !isName(one));
  // `Ada,ada@example.org`, or `Lovelace,Ada,ada@example.org`.
  if (typeof only === 'object' && another === undefined && !only.inBrackets) {
    const name = found.filter(isName).map(bare);
    return [{ ...only, name: nameIn(name.join(' ')) }];
  }
  return split(line, ';\t').flatMap(entriesBetween);
}

/** The first line of a table names its columns. */
const isHeader = (line: string, index: number) => index === 0 && !line.includes('@') && /mail|address/i.test(line);

/** The brackets that mail programs and East Asian keyboards write. */
const withPlainBrackets = (text: string) => text.replaceAll(/[‹〈＜]/g, '<').replaceAll(/[›〉＞]/g, '>');

/**
 * Reads recipients from a pasted list: one to a line, or separated by commas or semicolons, as addresses, as
 * `Name <address>` or `Last, First <address>`, or as the name and address columns of a table.
 */
export function recipientsIn(text: string): RecipientList {
  const entries = withPlainBrackets(text)
    .split(/\r\n|\n|\r/)
    .filter((line, index) => !isHeader(line, index))
    .flatMap(entriesOf);
  const byAddress = new Map<string, ListedRecipient>();
  for (const entry of entries) {
    if (typeof entry === 'string') continue;
    const key = entry.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, { name: entry.name, email: entry.email });
  }
  return { recipients: [...byAddress.values()], invalid: entries.filter((one) => typeof one === 'string') };
}
