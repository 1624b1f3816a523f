import { eq, sql } from 'drizzle-orm';

import { conflict, invalid, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { organisationPerson, userAccount } from '#server/database/schema/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import { logPlatformActivity } from './activity.ts';
import { actingOnPerson, type PlatformTransaction } from './people.ts';

/** Reading the whole log of a large organisation takes minutes. In milliseconds. */
const longestErasure = 600_000;

interface ErasureParts {
  readonly identity: Pick<IdentityProvider, 'issuer'> & { readonly users: Pick<IdentityProvider['users'], 'remove'> };
  readonly read: (database: PlatformTransaction, id: string) => Promise<Schemas['PlatformUser']>;
}

/** @throws ApiError 409, 400 */
function refuseErasure(before: Schemas['PlatformUser'], { version, name }: Schemas['PersonErasure']): void {
  if (before.version !== version) throw versionConflict(before);
  const refused = (message: string) => conflict([{ field: 'id', message }], before);
  if (before.active) throw refused('Deactivate the account before the person is erased');
  if (before.role !== null) throw refused('This person administers the platform: take the role away first');
  const [first] = before.organisations;
  if (first !== undefined)
    throw refused(`This person is a member of ${first.name}: remove them there first, with a successor`);
  if (name.trim() !== before.name) throw invalid([{ field: 'name', message: `Type “${before.name}”` }]);
}

async function erase(
  transaction: PlatformTransaction,
  id: string,
  eraser: { readonly id: string; readonly name: string },
) {
  await transaction.execute(sql.raw(`set local statement_timeout = ${longestErasure}`));
  const known = await transaction
    .select({ id: organisationPerson.organisationId })
    .from(organisationPerson)
    .where(eq(organisationPerson.userId, id));
  const organisations = sql.param(known.map((organisation) => organisation.id));
  await transaction.execute(sql`select erase_person(${id}, ${eraser.id}, ${eraser.name}, ${organisations}::uuid[])`);
}

/**
 * Erases a person for good. docs/decisions/180-erasure-of-a-person.md
 * The identity goes once the rest is stored: if the provider does not answer, it is listed at /admin/clerk-users without an account.
 */
export function erasing(platform: PlatformDatabase, { identity, read }: ErasureParts) {
  const subjects = new WeakMap<object, string>();
  return actingOnPerson<'PlatformUsers.erase'>(
    platform,
    async (transaction, input, context) => {
      const { id } = input.path;
      refuseErasure(await read(transaction, id), input.body);
      const [account] = await transaction.select().from(userAccount).where(eq(userAccount.id, id));
      if (account?.issuer === identity.issuer) subjects.set(input, account.subject);
      await erase(transaction, id, context.user);
      const { name: entityName } = await read(transaction, id);
      const changes = [{ field: 'state', old: null, new: 'Erased' }];
      await logPlatformActivity(transaction, context, {
        action: 'DELETE',
        entityType: 'user',
        entityId: id,
        entityName,
        changes,
      });
    },
    async (_done, input) => {
      const subject = subjects.get(input);
      if (subject !== undefined) await identity.users.remove(subject);
    },
  );
}
