import { createTransport } from 'nodemailer';

import { compose } from './compose.ts';
import { MailError, type Mail } from './mail.ts';

/** A server that does not answer must not hold a job: milliseconds to connect, and of silence afterwards. */
const connectionTimeout = 10_000;
const socketTimeout = 30_000;

/**
 * Mail over SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://…`; certificates are verified, and over `smtp:` a session that
 *   logs in requires STARTTLS, so that the password never travels in the clear
 * @param from the sender, `Attest <no-reply@example.org>`
 */
export function openSmtp(url: string, from: string): Mail {
  const { protocol, username } = new URL(url);
  const requireTLS = protocol === 'smtp:' && username !== '';
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
  });
  return {
    async send(message) {
      const composed = compose(message, from);
      try {
        await transport.sendMail(composed);
      } catch (error) {
        throw explained(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

const propertyOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;

/**
 * The server's own words may quote the recipient or the password, so only its codes are kept. A reply of 5yz to the
 * recipient or the message is final (RFC 5321, 4.2.1); one to the login is for the operator to correct.
 */
function explained(error: unknown): Error {
  const [code, reply] = [propertyOf(error, 'code'), propertyOf(error, 'responseCode')];
  const reason = [typeof code === 'string' ? code : 'unknown reason', ...(typeof reply === 'number' ? [reply] : [])];
  const isFinal = typeof reply === 'number' && reply >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (isFinal) return new MailError(`The mail server refused the message with ${reply}`);
  return new Error(`The mail server did not accept the message: ${reason.join(' ')}`);
}
