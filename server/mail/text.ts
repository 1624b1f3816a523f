import type { MailMessage } from './mail.ts';

/** What a message says. */
export type Text = Pick<MailMessage, 'subject' | 'text' | 'links'>;

/** A page of Attest. Only our own code names one, so that nothing else becomes a link. */
export interface OwnPage {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  readonly path: `/${string}`;
  /** Whose page it is: someone who is in several organisations is then offered the right one. */
  readonly organisationId?: string;
  /** What stands before the address in its line; a page without it is what the message asks for. */
  readonly label?: string;
}

/** A line of a message: words, which may quote what people wrote, or a page. */
export type MailLine = string | OwnPage;

/** A subject has room for so much (`assertSendable`). */
const longestSubject = 200;

/**
 * Words in one line: what people wrote cannot begin a line or a paragraph of its own, hide behind spaces, or turn the direction of
 * what follows.
 */
export const inOneLine = (words: string): string =>
  words.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

function addressOf({ origin, path, organisationId }: OwnPage): string {
  if (organisationId === undefined) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}organisation=${organisationId}`;
}

const textOfLine = (line: MailLine): string => {
  if (typeof line === 'string') return inOneLine(line);
  return line.label === undefined ? addressOf(line) : `${inOneLine(line.label)} ${addressOf(line)}`;
};

/** Writes a message of paragraphs, as every mail is: lines are lines whatever is quoted in them, and links are our pages. */
export function mailOf(subject: string, paragraphs: readonly (readonly MailLine[])[]): Text {
  const lines = paragraphs.flat();
  return {
    subject: Array.from(inOneLine(subject)).slice(0, longestSubject).join('').slice(0, longestSubject),
    text: `${paragraphs.map((paragraph) => paragraph.map(textOfLine).join('\n')).join('\n\n')}\n`,
    links: [...new Set(lines.flatMap((line) => (typeof line === 'string' ? [] : [addressOf(line)])))],
  };
}
