import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  adoptedStandard,
  control,
  controlLink,
  controlPosition,
  ownControl,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { targetInQuery } from './scores.ts';

/** How many own controls that are operated are linked to a position, and count. */
const linkedOwnControls = sql<number>`(select count(*)::int from ${controlLink}
  join ${ownControl} on ${eqWithinOrganisation(ownControl.id, controlLink.ownControlId)}
  join ${record} on ${eqWithinOrganisation(record.id, controlLink.ownControlId)}
  where ${eqWithinOrganisation(controlLink.positionId, controlPosition.id)}
    and ${controlLink.standing} in ('CONFIRMED', 'TO_CONFIRM')
    and ${ownControl.implementation} <> 'RETIRED' and ${record.deletedAt} is null)`;

/** Positions as lists show them, in the order of their standard. */
export const positionRows = (condition: SQL | undefined) =>
  db
    .select({
      id: controlPosition.id,
      controlId: controlPosition.controlId,
      groupId: control.groupId,
      ref: control.ref,
      title: control.title,
      importance: control.importance,
      isApplicable: controlPosition.isApplicable,
      result: controlPosition.result,
      basis: controlPosition.basis,
      maturity: controlPosition.maturity,
      target: targetInQuery,
      confidence: controlPosition.confidence,
      flags: controlPosition.flags,
      proposal: controlPosition.proposal,
      isOverridden: controlPosition.isOverridden,
      ownControls: linkedOwnControls,
      owner: { id: userAccount.id, name: userAccount.name },
      version: controlPosition.version,
    })
    .from(controlPosition)
    .innerJoin(adoptedStandard, eq(adoptedStandard.id, controlPosition.adoptedStandardId))
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .leftJoin(userAccount, eq(userAccount.id, controlPosition.ownerId))
    .where(and(isNull(controlPosition.archivedAt), condition))
    .orderBy(asc(control.position));

/** All positions of an adopted standard. @throws ApiError 404 */
export async function allPositions(adoptedStandardId: string): Promise<Schemas['ControlPosition'][]> {
  const rows = await positionRows(eq(controlPosition.adoptedStandardId, adoptedStandardId));
  if (rows.length > 0) return rows;
  const [found] = await db
    .select({ id: adoptedStandard.id })
    .from(adoptedStandard)
    .where(eq(adoptedStandard.id, adoptedStandardId));
  if (found === undefined) throw notFound();
  return [];
}
