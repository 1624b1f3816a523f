import { and, asc, eq, sql, type AnyColumn } from 'drizzle-orm';

import type { CatalogueParam } from '#domain/catalogue-files/catalogue.ts';
import { askedParameters } from '#domain/catalogue-files/parameters.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard, control, controlGroup, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import { readVersion } from './read-version.ts';
import { seenVersion } from './versions.ts';

/**
 * The values that the organisation gives parameters of a version. In its transaction.
 * @param adoptedStandardId without it, parameters have none
 * @throws ApiError 404 if it has not adopted this version so
 */
export async function adoptedValues(
  versionId: string,
  adoptedStandardId: string | undefined,
): Promise<ReadonlyMap<string, string> | null> {
  if (adoptedStandardId === undefined) return null;
  const [row] = await db
    .select({ parameters: adoptedStandard.parameters })
    .from(adoptedStandard)
    .where(and(eq(adoptedStandard.id, adoptedStandardId), eq(adoptedStandard.versionId, versionId)));
  if (row === undefined) throw notFound();
  return new Map(row.parameters.map(({ id, value }) => [id, value]));
}

const paramsOf = (content: AnyColumn) => sql<CatalogueParam[]>`${content} -> 'params'`;
const hasParams = (content: AnyColumn) => sql`${content} -> 'params' <> '[]'::jsonb`;

/** The parameters of a version by their ids, without its texts: a control is read with those of the whole version. */
export async function paramsIn(
  database: CatalogueDatabase,
  ownerId: string,
  versionId: string,
): Promise<ReadonlyMap<string, CatalogueParam>> {
  const ofVersion = await database
    .select({ params: paramsOf(standardVersion.content) })
    .from(standardVersion)
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, versionId)));
  const ofGroups = await database
    .select({ params: paramsOf(controlGroup.content) })
    .from(controlGroup)
    .where(
      and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, versionId), hasParams(controlGroup.content)),
    )
    .orderBy(asc(controlGroup.position));
  const ofControls = await database
    .select({ params: paramsOf(control.content) })
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId), hasParams(control.content)))
    .orderBy(asc(control.position));
  const all = [...ofVersion, ...ofGroups, ...ofControls].flatMap(({ params }) => params);
  return new Map(all.map((param) => [param.id, param]));
}

/** What an organisation fills in of a version that it sees. In its transaction. @throws ApiError 404 */
export async function parametersShown(versionId: string): Promise<Schemas['StandardParameter'][]> {
  const { ownerId } = await seenVersion(db, versionId);
  const catalogue = await readVersion(db, ownerId, versionId);
  const controls = await db
    .select({ id: control.id, code: control.code })
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId)));
  const ids = new Map(controls.map(({ code, id }) => [code, id]));
  return askedParameters(catalogue).flatMap(({ control: code, ...parameter }) => {
    const controlId = ids.get(code);
    return controlId === undefined
      ? []
      : [{ ...parameter, choices: parameter.choices.map((choice) => ({ ...choice })), controlId }];
  });
}
