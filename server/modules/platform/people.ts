import { and, eq, inArray, sql } from 'drizzle-orm';

import { personRefusals, refusalToActOn, type PersonRefusal, type PlatformRole } from '#openapi/access.ts';
import { conflict, forbidden, notAuthorised, notFound } from '#server/contract/errors.ts';
import type { ContextOf, Data, Input, PersonHandler, PersonOperationId } from '#server/contract/types.ts';
import { violatedCheck } from '#server/database/constraints.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformMembership, userAccount } from '#server/database/schema/index.ts';

export type PlatformTransaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

/** Checks of the database, which hold whatever a transaction did (migration 0009). */
const checks: Readonly<Record<string, PersonRefusal>> = {
  last_super_admin: 'LAST_SUPER_ADMIN',
  last_org_admin: 'LAST_ORG_ADMIN',
};

/**
 * Runs work that changes who administers what; such works take turns, so that each knows what the others did.
 * @throws ApiError 409 when it would leave the platform or an organisation without an administrator
 */
export async function changePeople<T>(
  platform: PlatformDatabase,
  work: (transaction: PlatformTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await platform.transaction(async (transaction) => {
      await transaction.execute(sql`select lock_people()`);
      return await work(transaction);
    });
  } catch (error) {
    const refusal = checks[violatedCheck(error) ?? ''];
    if (refusal === undefined) throw error;
    throw conflict([{ field: 'id', message: personRefusals[refusal] }]);
  }
}

/**
 * @throws ApiError 404 for a person who is not there; 403 where `refusalToActOn` refuses, or the caller has lost their
 *   role or account since the request was let in
 */
async function holdRule(transaction: PlatformTransaction, callerId: string, personId: string): Promise<void> {
  const rows = await transaction
    .select({
      id: userAccount.id,
      inUse: sql<boolean>`${and(userAccount.approved, userAccount.active)}`,
      role: sql<PlatformRole | null>`${platformMembership.role}`,
    })
    .from(userAccount)
    .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .where(inArray(userAccount.id, [callerId, personId]));
  const caller = rows.find(({ id }) => id === callerId);
  const person = rows.find(({ id }) => id === personId);
  if (caller === undefined || !caller.inUse || caller.role === null) throw notAuthorised();
  if (person === undefined) throw notFound();
  const refusal = refusalToActOn(caller, person);
  if (refusal !== undefined) throw forbidden(personRefusals[refusal]);
}

/** Validated against the contract, which the types of an operation that is not known yet do not say. */
function personIn(path: object): string {
  if ('id' in path && typeof path.id === 'string') return path.id;
  throw new Error('An operation that acts on a person has no id of a person in its path');
}

/**
 * The one way to make the handler of an operation that acts on a person (`actsOn` of `x-access`): its work runs in a
 * transaction of `changePeople`, after the rule of who may act on whom was checked against what is stored.
 */
export function actingOnPerson<K extends PersonOperationId>(
  platform: PlatformDatabase,
  work: (transaction: PlatformTransaction, input: Input<K>, context: ContextOf<K>) => Promise<Data<K>>,
): PersonHandler<K> {
  const handler = (input: Input<K>, context: ContextOf<K>): Promise<Data<K>> =>
    changePeople(platform, async (transaction) => {
      await holdRule(transaction, context.user.id, personIn(input.path));
      return work(transaction, input, context);
    });
  return Object.assign(handler, { actsOn: 'person' as const });
}
