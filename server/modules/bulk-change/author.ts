import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import { mayDo, type StoredBulkChange } from '#server/modules/record/index.ts';

/** A bulk change cannot be continued, for a reason that its author is told. */
export class BulkRefused extends Error {
  override readonly name = 'BulkRefused';
}

/** The right that an action, and its undo, needs. */
export const neededFor = { CHANGE: 'EDIT', REMOVE: 'DELETE' } as const satisfies Readonly<
  Record<Schemas['BulkAction'], Schemas['PermissionLevel']>
>;

/** The author of a bulk change with the rights that they have now. @throws BulkRefused if they may not, or no longer */
export async function authorOf(found: StoredBulkChange): Promise<OrganisationContext> {
  const author = await actingFor(found);
  if (author === undefined) throw new BulkRefused('You are no longer a member of this organisation');
  if (!mayDo(author, found.kind, neededFor[found.action]))
    throw new BulkRefused('You no longer have the right to do this');
  return author;
}
