import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  control,
  controlPosition,
  coverMember,
  positionHistory,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { PositionRow } from '#server/modules/derivation/index.ts';

import { positionRows } from './position-page.ts';
import { sourcesOf } from './position-sources.ts';

type Details = Schemas['PositionDetails'];

/** A position that is not archived, with what its standard says about exclusions. @throws ApiError 404 */
export async function livePosition(id: string) {
  const [found] = await db
    .select({
      row: controlPosition,
      ref: control.ref,
      title: control.title,
      mayBeExcluded: control.mayBeExcluded,
      isInStatement: control.isInStatement,
    })
    .from(controlPosition)
    .innerJoin(
      control,
      and(
        eq(control.ownerId, controlPosition.catalogueOwner),
        eq(control.versionId, controlPosition.versionId),
        eq(control.id, controlPosition.controlId),
      ),
    )
    .where(and(eq(controlPosition.id, id), isNull(controlPosition.archivedAt)));
  if (found === undefined) throw notFound();
  return found;
}

/** The override of a position as it is shown. */
export function overrideShown(row: PositionRow): Details['override'] {
  if (row.overrideResult === null) return null;
  return {
    result: row.overrideResult,
    maturity: row.overrideMaturity,
    reason: row.overrideReason,
    until: row.overrideUntil,
  };
}

async function coverShown({ id, coverStanding, coverBy }: PositionRow): Promise<Details['cover']> {
  if (coverStanding === null) return null;
  const ownControls = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(coverMember)
    .innerJoin(record, eq(record.id, coverMember.ownControlId))
    .where(eq(coverMember.positionId, id))
    .orderBy(asc(record.ref));
  const [assertedBy = null] = await db
    .select({ id: userAccount.id, name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, coverBy ?? '00000000-0000-0000-0000-000000000000'));
  return { ownControls, standing: coverStanding, assertedBy };
}

/** A position with all its sources. @throws ApiError 404 */
export async function positionDetails(id: string): Promise<Details> {
  const { row, mayBeExcluded, isInStatement } = await livePosition(id);
  const [listed] = await positionRows(eq(controlPosition.id, id));
  if (listed === undefined) throw notFound();
  return {
    ...listed,
    adoptedStandardId: row.adoptedStandardId,
    mayBeExcluded,
    isInStatement,
    reasons: row.reasons,
    justification: row.justification,
    derived: {
      result: row.derivedResult,
      maturity: row.derivedMaturity,
      confidence: row.derivedConfidence,
      met: row.met,
      of: row.of,
      hasNote: row.hasNote,
    },
    override: overrideShown(row),
    asksAgain: row.asksAgain,
    cover: await coverShown(row),
    sources: await sourcesOf(id),
  };
}

const mostHistory = 200;

/** The values that a position had, the newest first. @throws ApiError 404 */
export async function historyOf(id: string): Promise<Schemas['PositionHistoryEntry'][]> {
  await livePosition(id);
  const rows = await db
    .select({ entry: positionHistory, by: { id: userAccount.id, name: userAccount.name } })
    .from(positionHistory)
    .leftJoin(userAccount, eq(userAccount.id, positionHistory.by))
    .where(eq(positionHistory.positionId, id))
    .orderBy(desc(positionHistory.at), desc(positionHistory.id))
    .limit(mostHistory);
  return rows.map(({ entry, by }) => ({
    at: entry.at.toISOString(),
    by,
    result: entry.result,
    maturity: entry.maturity,
    confidence: entry.confidence,
    flags: entry.flags,
    isOverridden: entry.isOverridden,
    isApplicable: entry.isApplicable,
    cause: entry.cause,
  }));
}
