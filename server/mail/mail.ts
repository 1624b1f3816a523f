import { assertOutsideTransaction } from '#server/database/tenancy.ts';

/** A plain-text message to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. Drivers: `openOutbox` (files, the default) and `openSmtp`. */
export interface Mail {
  /** Resolves once the message is handed over; rejects with `MailError` for an invalid message. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** The message was rejected before reaching a transport. The error names the field, never its value. */
export class MailError extends Error {
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
export function assertSendable({ to, subject }: MailMessage): void {
  assertOutsideTransaction('Mail is sent');
  if (to.length > 254 || !singleAddress.test(to) || hasControlCharacter(to)) {
    throw new MailError('The recipient is not a single mail address');
  }
  if (subject.length > 200 || hasControlCharacter(subject)) {
    throw new MailError('The subject is too long or has control characters');
  }
}
