import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import { mostGivenFiles } from '#domain/compliance/evidence-contact.ts';
import { conflict } from '#server/contract/errors.ts';
import type { LinkContext } from '#server/contract/types.ts';
import { evidenceContactFile as givenFile, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockRoom, type FileLimits, type NewFile } from '#server/modules/attachment/index.ts';

import { givenFiles, holdContact, linkedContact, refuseGiven } from './secure.ts';

/** Files of one person in all: a file that was taken back is still stored for a while. */
const mostEver = 100;

/** Files of a piece of evidence in all, and the share of the organisation's room that they may take: outsiders cannot fill it. */
const mostOfEvidence = 1000;
const largestShare = 1 / 4;

const refuseFull = (message: string) => conflict([{ field: 'body', message }]);

/** @throws ApiError 409 if the organisation has no room for the files, or the evidence takes too much of it */
async function requireRoom(size: number, { filesPerOrganisation, largestFile }: FileLimits): Promise<void> {
  const { rows } = await db.execute<{ used: string; files: string; bytes: string }>(
    sql`select used, files, bytes from files_of_linked_evidence()`,
  );
  const { used = 0, files = 0, bytes = 0 } = rows[0] ?? {};
  if (Number(used) + size > filesPerOrganisation)
    throw refuseFull('There is no room for more files. Tell the organisation that asks you.');
  const most = Math.max(filesPerOrganisation * largestShare, largestFile);
  if (Number(files) >= mostOfEvidence || Number(bytes) + size > most)
    throw refuseFull('This request has no room for more files. Tell the organisation that asks you.');
}

/** @throws ApiError 409 if it is given already, or has too many files */
async function refuseOver(
  found: Awaited<ReturnType<typeof linkedContact>>,
  size: number,
  limits: FileLimits,
): Promise<void> {
  refuseGiven(found, 'body');
  const files = await givenFiles(found);
  const ever = await db.$count(givenFile, eq(givenFile.contactId, found.contact.id));
  if (files.length >= mostGivenFiles || ever >= mostEver)
    throw refuseFull(`At most ${mostGivenFiles} files can be given`);
  await requireRoom(size, limits);
}

/** Checks that a file may be sent, before it arrives. @throws ApiError 404, 409 */
export async function requirePlaceFor({ link }: LinkContext, limits: FileLimits): Promise<void> {
  await refuseOver(await linkedContact(link), 1, limits);
}

/**
 * Keeps a file whose content is stored, unless the same one is there. In a transaction.
 * @returns whether it is kept @throws ApiError 404, 409
 */
export async function keepFile({ link }: LinkContext, file: NewFile, limits: FileLimits): Promise<boolean> {
  const found = await holdContact(link);
  const present = await givenFiles(found);
  if (present.some(({ sha256, name }) => sha256 === file.sha256 && name === file.name)) return false;
  const { organisationId, id: contactId } = found.contact;
  await lockRoom(organisationId);
  await refuseOver(found, file.size, limits);
  const { key, sha256, size, type, name } = file;
  const fileId = randomUUID();
  // Without `returning`: a link sees a file only once it belongs to what is given.
  await db.insert(storedFile).values({ organisationId, id: fileId, key, sha256, size, type, name, createdBy: null });
  await db.insert(givenFile).values({ organisationId, contactId, fileId });
  return true;
}
