import { isIPv6 } from 'node:net';

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** The eight groups of an IPv6 address in lower case, without leading zeros. */
function expanded(address: string): string[] {
  // A zone (`%eth0`) belongs to this machine, not to the address; URLs write all others in one way, with `::` at most once.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros: string[] = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * Whom an IP address stands for in a limit. Of IPv6 the first 64 bits: one connection has all addresses that begin with
 * them (RFC 6177), so that a limit by address would be none. IPv4 in IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = expanded(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}
