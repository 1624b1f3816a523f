import { recipientsIn } from '../secure-link/recipient-list.ts';

/** So many people are invited at a time. */
export const mostInvited = 500;

/** An entry of a list of people to invite. */
export interface InvitedLine {
  /** From 1. */
  readonly line: number;
  /** An address in lower case, or what stands there instead of one. */
  readonly text: string;
  readonly problem: 'MALFORMED' | 'DOUBLED' | undefined;
}

/** Addresses differ by what follows a `+`, and not by case or spaces around them. */
export const invitedAddress = (address: string): string => address.trim().toLowerCase();

/** What the header of a table is recognised by; in a later line it is no address. */
const isEntry = (text: string, index: number): boolean => text.trim() !== '' && (index === 0 || !text.includes('@'));

function entriesOf(text: string, index: number): { text: string; isAddress: boolean }[] {
  const { recipients, invalid } = recipientsIn(text);
  const found = [
    ...recipients.map(({ email }) => ({ text: invitedAddress(email), isAddress: true })),
    ...invalid.map((entry) => ({ text: entry, isAddress: false })),
  ];
  const isOverlooked = found.length === 0 && index > 0 && isEntry(text, index);
  return isOverlooked ? [{ text: text.trim(), isAddress: false }] : found;
}

/**
 * Reads a pasted list or a CSV file: one to a line, or several separated by commas or semicolons. Names are left out, because the
 * people invited say themselves what they are called.
 */
export function invitedLines(list: string): readonly InvitedLine[] {
  const known = new Set<string>();
  return list.split(/\r\n|\n|\r/).flatMap((line, index) =>
    entriesOf(line, index).map(({ text, isAddress }): InvitedLine => {
      if (!isAddress) return { line: index + 1, text, problem: 'MALFORMED' };
      const problem = known.has(text) ? 'DOUBLED' : undefined;
      known.add(text);
      return { line: index + 1, text, problem };
    }),
  );
}
