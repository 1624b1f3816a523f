import { and, eq, isNull, sql } from 'drizzle-orm';

import type { ComplianceResult } from '#domain/compliance/results.ts';
import { control, controlPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { oneOf } from './one-of.ts';

/** A control of an adopted standard, by its code. */
export interface ControlPlace {
  readonly adoptedStandardId: string;
  readonly code: string;
}

/** The position of a control, with what other standards see of it. */
export interface PlacedPosition extends ControlPlace {
  readonly id: string;
  /** As people name the control. */
  readonly ref: string;
  readonly isArchived: boolean;
  readonly ownResult: ComplianceResult;
  readonly ownMaturity: number | null;
  readonly ownConfidence: number | null;
}

export const placeKey = ({ adoptedStandardId, code }: ControlPlace): string => `${adoptedStandardId} ${code}`;

const columns = {
  id: controlPosition.id,
  adoptedStandardId: controlPosition.adoptedStandardId,
  code: control.code,
  ref: control.ref,
  isArchived: sql<boolean>`${controlPosition.archivedAt} is not null`,
  ownResult: controlPosition.ownResult,
  ownMaturity: controlPosition.ownMaturity,
  ownConfidence: controlPosition.ownConfidence,
};

const ofControl = and(
  eq(control.ownerId, controlPosition.catalogueOwner),
  eq(control.versionId, controlPosition.versionId),
  eq(control.id, controlPosition.controlId),
);

/** Where positions are, archived or not. */
export const placesOf = (ids: readonly string[]): Promise<PlacedPosition[]> =>
  db.select(columns).from(controlPosition).innerJoin(control, ofControl).where(oneOf(controlPosition.id, ids));

/** The positions at places, without archived ones. */
export async function positionsAt(places: Iterable<ControlPlace>): Promise<PlacedPosition[]> {
  const codes = new Map<string, Set<string>>();
  for (const { adoptedStandardId, code } of places) {
    const known = codes.get(adoptedStandardId);
    if (known === undefined) codes.set(adoptedStandardId, new Set([code]));
    else known.add(code);
  }
  const found: PlacedPosition[] = [];
  for (const [adoptedStandardId, wanted] of codes)
    found.push(
      ...(await db
        .select(columns)
        .from(controlPosition)
        .innerJoin(control, ofControl)
        .where(
          and(
            eq(controlPosition.adoptedStandardId, adoptedStandardId),
            isNull(controlPosition.archivedAt),
            sql`${control.code} = any(${sql.param([...wanted])}::text[])`,
          ),
        )),
    );
  return found;
}
