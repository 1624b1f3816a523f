import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { isNegative } from '#domain/compliance/results.ts';
import { ownControlInput } from '#openapi/generated/inputs.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  adoptedStandard,
  control,
  controlLink,
  controlPosition,
  controlResponse,
  ownControl,
  standard,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { answerByAct } from '#server/modules/change/index.ts';
import { rederiveOwnControls } from '#server/modules/derivation/index.ts';
import { liveOwnControl, ownControlRegister } from '#server/modules/own-control/index.ts';
import {
  changesBetween,
  lockRecords,
  logActivity,
  loggedEntity,
  tellWatchers,
  touchRecord,
  watchedEvent,
  type LockedRecord,
} from '#server/modules/record/index.ts';
import { endAcceptancesOf } from '#server/modules/risk/index.ts';

import { answersWith } from './question-answers.ts';

type OwnControl = Schemas['OwnControl'];
type Response = Schemas['ControlResponseInput'];

const answered = ({ result, maturity, observation, answers }: OwnControl) => ({
  result,
  maturity,
  observation,
  answers,
});

/** Counts a change of a locked own control, and logs it. */
export async function logOwnControl(
  context: OrganisationContext,
  locked: LockedRecord,
  before: OwnControl,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  const searchable = ownControlRegister.searchable(ownControlInput.of(before));
  await touchRecord(context, locked, { title: before.title, searchable });
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('ownControl', before), changes });
  await tellWatchers('ownControl', [
    watchedEvent(context.user.name, 'ownControl', 'updated', { entity: before, except: [] }),
  ]);
}

/** Stores an answer as the own control's and in its history. */
export async function storeResponse(
  { organisation, user }: Pick<OrganisationContext, 'organisation' | 'user'>,
  ownControlId: string,
  response: Pick<OwnControl, 'result' | 'maturity' | 'observation' | 'answers'>,
): Promise<void> {
  const { result, maturity, observation, answers } = response;
  const stored = { result, maturity, observation, answers };
  await db
    .update(ownControl)
    .set({ ...stored, respondedAt: sql`now()`, respondedById: user.id })
    .where(eq(ownControl.id, ownControlId));
  await db
    .insert(controlResponse)
    .values({ organisationId: organisation.id, ownControlId, by: user.id, at: sql`clock_timestamp()`, ...stored });
}

/** Answers an own control, and makes positions follow. @throws ApiError 400, 404, 409 with the stored one */
export async function respondTo(
  id: string,
  { version, answers, ...response }: Response,
  context: OrganisationContext,
): Promise<OwnControl> {
  const [locked] = await lockRecords('ownControl', [id]);
  if (locked === undefined || locked.deleted) throw notFound();
  const before = await liveOwnControl(id);
  if (locked.version !== version) throw versionConflict(before);
  const given = { ...response, answers: await answersWith(before.answers, answers) };
  const changes = changesBetween(answered(before), given);
  // The same answer again is one: it was given on another day.
  await storeResponse(context, id, given);
  await answerByAct(context, id, 'Answered again');
  await logOwnControl(context, locked, before, changes);
  await rederiveOwnControls([id], { by: context.user.id, words: `${before.ref} answered` });
  if (isNegative(given.result) && !isNegative(before.result)) await endAcceptancesOf([id]);
  return liveOwnControl(id);
}

const mostResponses = 200;

/** The answers of an own control, the newest first. @throws ApiError 404 */
export async function responsesOf(id: string): Promise<Schemas['ControlResponse'][]> {
  await liveOwnControl(id);
  const rows = await db
    .select({ response: controlResponse, by: { id: userAccount.id, name: userAccount.name } })
    .from(controlResponse)
    .leftJoin(userAccount, eq(userAccount.id, controlResponse.by))
    .where(eq(controlResponse.ownControlId, id))
    .orderBy(desc(controlResponse.at), desc(controlResponse.id))
    .limit(mostResponses);
  return rows.map(({ response: { at, result, maturity, observation, mergedFrom }, by }) => ({
    at: at.toISOString(),
    by,
    result,
    maturity,
    observation,
    mergedFrom,
  }));
}

const mostServed = 500;

/** The positions that an own control is linked to, by standard and order. @throws ApiError 404 */
export async function servedBy(id: string): Promise<Schemas['ServedPosition'][]> {
  await liveOwnControl(id);
  return db
    .select({
      linkId: controlLink.id,
      positionId: controlPosition.id,
      adoptedStandardId: controlPosition.adoptedStandardId,
      standard: sql<string>`${standard.title}`,
      ref: sql<string>`${control.ref}`,
      title: control.title,
      relation: controlLink.relation,
      standing: controlLink.standing,
      result: controlPosition.result,
    })
    .from(controlLink)
    .innerJoin(controlPosition, and(eq(controlPosition.id, controlLink.positionId), isNull(controlPosition.archivedAt)))
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .innerJoin(adoptedStandard, eq(adoptedStandard.id, controlPosition.adoptedStandardId))
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .where(eq(controlLink.ownControlId, id))
    .orderBy(asc(standard.title), asc(adoptedStandard.id), asc(control.position))
    .limit(mostServed);
}
