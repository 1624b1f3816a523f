import { createHash } from 'node:crypto';

import { and, eq, lt, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { RepeatableRequest } from '#server/contract/ports.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { idempotencyKey } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');

/**
 * Runs a keyed create once: its response is stored in the same transaction, and a repeat within 24 hours gets that
 * response. A repeat that arrives while the first is still running waits for it, on the key's unique index.
 * @throws ApiError 400 if the key is reused with another body
 */
export async function runIdempotently(
  { organisation, user }: OrganisationContext,
  { operation, idempotencyKey: key, body }: RepeatableRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return work();
  const identity = { organisationId: organisation.id, userId: user.id, operation, key };
  const sameKey = and(
    eq(idempotencyKey.userId, user.id),
    eq(idempotencyKey.operation, operation),
    eq(idempotencyKey.key, key),
  );
  const isOld = lt(idempotencyKey.createdAt, sql`now() - interval '24 hours'`);
  // Sent together, in this order: the connection pipelines.
  const [, [first]] = await Promise.all([
    db.delete(idempotencyKey).where(and(sameKey, isOld)),
    db
      .insert(idempotencyKey)
      .values({ ...identity, requestHash: hashOf(body) })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key }),
  ]);
  if (first === undefined) {
    const [earlier] = await db.select().from(idempotencyKey).where(sameKey);
    if (earlier?.requestHash !== hashOf(body)) {
      throw invalid([{ field: 'Idempotency-Key', message: 'This key has already been used for another request' }]);
    }
    return earlier.response;
  }
  const answer = await work();
  await db.update(idempotencyKey).set({ response: answer }).where(sameKey);
  return answer;
}
