import { isIP } from 'node:net';

import { type SettingName, slipsBetween } from '#server/setting-names.ts';
import { StartError } from '#server/start-error.ts';

/** @throws StartError with this sentence */
export const fail = (sentence: string): never => {
  throw new StartError(sentence);
};

/** Whether a host is a loopback host, as written in `HOST` or in a URL: `[::1]`. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);

/** The allowed value closest to an invalid one: another case, a prefix (`prod`), or a typo or two. */
function valueMeantBy<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  const word = value.trim().toLowerCase();
  if (word.length < 3 || word.length > 20) return undefined;
  const isNear = (item: string) => item.startsWith(word) || word.startsWith(item) || slipsBetween(word, item) <= 2;
  return allowed.find((item) => item.length > 3 && isNear(item));
}

export function oneOf<T extends string>(name: SettingName, value: string, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value);
  if (found !== undefined) return found;
  const meant = valueMeantBy(value, allowed);
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return fail(`${name} must be one of ${allowed.join(', ')}, not "${value}".${question}`);
}

export function wholeNumber(name: SettingName, value: string, least: number, most: number): number {
  const number = Number(value);
  const isRight = /^\d+$/.test(value) && number >= least && number <= most;
  return isRight ? number : fail(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

const webAddress = (value: string): URL | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
};

export function httpAddress(name: SettingName, value: string): string {
  const isRight = webAddress(value) !== undefined;
  return isRight ? value.replace(/(?<!\/)\/+$/, '') : fail(`${name} must be an http or https address, not "${value}".`);
}

/** An address to which paths are appended. The value is not repeated if it has a password. */
export function baseAddress(name: SettingName, value: string): string {
  const { origin, pathname, username, password, search, hash } = new URL(httpAddress(name, value));
  if ([username, password, search, hash].some((part) => part !== ''))
    fail(`${name} must be an address alone, such as ${origin}${pathname.replace(/\/$/, '')}.`);
  return `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
}

/** A name or secret that is sent in a header. @throws StartError without the value, which may be a secret */
export const headerText = (name: SettingName, value: string): string =>
  /^[\x21-\x7e]{1,1000}$/.test(value) ? value : fail(`${name} must be letters, digits and signs without spaces.`);

export const emailAddress = (name: SettingName, value: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? value : fail(`${name} must be an e-mail address, not "${value}".`);

/** Addresses with commas between them. @throws StartError */
export const emailAddresses = (name: SettingName, value: string | undefined): readonly string[] =>
  value === undefined ? [] : value.split(',').map((one) => emailAddress(name, one.trim()));

/** @throws StartError without the value, which may contain a password */
export function smtpAddress(name: SettingName, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isRight = url !== undefined && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  return isRight ? value : fail(`${name} must be an smtp or smtps address, such as smtp://user:password@host:587.`);
}

/** `no-reply@example.org`, with or without a name before it. */
export function senderAddress(name: SettingName, value: string): string {
  const isRight = /^(?:[^\p{Cc}<>",;@]+ <[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/u.test(value);
  return isRight ? value : fail(`${name} must be a sender, such as Attest <no-reply@example.org>, not "${value}".`);
}

/** An origin as browsers write it: lower case, without the scheme's default port. */
export function originAddress(name: SettingName, value: string): string {
  const url = webAddress(value) ?? fail(`${name} must be an http or https address, not "${value}".`);
  const isBare = url.href === `${url.origin}/`;
  return isBare ? url.origin : fail(`${name} must be an address alone, such as ${url.origin}.`);
}

export function secretKeyOf(name: SettingName, value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  return key.length === 32 ? key : fail(`${name} must be 32 bytes in base64.`);
}

/** Network names that Fastify recognises (https://fastify.dev/docs/latest/Reference/Server/#trustproxy). */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A single address, or a network that is neither a single address nor all of them. */
function isProxy(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || address.includes('%') || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/** The proxies trusted to report a client's address; none by default. */
export function trustProxyOf(value: string | undefined): readonly string[] {
  if (value === undefined || value === 'false') return [];
  const proxies = value.split(',').map((text) => text.trim());
  const wrong = proxies.find((text) => !isProxy(text));
  return wrong === undefined
    ? proxies
    : fail(
        'TRUST_PROXY must name the addresses or networks of your proxies, separated by commas ' +
          `(10.0.0.7, 10.0.0.0/8, loopback), not "${wrong}".`,
      );
}
