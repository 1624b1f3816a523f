import { asc, sql } from 'drizzle-orm';
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';

import type { IdentityDatabase } from '#server/database/identity.ts';
import { identitySigningKeys } from '#server/database/schema/identity.ts';

import { newId } from './ids.ts';
import type { Queries } from './store/queries.ts';
import type { Vault } from './vault.ts';

/** The key pairs of session tokens: the newest signs, all of them verify. */
export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** The public keys. */
  jwks(): JSONWebKeySet;
  /** For `jwtVerify`. An unknown `kid` may be another process's newer key: keys are reloaded, at most every 10 s. */
  readonly resolve: JWTVerifyGetKey;
}

const reloadMilliseconds = 10_000;
/** Arbitrary constants, one per purpose of an advisory lock. */
const keyLock = 4_730_117_001;

/** Loads the key pairs. On a new database it creates the first, once, however many processes start. */
export async function openSigningKeys(
  database: IdentityDatabase,
  vault: Vault,
  now: () => number,
): Promise<SigningKeys> {
  await database.transaction(async (transaction) => {
    // Another process may be making the key, which takes it longer than requests wait for locks.
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock}::bigint)`);
    const present = await transaction.select({ kid: identitySigningKeys.kid }).from(identitySigningKeys).limit(1);
    if (present.length === 0) await createSigningKey(transaction, vault, new Date(now()));
  });
  let loaded = await load(database, vault);
  let loadedAt = now();
  return {
    kid: loaded.kid,
    privateKey: loaded.privateKey,
    jwks: () => loaded.jwks,
    async resolve(header, token) {
      try {
        return await loaded.find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || now() - loadedAt < reloadMilliseconds) throw error;
        loaded = await load(database, vault);
        loadedAt = now();
        return loaded.find(header, token);
      }
    },
  };
}

/**
 * Adds a key pair (RSA 3072), which signs from the next start on. Tokens of older keys remain valid: they live 60 s.
 */
export async function createSigningKey(database: Queries, vault: Vault, createdAt: Date): Promise<void> {
  const kid = newId('ins');
  const pair = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true });
  const { n = '', e = '' } = await exportJWK(pair.publicKey);
  await database.insert(identitySigningKeys).values({
    kid,
    publicJwk: { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e },
    privateKey: vault.seal(await exportPKCS8(pair.privateKey), purpose(kid)),
    createdAt,
  });
}

async function load(database: IdentityDatabase, vault: Vault) {
  const rows = await database
    .select()
    .from(identitySigningKeys)
    .orderBy(asc(identitySigningKeys.createdAt), asc(identitySigningKeys.kid));
  const newest = rows.at(-1);
  if (!newest) throw new Error('The identity server has no signing key');
  const jwks: JSONWebKeySet = { keys: rows.map(({ publicJwk }) => ({ kty: 'RSA', ...publicJwk })) };
  return {
    kid: newest.kid,
    privateKey: await importPKCS8(vault.open(newest.privateKey, purpose(newest.kid)), 'RS256'),
    jwks,
    find: createLocalJWKSet(jwks),
  };
}

const purpose = (kid: string) => `signing key ${kid}`;
