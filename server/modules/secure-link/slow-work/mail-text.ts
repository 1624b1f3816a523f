import { lastDayOf } from '#domain/time/last-day.ts';
import { isName } from '#openapi/texts.ts';
import type { linkMails } from '#server/database/schema/index.ts';
import { inOneLine, mailOf, type OwnPage, type Text } from '#server/mail/text.ts';

import type { LinkEnd } from '../last-day.ts';

/** The texts of a mail with a link that differ between what links open. */
export interface MailWords {
  readonly kind: Exclude<(typeof linkMails)[number], 'RECEIPT' | 'ANSWER'>;
  readonly productName: string;
  readonly organisation: string;
  /** Of the recipient; empty if it is not known. */
  readonly name: string;
  readonly link: OwnPage;
  readonly end: LinkEnd;
  /** What the recipient is asked for, in the imperative: `acknowledge “Clean desk”`. */
  readonly subject: string;
  /** The same in a sentence: `read and acknowledge “Clean desk”, version 1.0`. */
  readonly request: string;
  /** What they do there: `Read it`. */
  readonly action: string;
  /** What anyone with the link can do: `acknowledge in your name`. */
  readonly danger: string;
  /** What the links of earlier messages were about: `this version`. */
  readonly about: string;
  /** Further paragraphs before the link. */
  readonly more?: readonly string[];
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The last day of a link, as a mail names it. */
export const lastDay = ({ expiresAt, endZone }: LinkEnd) => longDay.format(new Date(lastDayOf(expiresAt, endZone)));

/** Names that were stored before they had to be `Name`s may hold an address. */
export const greeting = (name: string): string => (isName(inOneLine(name)) ? `Hello ${name},` : 'Hello,');

/** A mail with a link. Nobody needs an account for what it asks. */
export function mailText(mail: MailWords): Text {
  const { kind, productName, organisation, name, link, end, more = [], ...words } = mail;
  const isReminder = kind === 'REMINDER';
  const paragraphs = [
    [greeting(name)],
    [
      isReminder
        ? `${organisation} still waits for you to ${words.request}.`
        : `${organisation} asks you to ${words.request}.`,
    ],
    ...more.map((line) => [line]),
    [`${words.action} here, without an account:`, link],
    [
      `The link is for you alone and works until ${lastDay(end)}. Please do not forward it: anyone with the link can ${words.danger}.`,
    ],
    ...(kind === 'RESEND' ? [[`The links in earlier messages about ${words.about} no longer work.`]] : []),
    [`Sent by ${productName} on behalf of ${organisation}. If you did not expect this message, you can ignore it.`],
  ];
  return mailOf(`${isReminder ? 'Reminder: please' : 'Please'} ${words.subject}`, paragraphs);
}
