import { randomUUID } from 'node:crypto';

import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import { mostGivenFiles } from '#domain/compliance/evidence-contact.ts';
import { conflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidenceContactFile as givenFile, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockRoom, type FileLimits, type NewFile } from '#server/modules/attachment/index.ts';

/** Files of one person in all: a file that was taken back is still stored for a while. */
const mostEver = 100;

/** Files of a piece of evidence in all, and the share of the organisation's room that they may take: nobody who is asked can fill it. */
const mostOfEvidence = 1000;
const largestShare = 1 / 4;

/** Whose files they are: of someone who was asked by a link, or as a member. */
export type Giver = { readonly contactId: string } | { readonly requestId: string };

/** Files of someone who was asked, as a condition. */
export const ofGiver = (giver: Giver): SQL =>
  'contactId' in giver ? eq(givenFile.contactId, giver.contactId) : eq(givenFile.requestId, giver.requestId);

/** What is stored: of the organisation, and of what was given for the piece of evidence. In bytes, but for the number of files. */
export interface RoomTaken {
  readonly used: number;
  readonly files: number;
  readonly bytes: number;
}

/** Someone who collects files, where nothing else is added meanwhile. */
export interface Collecting {
  readonly organisationId: string;
  readonly giver: Giver;
  /** Null for an outsider. */
  readonly createdBy: string | null;
  readonly roomTaken: () => Promise<RoomTaken>;
  /** What they can do if there is no room. */
  readonly remedy: string;
  readonly limits: FileLimits;
}

const refuseFull = (message: string) => conflict([{ field: 'body', message }]);

/** @throws ApiError 409 if the organisation has no room for the files, or the evidence takes too much of it */
async function requireRoom(size: number, { roomTaken, remedy, limits }: Collecting): Promise<void> {
  const { used, files, bytes } = await roomTaken();
  if (used + size > limits.filesPerOrganisation) throw refuseFull(`There is no room for more files. ${remedy}`);
  const most = Math.max(limits.filesPerOrganisation * largestShare, limits.largestFile);
  if (files >= mostOfEvidence || bytes + size > most)
    throw refuseFull(`This request has no room for more files. ${remedy}`);
}

/** The files that someone has collected or given, in the order in which they arrived. */
export const filesGivenBy = (giver: Giver) =>
  db
    .select({ id: storedFile.id, name: storedFile.name, size: storedFile.size, sha256: storedFile.sha256 })
    .from(givenFile)
    .innerJoin(storedFile, eq(storedFile.id, givenFile.fileId))
    .where(and(ofGiver(giver), isNull(givenFile.removedAt)))
    .orderBy(asc(givenFile.createdAt), asc(storedFile.id));

/** The same of several people, by their ids. */
export async function filesGivenByAll(
  column: 'contactId' | 'requestId',
  ids: readonly string[],
): Promise<Map<string, Schemas['GivenEvidenceFile'][]>> {
  const rows = await db
    .select({
      giver: givenFile[column],
      id: storedFile.id,
      name: storedFile.name,
      sha256: storedFile.sha256,
      size: storedFile.size,
    })
    .from(givenFile)
    .innerJoin(storedFile, eq(storedFile.id, givenFile.fileId))
    .where(and(inArray(givenFile[column], [...ids]), isNotNull(givenFile[column]), isNull(givenFile.removedAt)))
    .orderBy(asc(givenFile.createdAt), asc(storedFile.id));
  const byGiver = new Map<string, Schemas['GivenEvidenceFile'][]>();
  for (const { giver, ...file } of rows) if (giver !== null) byGiver.set(giver, [...(byGiver.get(giver) ?? []), file]);
  return byGiver;
}

/** @throws ApiError 409 if they have too many files, or there is no room for one of this size */
export async function refuseOver(size: number, collecting: Collecting): Promise<void> {
  const files = await filesGivenBy(collecting.giver);
  const ever = await db.$count(givenFile, ofGiver(collecting.giver));
  if (files.length >= mostGivenFiles || ever >= mostEver)
    throw refuseFull(`At most ${mostGivenFiles} files can be given`);
  await requireRoom(size, collecting);
}

/**
 * Keeps a file whose content is stored, unless the same one is there. In a transaction that holds what is asked for.
 * @returns whether it is kept @throws ApiError 409
 */
export async function keepGiven(file: NewFile, collecting: Collecting): Promise<boolean> {
  const { organisationId, giver, createdBy } = collecting;
  const present = await filesGivenBy(giver);
  if (present.some(({ sha256, name }) => sha256 === file.sha256 && name === file.name)) return false;
  await lockRoom(organisationId);
  await refuseOver(file.size, collecting);
  const { key, sha256, size, type, name } = file;
  const fileId = randomUUID();
  // Without `returning`: a link sees a file only once it belongs to what is given.
  await db.insert(storedFile).values({ organisationId, id: fileId, key, sha256, size, type, name, createdBy });
  await db.insert(givenFile).values({ organisationId, ...giver, fileId });
  return true;
}

/** Takes a file back. Doing so again changes nothing. @returns whether it is one of theirs */
export async function takeBack(giver: Giver, fileId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: givenFile.fileId })
    .from(givenFile)
    .where(and(ofGiver(giver), eq(givenFile.fileId, fileId)));
  if (known === undefined) return false;
  await db
    .update(givenFile)
    .set({ removedAt: sql`coalesce(${givenFile.removedAt}, now())` })
    .where(eq(givenFile.fileId, fileId));
  return true;
}

/** Takes everything back, once nobody waits for it any more. */
export const takeAllBack = (giver: Giver) =>
  db
    .update(givenFile)
    .set({ removedAt: sql`now()` })
    .where(and(ofGiver(giver), isNull(givenFile.removedAt)));
