import { and, eq, inArray, sql } from 'drizzle-orm';

import { personRefusals, refusalToActOn, type PersonRefusal, type PlatformRole } from '#openapi/access.ts';
import { conflict, forbidden, notAuthorised, notFound } from '#server/contract/errors.ts';
import type { ContextOf, Data, Input, PersonHandler, PersonOperationId } from '#server/contract/types.ts';
import { violatedCheck } from '#server/database/constraints.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformMembership, userAccount } from '#server/database/schema/index.ts';

export type PlatformTransaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

/** Database constraints that hold whatever a transaction did (migration 0009). */
const checks: Readonly<Record<string, PersonRefusal>> = {
  last_super_admin: 'LAST_SUPER_ADMIN',
  last_org_admin: 'LAST_ORG_ADMIN',
};

/**
 * Runs work that changes who administers what; such work is serialised, so that each run sees the others' results.
 * @throws ApiError 409 if it would leave the platform or an organisation without an administrator
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
 * @throws ApiError 404 for an unknown person; 403 if `refusalToActOn` forbids it, or the caller has lost their role or
 *   account since the request was authorised
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

/** Validated against the contract; the generic operation's types do not show it. */
function personIn(path: object): string {
  if ('id' in path && typeof path.id === 'string') return path.id;
  throw new Error('An operation that acts on a person must have a user id in its path');
}

/**
 * The only way to create the handler of an operation that acts on a person (`actsOn` of `x-access`): its work runs in a
 * `changePeople` transaction, after the rule for acting on other people was checked against the stored state.
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
