import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

import { OutsideError } from './outside-error.ts';

/** Whether an address is one of the public internet: none of this machine, its networks, or a cloud's metadata service. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

/** A host given as an address is not looked up. @throws OutsideError */
export function refusePrivateHost(host: string): void {
  const address = withoutBrackets(host);
  if (isIP(address) !== 0 && !isPublic(address)) throw new OutsideError('PRIVATE_ADDRESS');
}

/**
 * The lookup of a connection that may lead only to public addresses. What it checks is what the connection uses, so a name
 * that is resolved differently the next time does not help (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return done(error ?? new OutsideError('NO_ANSWER'), []);
    if (!found.every(({ address }) => isPublic(address))) return done(new OutsideError('PRIVATE_ADDRESS'), []);
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};
