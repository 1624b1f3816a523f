import { randomBytes, timingSafeEqual } from 'node:crypto';

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import { identityCodes } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from './context.ts';
import {
  alreadyVerified,
  codeIncorrect,
  verificationExpired,
  verificationFailed,
  verificationMissing,
} from './errors.ts';
import type { Queries } from './store/queries.ts';

/** identity-protocol.md, section 4, rule 3. */
const lifetimeMilliseconds = 600_000;
const maximumTries = 5;

const decoySalt = '';

/** A correct code, still to be consumed in the transaction that acts on it. */
export interface CodeProof {
  attemptId: string;
  hash: string;
}

/**
 * Issues a new code for the attempt, which invalidates the previous one.
 * @returns when it expires
 */
export function issueCode(context: IdentityContext, attemptId: string, emailAddress: string): Promise<Date> {
  const salt = randomBytes(16).toString('hex');
  return storeCode(context, attemptId, salt, hashOf(context, salt, codeOf(context, salt, emailAddress)));
}

/** For an address that must not receive a code: indistinguishable to the client, but no answer is accepted. */
export const issueDecoy = (context: IdentityContext, attemptId: string): Promise<Date> =>
  storeCode(context, attemptId, decoySalt, randomBytes(32).toString('hex'));

/**
 * The code that the attempt now accepts from the address; null if it has expired or been used. `code` is null for a
 * decoy.
 */
export async function currentCode(
  context: IdentityContext,
  attemptId: string,
  emailAddress: string,
): Promise<{ code: string | null } | null> {
  const [row] = await context.database.select().from(identityCodes).where(eq(identityCodes.attemptId, attemptId));
  if (!row || row.usedAt || row.expireAt <= instantOf(context)) return null;
  return { code: row.salt === decoySalt ? null : codeOf(context, row.salt, emailAddress) };
}

/**
 * Six digits derived from the random salt with a key that is not in the database: a mail that is sent again contains
 * the same code, and no row or job contains it.
 */
function codeOf(context: IdentityContext, salt: string, emailAddress: string): string {
  if (isTestAddress(context, emailAddress)) return '424242';
  const number = Number.parseInt(context.vault.digest('code digits', salt).slice(0, 12), 16);
  return String(number % 1_000_000).padStart(6, '0');
}

/** Section 7: such an address gets a fixed code and no mail, in development and test on loopback only. */
export const isTestAddress = (context: IdentityContext, emailAddress: string) =>
  context.conveniences && emailAddress.includes('+clerk_test');

/**
 * Counts a try, then compares in constant time. Tries are counted before the comparison, so that parallel guesses share
 * the limit of five.
 * @throws IdentityError form_code_incorrect, or the reason why there is no code to try
 */
export async function tryCode(context: IdentityContext, attemptId: string, code: string): Promise<CodeProof> {
  const now = instantOf(context);
  const [counted] = await context.database
    .update(identityCodes)
    .set({ tries: sql`${identityCodes.tries} + 1` })
    .where(
      and(
        eq(identityCodes.attemptId, attemptId),
        isNull(identityCodes.usedAt),
        gt(identityCodes.expireAt, now),
        lt(identityCodes.tries, maximumTries),
      ),
    )
    .returning();
  if (!counted) throw await whyNot(context, attemptId, now);
  const given = Buffer.from(hashOf(context, counted.salt, code), 'hex');
  if (!timingSafeEqual(given, Buffer.from(counted.hash, 'hex'))) throw codeIncorrect();
  return { attemptId, hash: counted.hash };
}

/**
 * Consumes the code: of parallel requests with the right code, one succeeds. @throws IdentityError
 * verification_already_verified
 */
export async function useCode(transaction: Queries, proof: CodeProof, now: Date): Promise<void> {
  const used = await transaction
    .update(identityCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityCodes.attemptId, proof.attemptId),
        eq(identityCodes.hash, proof.hash),
        isNull(identityCodes.usedAt),
      ),
    )
    .returning({ attemptId: identityCodes.attemptId });
  if (used.length === 0) throw alreadyVerified();
}

/** Invalidates the attempt's code because its address has changed. */
export async function dropCode(database: Queries, attemptId: string): Promise<void> {
  await database.delete(identityCodes).where(eq(identityCodes.attemptId, attemptId));
}

async function storeCode(context: IdentityContext, attemptId: string, salt: string, hash: string): Promise<Date> {
  const expireAt = new Date(context.now() + lifetimeMilliseconds);
  const fresh = { salt, hash, expireAt, tries: 0, usedAt: null };
  await context.database
    .insert(identityCodes)
    .values({ attemptId, ...fresh })
    .onConflictDoUpdate({ target: identityCodes.attemptId, set: fresh });
  return expireAt;
}

async function whyNot(context: IdentityContext, attemptId: string, now: Date) {
  const [code] = await context.database.select().from(identityCodes).where(eq(identityCodes.attemptId, attemptId));
  if (!code) return verificationMissing();
  if (code.usedAt) return alreadyVerified();
  return code.expireAt <= now ? verificationExpired() : verificationFailed();
}

const hashOf = (context: IdentityContext, salt: string, code: string) =>
  context.vault.digest('code', `${salt}:${code}`);
