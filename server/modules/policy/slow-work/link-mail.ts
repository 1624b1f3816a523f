import type { acknowledgementMails } from '#server/database/schema/index.ts';
import type { Text } from '#server/mail/mail.ts';

/** What a mail with a link says. */
export interface LinkMail {
  readonly kind: (typeof acknowledgementMails)[number];
  readonly productName: string;
  readonly organisation: string;
  readonly policy: string;
  /** The number of the version: `1.2`. */
  readonly number: string;
  readonly name: string;
  readonly link: string;
  readonly expiresAt: Date;
}

/** A subject has room for this much of a name. */
const longestName = 80;

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The last day of a link that expires at midnight is the day before. */
const lastDay = (expiresAt: Date) => longDay.format(new Date(expiresAt.getTime() - 1));

/** Asks someone to read a policy and to acknowledge it. Nobody needs an account for that. */
export function linkMail(mail: LinkMail): Text {
  const { kind, productName, organisation, policy, number, name, link, expiresAt } = mail;
  const short = policy.slice(0, longestName);
  const isReminder = kind === 'REMINDER';
  const paragraphs = [
    name === '' ? 'Hello,' : `Hello ${name},`,
    isReminder
      ? `${organisation} still waits for you to read and acknowledge “${policy}”, version ${number}.`
      : `${organisation} asks you to read and acknowledge “${policy}”, version ${number}.`,
    `Read it here, without an account:\n${link}`,
    `The link is for you alone and works until ${lastDay(expiresAt)}. Please do not forward it: anyone with the link can acknowledge in your name.`,
    ...(kind === 'RESEND' ? ['The links in earlier messages about this version no longer work.'] : []),
    `Sent by ${productName} on behalf of ${organisation}. If you did not expect this message, you can ignore it.`,
  ];
  return {
    subject: `${isReminder ? 'Reminder: please' : 'Please'} acknowledge “${short}”`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
