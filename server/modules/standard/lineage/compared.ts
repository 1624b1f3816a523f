import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { comparedText, paramsOf } from '#domain/catalogue-files/compared-text.ts';
import { controlsByName, controlsIn, isWithdrawn, refOf, successorsOf } from '#domain/catalogue-files/facts.ts';
import type { ComparedVersions } from '#domain/compliance/lineage-review.ts';
import type { LineageControl } from '#domain/compliance/lineage.ts';
import type { Schemas } from '#server/contract/types.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { readVersion } from '../read-version.ts';

/** A version as it is compared with another, and what people call its controls and groups. */
interface ComparedVersion {
  readonly controls: readonly LineageControl[];
  readonly ends: ReadonlyMap<string, Schemas['LineageEnd']>;
}

function comparedVersion(catalogue: Catalogue): ComparedVersion {
  const placed = controlsIn(catalogue);
  const byName = controlsByName(placed);
  const params = paramsOf(catalogue);
  const ends = new Map<string, Schemas['LineageEnd']>();
  for (const { groups } of placed)
    for (const { id, title } of groups) if (id !== null) ends.set(id, { code: id, ref: id, title });
  for (const { control } of placed)
    ends.set(control.id, { code: control.id, ref: refOf(control), title: control.title });
  return {
    controls: placed.map(({ control, groups }) => ({
      code: control.id,
      text: comparedText(control, params),
      place: groups.map(({ id, title }) => id ?? title).join(' / '),
      isWithdrawn: isWithdrawn(control),
      successors: successorsOf(control, byName),
    })),
    ends,
  };
}

/** Two versions of a standard as they are compared. */
export interface Comparison extends ComparedVersions {
  readonly endBefore: (code: string) => Schemas['LineageEnd'];
  readonly endNow: (code: string) => Schemas['LineageEnd'];
}

/** The controls of two versions with their texts. */
export async function comparisonOf(
  database: CatalogueDatabase,
  ownerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Comparison> {
  const before = comparedVersion(await readVersion(database, ownerId, from));
  const now = comparedVersion(await readVersion(database, ownerId, to));
  // What the source names and neither version has keeps its code.
  const endIn =
    ({ ends }: ComparedVersion) =>
    (code: string) =>
      ends.get(code) ?? { code, ref: code, title: '' };
  return { before: before.controls, now: now.controls, endBefore: endIn(before), endNow: endIn(now) };
}
