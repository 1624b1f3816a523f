import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { updatesDoubles } from './double-rows.ts';
import { ImportRefused, type StoredImport } from './store.ts';

/**
 * The author of an import, with the rights that they have now, for a job: minutes may have passed since the request.
 * @throws ImportRefused if they may not, or no longer
 */
export async function actorOf(
  found: StoredImport,
  target: ImportTarget,
  level: Schemas['PermissionLevel'],
): Promise<OrganisationContext> {
  const actor = await actingFor(found);
  if (actor === undefined) throw new ImportRefused('You are no longer a member of this organisation');
  if (!target.mayImport(actor, level)) throw new ImportRefused('You no longer have the right to do this');
  return actor;
}

/** The right that a file needs as it is to be imported: to change records, if its rows may be of some that exist. */
export const neededLevel = ({ mode, reading }: Pick<StoredImport, 'mode' | 'reading'>): 'ADD' | 'EDIT' =>
  mode === 'UPDATE' || updatesDoubles(reading) ? 'EDIT' : 'ADD';

/** Whether a person may state that what a file says is approved was approved before, elsewhere. */
export const mayState = ({ beside }: ImportTarget, context: Pick<OrganisationContext, 'organisation'>): boolean =>
  beside?.mayState(context) === true;

/** @throws ImportRefused if the statement was made by someone who may not make it any longer */
export function refuseStatement({ reading }: StoredImport, target: ImportTarget, actor: OrganisationContext): void {
  if (reading.approvedBefore === true && !mayState(target, actor))
    throw new ImportRefused('You no longer have the right to do this');
}
