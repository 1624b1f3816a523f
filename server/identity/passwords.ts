import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { IdentityError, paramNil, paramValue } from './errors.ts';

/** What scrypt is asked to do: 2^ln × r × 128 bytes of memory, p times. */
export interface HashStrength {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP Password Storage Cheat Sheet: the scrypt setting of 32 MB. Node 20 has no Argon2. */
const current: HashStrength = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;

interface StoredHash extends HashStrength {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/**
 * A hash that carries its parameters: `$scrypt$ln=15,r=8,p=3$salt$hash`.
 * @param strength less than the usual only for accounts of tests, which are many
 */
export async function hashPassword(password: string, strength = current): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, { ...strength, salt });
  const { ln, r, p } = strength;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Compares in constant time. Without a stored hash it works as long and answers false, so that timing tells nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const expected = stored === null ? decoy : parse(stored);
  const hash = await derive(password, expected);
  return timingSafeEqual(hash, expected.hash);
}

/** Random, so that no password gives it. */
const decoy: StoredHash = { ...current, salt: randomBytes(16), hash: randomBytes(hashBytes) };

function parse(stored: string): StoredHash {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) throw new TypeError('A stored password hash has an unknown format');
  const [, ln, r, p, salt = '', hash = ''] = match;
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derive(password: string, { ln, r, p, salt }: Omit<StoredHash, 'hash'>): Promise<Buffer> {
  const cost = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, { N: cost, r, p, maxmem: 256 * cost * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** What is left of a refused password without digits and signs: breached favourites and the product's own words. */
const refusedWords = new Set(
  `abc abcd abcdef admin administrator adminadmin asdf asdfgh asdfghjkl attest attestadmin audit auditor baseball changeme
  changemenow clerk compliance dragon football grc guest hello iloveyou letmein letmeinnow login master monkey mypassword
  passord passw password passwort princess pwd q qaz qazwsx qwe qwer qwert qwerty qwertyuiop qwertz risk root secret shadow
  starwars summer sunshine superman test tester testing trustno user welcome winter wsx zaq zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
);

/**
 * The rules for a new password, which is kept unaltered: 8 to 128 characters, a letter and a digit (specification), no
 * breached favourite or product word with digits around it (OWASP ASVS 5.0, 6.2.4, 6.2.11).
 * @throws IdentityError naming `param`
 */
export function checkNewPassword(password: string, param: string): void {
  const { length } = Array.from(password);
  if (length === 0) throw paramNil(param);
  if (length < 8) {
    throw refusal(param, 'form_password_length_too_short', 'Passwords must be 8 characters or more.');
  }
  if (length > 128) throw paramValue(param, 'Passwords must be 128 characters or fewer.');
  if (!/\p{Nd}/u.test(password)) {
    throw refusal(param, 'form_password_no_number', 'Passwords must contain at least one number.');
  }
  if (!/\p{L}/u.test(password)) throw paramValue(param, 'Passwords must contain at least one letter.');
  const word = password.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  if (refusedWords.has(word)) throw paramValue(param, 'This password is too easy to guess. Please use another.');
}

const refusal = (paramName: string, code: string, message: string) =>
  new IdentityError(422, code, message, { paramName });
