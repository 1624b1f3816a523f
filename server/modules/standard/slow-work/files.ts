import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Catalogue, CatalogueGroup } from '#domain/catalogue-files/catalogue.ts';
import { classesOf, controlsIn } from '#domain/catalogue-files/facts.ts';
import type { FileProblem } from '#domain/catalogue-files/problems.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { standard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import type { run } from '../files/read-file.task.ts';
import { oscalFile, sheetFile } from '../files/write-file.ts';
import { seenVersion, versionShown } from '../queries.ts';
import { readVersion } from '../read-version.ts';
import { storeVersion } from '../store.ts';

const reading = workerTask<typeof run>(
  new URL('../files/read-file.task.ts', import.meta.url),
  'This file took too long to read',
);

/** In milliseconds: many times what the largest official catalogue takes. */
const limitMs = 60_000;

type Naming = Pick<Input<'Standards.readFile'>['query'], 'title' | 'number'>;

interface ReadStandard {
  readonly catalogue: Catalogue;
  readonly warnings: readonly FileProblem[];
  readonly sha256: string;
}

const placeOf = ({ path, row, column }: FileProblem): string => {
  if (row !== null) return `Row ${row}${column === null ? '' : `, ${column}`}: `;
  return path === null || path === '' ? '' : `${path}: `;
};

/** Reads a standard in a worker thread. @throws ApiError 400 with the place of what is wrong */
export async function standardIn(
  file: Uint8Array,
  { title, number }: Naming,
  organisationId: string,
): Promise<ReadStandard> {
  const sha256 = createHash('sha256').update(file).digest('hex');
  const given = { file, title: title ?? '', version: number ?? '' };
  const read = await runInWorker(reading, given, { organisationId, limitMs });
  if (!read.ok) throw invalid([{ field: 'file', message: `${placeOf(read.error)}${read.error.message}` }]);
  if (read.content.kind === 'MAPPINGS')
    throw invalid([{ field: 'file', message: 'This file has mappings between standards, not a standard' }]);
  const { catalogue } = read.content;
  const named = { ...catalogue, title: title ?? catalogue.title, version: number ?? catalogue.version };
  return { catalogue: named, warnings: read.warnings, sha256 };
}

const groupsWithin = (groups: readonly CatalogueGroup[]): number =>
  groups.reduce((count, { groups: inner }) => count + 1 + groupsWithin(inner), 0);

function proposalOf({ catalogue, warnings, sha256 }: ReadStandard): Schemas['StandardProposal'] {
  const placed = controlsIn(catalogue);
  return {
    title: catalogue.title,
    number: catalogue.version,
    publisher: catalogue.publisher,
    levels: [...catalogue.levels],
    classes: classesOf(placed),
    groupCount: groupsWithin(catalogue.groups),
    controlCount: placed.length,
    warnings: [...warnings],
    sha256,
  };
}

/** What a standard needs that a sheet does not have. @throws ApiError 400 */
function requireNamed({ title, version }: Catalogue): void {
  const missing = [
    ...(title.trim() === '' ? [{ field: 'title', message: 'Enter the name of the standard' }] : []),
    ...(version.trim() === '' ? [{ field: 'number', message: 'Enter the version of the standard' }] : []),
  ];
  if (missing.length > 0) throw invalid(missing);
}

/** Locks the standard that a version is added to. @throws ApiError 400, 409 if it has one with this number */
async function requireRoom(ownerId: string, standardId: string, number: string): Promise<void> {
  const own = and(eq(standard.ownerId, ownerId), eq(standard.id, standardId));
  const [found] = await db.select({ id: standard.id }).from(standard).where(own);
  if (found === undefined) throw invalid([{ field: 'standardId', message: 'Choose a standard of your own' }]);
  const same = and(
    eq(standardVersion.ownerId, ownerId),
    eq(standardVersion.standardId, standardId),
    eq(standardVersion.number, number),
  );
  if ((await db.$count(standardVersion, same)) > 0)
    throw conflict([{ field: 'number', message: `This standard has a version ${number} already` }]);
}

/** Imports what was read, in one transaction. */
async function imported(
  { catalogue, sha256 }: ReadStandard,
  { standardId, assessed }: Input<'Standards.importFile'>['query'],
  context: OrganisationContext,
): Promise<Schemas['StandardVersion']> {
  const ownerId = context.organisation.id;
  if (standardId !== undefined) await requireRoom(ownerId, standardId, catalogue.version);
  const { versionId } = await storeVersion(db, ownerId, {
    catalogue,
    standardId: standardId ?? null,
    assessedClasses: assessed ?? null,
    sourceSha256: sha256,
  });
  return versionShown(await seenVersion(versionId), ownerId);
}

/** What is imported into the catalogue, and exported from it. */
export const fileHandlers: Pick<HandlersOf<'Standards'>, 'readFile' | 'importFile' | 'exportFile'> = {
  readFile: ({ query, body }, context) =>
    withWholeFile(body, holderOf(context), async (file) =>
      proposalOf(await standardIn(file, query, context.organisation.id)),
    ),

  importFile: ({ query, body }, context) =>
    withWholeFile(body, holderOf(context), async (file) => {
      const read = await standardIn(file, query, context.organisation.id);
      if (read.sha256 !== query.sha256)
        throw invalid([{ field: 'sha256', message: 'This is not the file that was read. Read it again' }]);
      requireNamed(read.catalogue);
      return context.inTransaction(() => imported(read, query, context));
    }),

  async exportFile({ path: { id }, query: { format } }, context) {
    const { version, catalogue } = await context.inTransaction(async () => {
      const found = await seenVersion(id);
      return { version: found, catalogue: await readVersion(db, found.ownerId, id) };
    });
    return format === 'csv' ? sheetFile(version, catalogue) : oscalFile(version, catalogue);
  },
};
