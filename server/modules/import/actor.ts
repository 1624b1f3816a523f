import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { ImportRefused, type StoredImport } from './store.ts';

/**
 * The author of an import, with the rights that they have now, for a job: minutes may have passed since the request.
 * @throws ImportRefused if they may not, or no longer
 */
export async function actorOf(found: StoredImport, level: Schemas['PermissionLevel']): Promise<OrganisationContext> {
  const actor = await actingFor(found);
  if (actor === undefined) throw new ImportRefused('You are no longer a member of this organisation');
  if (!mayDo(actor, found.kind, level)) throw new ImportRefused('You no longer have the right to do this');
  return actor;
}
