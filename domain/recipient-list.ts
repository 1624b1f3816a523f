import { beginningOf } from './beginning-of.ts';

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

/** As the contract has it. */
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

const longestAddress = 254;
const longestName = 200;

const isAddress = (text: string) => text.length <= longestAddress && address.test(text);

/** Quotes and white space around a name or address. */
const trimmed = (text: string) =>
  text
    .trim()
    .replaceAll(/^["'<]+|["'>]+$/g, '')
    .trim();

/** `Ada Lovelace <ada@example.org>` */
const named = /^(.*)<([^<>]+)>$/;

/** Reads one entry, without space around it; undefined if it has no address. */
function entryOf(text: string): ListedRecipient | undefined {
  const [, name = '', inBrackets] = named.exec(text) ?? [];
  const email = trimmed(inBrackets ?? text);
  return isAddress(email) ? { name: beginningOf(trimmed(name), longestName), email } : undefined;
}

/** The entries of a line: a name with its address in two cells of a table, or addresses one after the other. */
function entriesOf(line: string): (ListedRecipient | string)[] {
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim());
  const found = cells.filter((cell) => cell !== '').map((cell) => entryOf(cell) ?? cell);
  const addresses = found.filter((one) => typeof one !== 'string');
  const [only] = addresses;
  // `Ada,ada@example.org`, or `Lovelace,Ada,ada@example.org`.
  if (addresses.length === 1 && only !== undefined && only.name === '') {
    const name = found.filter((one) => typeof one === 'string').map(trimmed);
    return [{ ...only, name: beginningOf(name.join(' '), longestName) }];
  }
  return found;
}

/** The first line of a table names its columns. */
const isHeader = (line: string, index: number) => index === 0 && !line.includes('@') && /mail|address/i.test(line);

/**
 * Reads recipients from a pasted list: one to a line, or separated by commas or semicolons, as addresses, as
 * `Name <address>`, or as the name and address columns of a table.
 */
export function recipientsIn(text: string): RecipientList {
  const entries = text
    .split(/\r\n|\n|\r/)
    .filter((line, index) => !isHeader(line, index))
    .flatMap(entriesOf);
  const byAddress = new Map<string, ListedRecipient>();
  for (const entry of entries) {
    if (typeof entry === 'string') continue;
    const key = entry.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, entry);
  }
  return { recipients: [...byAddress.values()], invalid: entries.filter((one) => typeof one === 'string') };
}
