import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { counts } from '#domain/compliance/sources.ts';
import type { Move } from '#domain/compliance/upgrade.ts';
import { control, controlLink, controlPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf, type PositionRow } from '#server/modules/derivation/index.ts';

/** A position with the code of its control. */
export interface CodedPosition {
  readonly row: PositionRow;
  readonly code: string;
}

const ofControl = and(
  eq(control.ownerId, controlPosition.catalogueOwner),
  eq(control.versionId, controlPosition.versionId),
  eq(control.id, controlPosition.controlId),
);

/** The positions of an adopted standard at controls of a version, archived or not, in their order. */
export const positionsIn = (adoptedStandardId: string, versionId: string): Promise<CodedPosition[]> =>
  db
    .select({ row: controlPosition, code: control.code })
    .from(controlPosition)
    .innerJoin(control, ofControl)
    .where(and(eq(controlPosition.adoptedStandardId, adoptedStandardId), eq(controlPosition.versionId, versionId)))
    .orderBy(asc(controlPosition.id));

/** The ids of the controls of a version by their codes. */
export async function controlIds(ownerId: string, versionId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: control.id, code: control.code })
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId)));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** A position that goes over to a control of the newer version. */
export interface MovedPosition {
  readonly position: CodedPosition;
  readonly controlId: string;
  readonly asks: boolean;
}

/** The positions that go over, with where they go. */
export function movedPositions(
  positions: readonly CodedPosition[],
  moves: readonly Move[],
  controls: ReadonlyMap<string, string>,
): MovedPosition[] {
  const byCode = new Map(moves.map((move) => [move.from, move]));
  return positions.flatMap((position) => {
    const move = byCode.get(position.code);
    const controlId = move && controls.get(move.to);
    return move === undefined || controlId === undefined ? [] : { position, controlId, asks: move.asks };
  });
}

/** A link that is to be confirmed again. */
export interface SentBack {
  readonly id: string;
  readonly positionId: string;
}

/** Makes positions those of other controls, and asks about what was reworded. @returns the links that are asked about, too */
export async function movePositions(versionId: string, moved: readonly MovedPosition[]): Promise<SentBack[]> {
  const rows = moved.map(({ position, controlId, asks }) => ({ id: position.row.id, controlId, asks }));
  await db.execute(sql`
    update ${controlPosition} as p set
      version_id = ${versionId}::uuid, control_id = m."controlId", is_to_confirm = p.is_to_confirm or m.asks,
      cover_standing = case when m.asks and p.cover_standing = 'CONFIRMED' then 'TO_CONFIRM' else p.cover_standing end,
      version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(id uuid, "controlId" uuid, asks boolean)
    where p.id = m.id`);
  return sendBack(moved.flatMap(({ position, asks }) => (asks ? [position.row.id] : [])));
}

/** Makes the confirmed links of positions wait for confirmation. */
async function sendBack(positionIds: readonly string[]): Promise<SentBack[]> {
  const links = await db
    .select({ id: controlLink.id, positionId: controlLink.positionId })
    .from(controlLink)
    .where(and(oneOf(controlLink.positionId, positionIds), eq(controlLink.standing, 'CONFIRMED')));
  if (links.length > 0)
    await db
      .update(controlLink)
      .set({ standing: 'TO_CONFIRM' })
      .where(
        oneOf(
          controlLink.id,
          links.map(({ id }) => id),
        ),
      );
  return links;
}

/** Archives positions, or takes them up again. */
export const archivePositions = (ids: readonly string[], isArchived: boolean) =>
  db
    .update(controlPosition)
    .set({ archivedAt: isArchived ? sql`now()` : null })
    .where(and(oneOf(controlPosition.id, ids), isArchived ? isNull(controlPosition.archivedAt) : undefined));

export type LinkRow = typeof controlLink.$inferSelect;

/** The links of positions that were not rejected, by position. */
export async function linksOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LinkRow[]>> {
  const rows = await db
    .select()
    .from(controlLink)
    .where(oneOf(controlLink.positionId, ids))
    .orderBy(asc(controlLink.assertedAt), asc(controlLink.id));
  const links = new Map<string, LinkRow[]>();
  for (const row of rows)
    if (row.standing === 'PROPOSED' || counts(row.standing))
      links.set(row.positionId, [...(links.get(row.positionId) ?? []), row]);
  return links;
}
