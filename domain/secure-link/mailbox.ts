/** Domains of one provider that ignores dots before the `@`. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** One form of a domain: in lower case and usual width, without the dot of the root. */
const domainIn = (written: string): string => written.normalize('NFKC').toLowerCase().replace(/\.$/, '');

/**
 * The mailbox of an address, whatever its spelling: in lower case and without what follows a `+`, which most providers deliver to
 * the same mailbox (RFC 5233). Mails are limited by it. Where a provider delivers them to two people, these share a limit, which
 * harms less than leaving one of them unprotected.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  const plus = local.indexOf('+');
  const plain = plus > 0 ? local.slice(0, plus) : local;
  const domain = domainIn(address.slice(at + 1));
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
