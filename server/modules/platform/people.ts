import { and, eq, inArray, sql } from 'drizzle-orm';

import type { PlatformRole } from '#openapi/access.ts';
import type { ContextOf, Data, Input, PersonHandler, PersonOperationId } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformMembership, userAccount } from '#server/database/schema/index.ts';

import { checkMayActOn, personIn, toPersonError } from './person-rules.ts';

export type PlatformTransaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

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
    throw toPersonError(error);
  }
}

/** Applies `checkMayActOn` to the stored state. @throws ApiError 403 and 404 */
export async function refuseToActOn(
  transaction: PlatformTransaction,
  callerId: string,
  personId: string,
): Promise<void> {
  const people = await transaction
    .select({
      id: userAccount.id,
      inUse: sql<boolean>`${and(userAccount.approved, userAccount.active)}`,
      role: sql<PlatformRole | null>`${platformMembership.role}`,
    })
    .from(userAccount)
    .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .where(inArray(userAccount.id, [callerId, personId]));
  checkMayActOn(people, callerId, personId);
}

/**
 * The only way to create the handler of an operation that acts on a person (`actsOn` of `x-access`): its work runs in a
 * `changePeople` transaction, after the rule for acting on other people was checked against the stored state.
 */
export function actingOnPerson<K extends PersonOperationId>(
  platform: PlatformDatabase,
  work: (transaction: PlatformTransaction, input: Input<K>, context: ContextOf<K>) => Promise<Data<K>>,
  afterCommit: (done: Data<K>, input: Input<K>) => Promise<void> = async () => {},
): PersonHandler<K> {
  const handler = async (input: Input<K>, context: ContextOf<K>): Promise<Data<K>> => {
    const done = await changePeople(platform, async (transaction) => {
      await refuseToActOn(transaction, context.user.id, personIn(input.path));
      return work(transaction, input, context);
    });
    await afterCommit(done, input);
    return done;
  };
  return Object.assign(handler, { actsOn: 'person' as const });
}
