import ipaddr from 'ipaddr.js';

/**
 * What requests of one client are counted by: an IPv4 address, or the /64 network of an IPv6 one, of which a single client
 * has every address (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
