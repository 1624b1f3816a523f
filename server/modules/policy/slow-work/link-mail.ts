import { mailText, type MailWords } from '#server/modules/secure-link/index.ts';

/** What a mail with a link to a policy says. */
interface LinkMail extends Pick<MailWords, 'kind' | 'productName' | 'organisation' | 'name' | 'link' | 'end'> {
  readonly policy: string;
  /** The number of the version: `1.2`. */
  readonly number: string;
}

/** A subject has room for this much of a name. */
const longestName = 80;

/** Asks someone to read a policy and to acknowledge it. */
export const linkMail = ({ policy, number, ...mail }: LinkMail) =>
  mailText({
    ...mail,
    subject: `acknowledge “${policy.slice(0, longestName)}”`,
    request: `read and acknowledge “${policy}”, version ${number}`,
    action: 'Read it',
    danger: 'acknowledge in your name',
    about: 'this version',
  });
