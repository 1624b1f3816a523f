import { and, desc, eq, sql } from 'drizzle-orm';

import type { Catalogue, CatalogueGroup } from '#domain/catalogue-files/catalogue.ts';
import { classesOf, controlsIn } from '#domain/catalogue-files/facts.ts';
import type { FileProblem } from '#domain/catalogue-files/problems.ts';
import { plainReference } from '#domain/compliance/references.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { standard, standardVersion } from '#server/database/schema/index.ts';

import { proposeLineage } from './lineage/stored.ts';
import { versionShown } from './queries.ts';
import type { CatalogueWork } from './scope.ts';
import { storeVersion, type NewVersion } from './store.ts';
import { nameOf, ownVersion } from './versions.ts';

/** A standard that was read from a file. */
export interface ReadStandard {
  readonly catalogue: Catalogue;
  readonly warnings: readonly FileProblem[];
  readonly sha256: string;
}

const groupsWithin = (groups: readonly CatalogueGroup[]): number =>
  groups.reduce((count, { groups: inner }) => count + 1 + groupsWithin(inner), 0);

/** The standard of an owner that a catalogue is another version of, by source id or by name; null if there is none. */
export async function standardOf(
  { database }: CatalogueWork,
  ownerId: string,
  { sourceId, title }: Pick<Catalogue, 'sourceId' | 'title'>,
): Promise<string | null> {
  if (typeof sourceId === 'string' && sourceId !== '') {
    const [same] = await database
      .select({ id: standardVersion.standardId })
      .from(standardVersion)
      .where(and(eq(standardVersion.ownerId, ownerId), eq(sql`${standardVersion.content} ->> 'sourceId'`, sourceId)))
      .orderBy(desc(standardVersion.createdAt), desc(standardVersion.id))
      .limit(1);
    if (same !== undefined) return same.id;
  }
  const name = plainReference(title);
  if (name === '') return null;
  const own = await database
    .select({ id: standard.id, title: standard.title })
    .from(standard)
    .where(eq(standard.ownerId, ownerId))
    .orderBy(desc(standard.createdAt), desc(standard.id));
  return own.find((one) => plainReference(one.title) === name)?.id ?? null;
}

/** What a file would import. @param standardId the standard that it is proposed as a version of */
export function proposalOf(
  { catalogue, warnings, sha256 }: ReadStandard,
  standardId: string | null,
): Schemas['StandardProposal'] {
  const placed = controlsIn(catalogue);
  return {
    title: catalogue.title,
    number: catalogue.version,
    publisher: catalogue.publisher,
    levels: [...catalogue.levels],
    classes: classesOf(placed),
    groupCount: groupsWithin(catalogue.groups),
    controlCount: placed.length,
    standardId,
    warnings: [...warnings],
    sha256,
  };
}

/** What a standard needs that a sheet does not have; a new version keeps the name of its standard. @throws ApiError 400 */
export function requireNamed({ title, version }: Catalogue, standardId: string | null): void {
  const missing = [
    ...(standardId === null && title.trim() === ''
      ? [{ field: 'title', message: 'Enter the name of the standard' }]
      : []),
    ...(version.trim() === '' ? [{ field: 'number', message: 'Enter the version of the standard' }] : []),
  ];
  if (missing.length > 0) throw invalid(missing);
}

const sameNumber = (number: string) =>
  conflict([{ field: 'number', message: `This standard has a version ${number} already` }]);

/** Looks at the standard that a version is added to. @throws ApiError 400, 409 if it has one with this number */
async function requireRoom(
  { database }: CatalogueWork,
  ownerId: string,
  { standardId, number }: { readonly standardId: string; readonly number: string },
): Promise<void> {
  const own = and(eq(standard.ownerId, ownerId), eq(standard.id, standardId));
  const [found] = await database.select({ id: standard.id }).from(standard).where(own);
  if (found === undefined) throw invalid([{ field: 'standardId', message: 'Choose a standard of your own' }]);
  const same = and(
    eq(standardVersion.ownerId, ownerId),
    eq(standardVersion.standardId, standardId),
    eq(standardVersion.number, number),
  );
  const [version] = await database.select({ id: standardVersion.id }).from(standardVersion).where(same);
  if (version !== undefined) throw sameNumber(number);
}

/** Stores a standard as a draft, and logs it. @throws ApiError 400, 409 if the standard has a version with its number */
export async function imported(
  work: CatalogueWork,
  ownerId: string,
  given: NewVersion,
): Promise<Schemas['StandardVersion']> {
  const { standardId, catalogue } = given;
  if (standardId !== null) await requireRoom(work, ownerId, { standardId, number: catalogue.version });
  const { versionId } = await storeVersion(work.database, ownerId, given).catch((error: unknown) => {
    // Someone else has imported it at the same time.
    if (violatedUniqueConstraint(error) === 'standard_version_number') throw sameNumber(catalogue.version);
    throw error;
  });
  const version = await ownVersion(work.database, ownerId, versionId);
  if (standardId !== null) await proposeLineage(work.database, version);
  await work.log({
    action: 'CREATE',
    entityType: 'standardVersion',
    entityId: versionId,
    entityName: nameOf(version),
    changes: [
      { field: 'controlCount', old: null, new: version.controlCount },
      ...(version.sourceName === null ? [] : [{ field: 'sourceName', old: null, new: version.sourceName }]),
      { field: 'sourceSha256', old: null, new: version.sourceSha256 },
    ],
  });
  return versionShown(version);
}

/** Stores a standard that comes with Attest. @throws ApiError 409 if the owner has a standard of its name */
export async function importedOnce(
  work: CatalogueWork,
  ownerId: string,
  catalogue: Catalogue,
  sourceSha256: string,
): Promise<Schemas['StandardVersion']> {
  const named = and(eq(standard.ownerId, ownerId), eq(standard.title, catalogue.title));
  const [found] = await work.database.select({ id: standard.id }).from(standard).where(named);
  if (found !== undefined)
    throw conflict([{ field: 'standard', message: `${catalogue.title} is in the catalogue already` }]);
  return imported(work, ownerId, { catalogue, standardId: null, assessedClasses: null, sourceSha256 });
}
