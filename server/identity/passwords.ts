import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { processQueue, type HashQueue } from './hash-queue.ts';
import { enforceLimit, type LimitContext } from './limits.ts';

/** scrypt parameters: 2^ln × r × 128 bytes of memory, p times. */
export interface HashStrength {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP Password Storage Cheat Sheet: scrypt with 32 MB. Node 20 has no Argon2. */
const current: HashStrength = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;

interface StoredHash extends HashStrength {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The parts of a visit that the limits need. */
export interface Requester {
  readonly network: string;
  readonly client: { readonly id: string } | null;
}

/**
 * Hashing on behalf of a requester. Nothing else hashes: `derive` is private to this module and runs in the queue. A
 * visit's hashes are limited by browser and IP address; null stands for the server itself.
 */
export interface Passwords {
  /** @throws IdentityError 429 too_many_requests, 503 service_unavailable */
  hash(visit: Requester | null, password: string): Promise<string>;
  /**
   * Compares in constant time. Without a stored hash it takes just as long and returns false, so that timing reveals
   * nothing.
   * @throws IdentityError 429 too_many_requests, 503 service_unavailable
   */
  verify(visit: Requester, password: string, stored: string | null): Promise<boolean>;
}

/** @param strength weaker than the default only in tests, which hash often */
export function createPasswords(
  context: LimitContext,
  queue: HashQueue = processQueue,
  strength: HashStrength = current,
): Passwords {
  // Random, so that no password matches it.
  const decoy: StoredHash = { ...strength, salt: randomBytes(16), hash: randomBytes(hashBytes) };
  const admit = async (visit: Requester | null) => {
    if (!visit) return;
    await enforceLimit(context, 'hashesPerIp', visit.network);
    if (visit.client) await enforceLimit(context, 'hashesPerClient', visit.client.id);
  };
  return {
    async hash(visit, password) {
      await admit(visit);
      return hashPassword(password, strength, queue, visit?.network ?? null);
    },
    async verify(visit, password, stored) {
      await admit(visit);
      const expected = stored === null ? decoy : parse(stored);
      const hash = await derive(password, expected, queue, visit.network);
      return timingSafeEqual(hash, expected.hash);
    },
  };
}

/**
 * A hash that carries its parameters: `$scrypt$ln=15,r=8,p=3$salt$hash`. For seeding; requests use `Passwords`.
 * @param strength weaker than the default only for test accounts, of which there are many
 */
export async function hashPassword(
  password: string,
  strength = current,
  queue = processQueue,
  requester: string | null = null,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, { ...strength, salt }, queue, requester);
  const { ln, r, p } = strength;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

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

function derive(
  password: string,
  { ln, r, p, salt }: Omit<StoredHash, 'hash'>,
  queue: HashQueue,
  requester: string | null,
): Promise<Buffer> {
  const cost = 2 ** ln;
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, hashBytes, { N: cost, r, p, maxmem: 256 * cost * r }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return queue.run(requester, work);
}
