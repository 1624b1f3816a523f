import { and, asc, eq, isNull, ne } from 'drizzle-orm';

import { standingOfNewLink } from '#domain/compliance/rights.ts';
import { conflict, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { controlLink, ownControl, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { rederivePositions } from '#server/modules/derivation/index.ts';
import { liveOwnControl } from '#server/modules/own-control/index.ts';

import { storeLink } from './links.ts';
import { touchPosition } from './position-changes.ts';
import { livePosition } from './position-details.ts';
import { respondTo } from './responses.ts';
import { refuseUnless } from './rights.ts';

type Create = HandlersOf<'OwnControls'>['create'];
type Response = Schemas['ControlResponseInput'];

/** The own controls that are operated and linked to a position, unless the link was rejected. */
const linkedTo = (positionId: string) =>
  db
    .select({ id: controlLink.ownControlId, relation: controlLink.relation })
    .from(controlLink)
    .innerJoin(ownControl, and(eq(ownControl.id, controlLink.ownControlId), ne(ownControl.implementation, 'RETIRED')))
    .innerJoin(record, and(eq(record.id, controlLink.ownControlId), isNull(record.deletedAt)))
    .where(and(eq(controlLink.positionId, positionId), ne(controlLink.standing, 'REJECTED')))
    .orderBy(asc(controlLink.assertedAt), asc(controlLink.id));

/** How far a control is put into practice that is answered so. */
const implementationOf = {
  COMPLIANT: 'IMPLEMENTED',
  OFI: 'IMPLEMENTED',
  MINOR_NON_CONFORMITY: 'PARTLY_IMPLEMENTED',
  MAJOR_NON_CONFORMITY: 'PLANNED',
  NOT_ASSESSED: 'PLANNED',
  NON_APPLICABLE: 'PLANNED',
} as const satisfies Record<Schemas['ComplianceResult'], Schemas['ImplementationStatus']>;

const mostTitle = 200;

/** A control that has none gets one, which says that it was generated. */
async function addGenerated(
  create: Create,
  { row: { id: positionId, ownerId }, ref, title }: Awaited<ReturnType<typeof livePosition>>,
  response: Response,
  context: OrganisationContext,
): Promise<string> {
  const body = {
    title: `${ref} ${title}`.trim().slice(0, mostTitle),
    ownerId,
    implementation: implementationOf[response.result],
  };
  const { id } = await create({ path: {}, query: {}, body }, context);
  await db.update(ownControl).set({ isGenerated: true }).where(eq(ownControl.id, id));
  const standing = standingOfNewLink(context.organisation.role);
  await storeLink(context, { positionId, ownControlId: id, relation: 'EQUAL' }, standing);
  return id;
}

/** Answers a position through its own control. @throws ApiError 400, 404, 409 */
export const answerThrough =
  (create: Create) =>
  async (positionId: string, input: Response, context: OrganisationContext): Promise<Schemas['OwnControl']> => {
    refuseUnless(context, 'RESPOND');
    await livePosition(positionId);
    const before = await linkedTo(positionId);
    const equal = before.filter(({ relation }) => relation === 'EQUAL');
    const [only] = equal;
    if (only !== undefined && equal.length === 1) return respondTo(only.id, input, context);
    const [first] = equal.length > 0 ? equal : before;
    if (first !== undefined)
      throw conflict(
        [{ field: 'ownControlId', message: 'Several own controls serve this control: answer the one that you mean' }],
        await liveOwnControl(first.id),
      );
    return createAnswered(create, positionId, input, context);
  };

/** Two who answer at once do not make two: the second is answered with what the first has made. */
async function createAnswered(
  create: Create,
  positionId: string,
  input: Response,
  context: OrganisationContext,
): Promise<Schemas['OwnControl']> {
  const cause = { by: context.user.id, words: 'First answer' };
  let made = '';
  await rederivePositions([positionId], cause, async () => {
    const [other] = await linkedTo(positionId);
    if (other !== undefined) throw versionConflict(await liveOwnControl(other.id));
    made = await addGenerated(create, await livePosition(positionId), input, context);
    await touchPosition(positionId);
  });
  const { version } = await liveOwnControl(made);
  return respondTo(made, { ...input, version }, context);
}
