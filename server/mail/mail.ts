import { assertOutsideTransaction } from '#server/database/tenancy.ts';
import { PermanentFailure } from '#server/jobs/handler.ts';

/** A message to one person. It is sent as plain text, and as HTML made from it. */
export interface MailMessage {
  /**
   * The same whenever the same message is sent again, such as the id of its job: it becomes the Message-ID, by which a
   * mail program recognises a repetition.
   */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The addresses in the text that become links: pages of Attest (`text.ts`). No other address does. */
  links?: readonly string[];
}

/** Sends mail, from the handler of a job. Drivers: `openOutbox` (files, the default) and `openSmtp`. */
export interface Mail {
  /**
   * Resolves once the message is handed over.
   * @throws MailError for a message that will never be; any other error is worth another attempt
   */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** The message cannot be sent. The error does not contain it, nor its recipient. */
export class MailError extends PermanentFailure {
  override readonly name = 'MailError';
}

/** One address, without display name, list separators, quotes or white space; RFC 5321 limits it to 254 characters. */
const singleAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

/**
 * Rejects messages that would inject recipients or headers (OWASP ASVS 5.0, 1.3.11): a list of addresses, a line break
 * in a header.
 * @throws MailError; Error inside a transaction, which must not wait for a mail server
 */
export function assertSendable({ id, to, subject }: MailMessage): void {
  assertOutsideTransaction('Mail is sent');
  if (to.length > 254 || !singleAddress.test(to) || hasControlCharacter(to)) {
    throw new MailError('The recipient is not a single mail address');
  }
  if (subject.length > 200 || hasControlCharacter(subject)) {
    throw new MailError('The subject is too long or has control characters');
  }
  if (!/^[\w-]{1,64}$/.test(id)) throw new MailError('The id has other characters than letters, digits and hyphens');
}
