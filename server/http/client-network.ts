import ipaddr from 'ipaddr.js';

/**
 * The key by which a client's requests are counted: an IPv4 address, or the /64 network of an IPv6 one, since a single
 * client controls every address in it (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
