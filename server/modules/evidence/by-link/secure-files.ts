import { sql } from 'drizzle-orm';

import type { LinkContext } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import type { FileLimits, NewFile } from '#server/modules/attachment/index.ts';

import { keepGiven, refuseOver, type Collecting, type RoomTaken } from '../given/given-files.ts';
import { holdContact, linkedContact, refuseGiven } from './secure.ts';

async function roomTaken(): Promise<RoomTaken> {
  const { rows } = await db.execute<{ used: string; files: string; bytes: string }>(
    sql`select used, files, bytes from files_of_linked_evidence()`,
  );
  const { used = 0, files = 0, bytes = 0 } = rows[0] ?? {};
  return { used: Number(used), files: Number(files), bytes: Number(bytes) };
}

/** @throws ApiError 409 if it is given already */
function collectingOf(found: Awaited<ReturnType<typeof linkedContact>>, limits: FileLimits): Collecting {
  refuseGiven(found, 'body');
  const { organisationId, id: contactId } = found.contact;
  const remedy = 'Tell the organisation that asks you.';
  return { organisationId, giver: { contactId }, createdBy: null, roomTaken, remedy, limits };
}

/** Checks that a file may be sent, before it arrives. @throws ApiError 404, 409 */
export async function requirePlaceFor({ link }: LinkContext, limits: FileLimits): Promise<void> {
  await refuseOver(1, collectingOf(await linkedContact(link), limits));
}

/** Keeps a file whose content is stored, unless the same one is there. @returns whether it is kept @throws ApiError 404, 409 */
export async function keepFile({ link }: LinkContext, file: NewFile, limits: FileLimits): Promise<boolean> {
  return keepGiven(file, collectingOf(await holdContact(link), limits));
}
