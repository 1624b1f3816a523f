import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Domains of one provider that ignores dots before the `@`. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, whatever the spelling: in lower case, without what follows a `+`, which most providers deliver to
 * the same mailbox (RFC 5233), and with one form of its domain. Where a provider does not, two people share a limit for an hour,
 * which harms less than one person whom it does not protect.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written.toLowerCase();
  const plain = local.replace(/\+.*$/, '') || local;
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** An address as an organisation remembers it; 0051_limits-of-mail.sql computes the same. */
export const addressHash = (organisationId: string, address: string): string =>
  sha256(`${organisationId} ${address.toLowerCase()}`);

/** A mailbox as an organisation remembers it. */
export const mailboxHash = (organisationId: string, address: string): string =>
  sha256(`${organisationId} ${mailboxOf(address)}`);

/** A mailbox as all organisations count it. */
export const sharedMailboxHash = (address: string): string => sha256(mailboxOf(address));
