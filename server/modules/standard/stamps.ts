import { and, eq, sql } from 'drizzle-orm';

import type { CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import { comparedText, paramsOf } from '#domain/catalogue-files/compared-text.ts';
import { controlsByName, controlsIn, isWithdrawn, refOf, successorsOf } from '#domain/catalogue-files/facts.ts';
import { control, standardVersion } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import { readVersion } from './read-version.ts';
import { sha256Of } from './sha256.ts';

type Row = typeof control.$inferSelect;

/** What follows from the catalogue as a whole for each of its controls, but for whether it is assessed. */
export type DerivedColumns = Pick<Row, 'ref' | 'isWithdrawn' | 'successors' | 'textSha256'>;

/** Derives the columns of a control from the catalogue that it is in. */
export function derivedColumns(catalogue: Parameters<typeof paramsOf>[0]): (one: CatalogueControl) => DerivedColumns {
  const byName = controlsByName(controlsIn(catalogue));
  const params = paramsOf(catalogue);
  return (one) => ({
    ref: refOf(one),
    isWithdrawn: isWithdrawn(one),
    successors: successorsOf(one, byName),
    textSha256: sha256Of(comparedText(one, params)),
  });
}

const isSame = (before: DerivedColumns, after: DerivedColumns): boolean =>
  before.ref === after.ref &&
  before.isWithdrawn === after.isWithdrawn &&
  before.textSha256 === after.textSha256 &&
  before.successors.join(' ') === after.successors.join(' ');

/**
 * Derives again, after an edit of a draft, what follows from its texts, and counts its controls and the edit. In the transaction of
 * the edit, which has locked the draft.
 */
export async function restamped(database: CatalogueDatabase, ownerId: string, id: string): Promise<void> {
  const of = and(eq(control.ownerId, ownerId), eq(control.versionId, id));
  const catalogue = await readVersion(database, ownerId, id);
  const derive = derivedColumns(catalogue);
  const derived = new Map(controlsIn(catalogue).map((placed) => [placed.control.id, derive(placed.control)]));
  const rows = await database
    .select({
      id: control.id,
      code: control.code,
      ref: control.ref,
      isWithdrawn: control.isWithdrawn,
      isAssessed: control.isAssessed,
      successors: control.successors,
      textSha256: control.textSha256,
    })
    .from(control)
    .where(of);
  for (const row of rows) {
    const columns = derived.get(row.code);
    if (columns === undefined || isSame(row, columns)) continue;
    await database
      .update(control)
      .set(columns)
      .where(and(of, eq(control.id, row.id)));
  }
  await database
    .update(standardVersion)
    .set({
      controlCount: rows.length,
      assessedCount: rows.filter(({ isAssessed }) => isAssessed).length,
      version: sql`${standardVersion.version} + 1`,
    })
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)));
}
