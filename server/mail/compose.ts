import { htmlOf } from './html.ts';
import { assertSendable, type MailMessage } from './mail.ts';

/**
 * A message for nodemailer. It may name no file and no URL of its own; RFC 3834 has automatic replies, such as those of
 * people on leave, omitted.
 * @param from the sender, `Attest <no-reply@example.org>`
 * @throws like `assertSendable`
 */
export function compose(message: MailMessage, from: string) {
  assertSendable(message);
  const { id, to, subject, text, links } = message;
  return {
    from,
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    to: { name: '', address: to },
    subject,
    text,
    html: htmlOf(text, links),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
