import { eq, sql } from 'drizzle-orm';

import { conflict, forbidden, notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidenceContactFile as givenFile, evidenceRequest, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { FileLimits, NewFile } from '#server/modules/attachment/index.ts';

import { keepGiven, refuseOver, takeBack, type Collecting, type RoomTaken } from '../given/given-files.ts';
import { lockEvidence } from '../versions.ts';
import { requestWith } from './read.ts';

type Request = Schemas['EvidenceRequest'];

/** A request that nobody else changes until the transaction ends, and its evidence, which is held first. @throws ApiError 404 */
export async function holdRequest(id: string, readerId: string) {
  const { evidence: of } = await requestWith(id, readerId);
  const { locked, before: evidence } = await lockEvidence(of.id);
  await db.select({ id: evidenceRequest.id }).from(evidenceRequest).where(eq(evidenceRequest.id, id)).for('update');
  return { locked, evidence, request: await requestWith(id, readerId) };
}

/** Only who was asked collects files, until they are given. @throws ApiError 403, 409 */
function refuseCollecting({ person, status }: Request, userId: string, field: string): void {
  if (person.id !== userId) throw forbidden('This is for the member who was asked');
  if (status === 'PROVIDED') throw conflict([{ field, message: 'It is given already, and cannot be changed' }]);
  if (status !== 'OPEN') throw conflict([{ field, message: 'Nobody waits for it any more' }]);
}

async function roomTaken(evidenceId: string): Promise<RoomTaken> {
  const [all] = await db.select({ used: sql<string>`coalesce(sum(${storedFile.size}), 0)` }).from(storedFile);
  const [given] = await db
    .select({ files: sql<string>`count(*)`, bytes: sql<string>`coalesce(sum(${storedFile.size}), 0)` })
    .from(givenFile)
    .innerJoin(evidenceRequest, eq(evidenceRequest.id, givenFile.requestId))
    .innerJoin(storedFile, eq(storedFile.id, givenFile.fileId))
    .where(eq(evidenceRequest.evidenceId, evidenceId));
  return { used: Number(all?.used ?? 0), files: Number(given?.files ?? 0), bytes: Number(given?.bytes ?? 0) };
}

function collectingOf(request: Request, { organisation, user }: OrganisationContext, limits: FileLimits): Collecting {
  refuseCollecting(request, user.id, 'body');
  return {
    organisationId: organisation.id,
    giver: { requestId: request.id },
    createdBy: user.id,
    roomTaken: () => roomTaken(request.evidence.id),
    remedy: 'Tell an administrator of your organisation.',
    limits,
  };
}

/** Checks that a member may send a file, before it arrives. @throws ApiError 403, 404, 409 */
export async function requirePlaceFor(id: string, context: OrganisationContext, limits: FileLimits): Promise<void> {
  await refuseOver(1, collectingOf(await requestWith(id, context.user.id), context, limits));
}

/** Keeps a file whose content is stored, unless the same one is there. @returns whether it is kept @throws ApiError 403, 404, 409 */
export async function keepFile(
  id: string,
  file: NewFile,
  context: OrganisationContext,
  limits: FileLimits,
): Promise<boolean> {
  const { request } = await holdRequest(id, context.user.id);
  return keepGiven(file, collectingOf(request, context, limits));
}

/** Takes a file back. Doing so again changes nothing. @throws ApiError 403, 404, 409 */
export async function takeFileBack(id: string, fileId: string, userId: string): Promise<Request> {
  const { request } = await holdRequest(id, userId);
  refuseCollecting(request, userId, 'fileId');
  if (!(await takeBack({ requestId: id }, fileId))) throw notFound();
  return requestWith(id, userId);
}
