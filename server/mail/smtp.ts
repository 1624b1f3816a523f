import { createTransport } from 'nodemailer';

import { assertSendable, type Mail } from './mail.ts';

/**
 * Mail over SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://…`; certificates are verified, and over `smtp:` a session that
 *   logs in requires STARTTLS, so that the password never travels in the clear
 * @param from the sender, `Attest <no-reply@example.org>`
 */
export function openSmtp(url: string, from: string): Mail {
  const { protocol, username } = new URL(url);
  const transport = createTransport({ url, requireTLS: protocol === 'smtp:' && username !== '' }, { from });
  return {
    async send(message) {
      assertSendable(message);
      const { to, subject, text } = message;
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    async close() {
      transport.close();
    },
  };
}
