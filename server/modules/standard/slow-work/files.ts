import { Readable } from 'node:stream';

import type { FileProblem, ReadFile } from '#domain/catalogue-files/problems.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { FileAnswer, Input, Schemas } from '#server/contract/types.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { tidied, type Files } from '#server/files/files.ts';
import { cleanFileName } from '#server/modules/attachment/index.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import type { run } from '../files/read-file.task.ts';
import type { run as runFilling } from '../files/read-filling.task.ts';
import { oscalFile, sheetFile } from '../files/write-file.ts';
import { fillDraft } from '../filling.ts';
import { imported, proposalOf, requireNamed, standardOf, type ReadStandard } from '../import.ts';
import { readVersion } from '../read-version.ts';
import type { CatalogueScope } from '../scope.ts';
import { sha256Of } from '../sha256.ts';
import { ownVersion, removeDraft, seenVersion, type DraftEnd } from '../versions.ts';

const reading = workerTask<typeof run>(
  new URL('../files/read-file.task.ts', import.meta.url),
  'This file took too long to read',
);

const readingTexts = workerTask<typeof runFilling>(
  new URL('../files/read-filling.task.ts', import.meta.url),
  'This file took too long to read',
);

/** In milliseconds: many times what the largest official catalogue takes. */
const limitMs = 60_000;

type Naming = Pick<Input<'Standards.readFile'>['query'], 'title' | 'number'>;

type ImportQuery = Input<'Standards.importFile'>['query'];

const placeOf = ({ path, row, column }: FileProblem): string => {
  if (row !== null) return `Row ${row}${column === null ? '' : `, ${column}`}: `;
  return path === null || path === '' ? '' : `${path}: `;
};

/** What was read. @throws ApiError 400 with the place of what is wrong */
function contentOf<Content>(read: ReadFile<Content>): {
  readonly content: Content;
  readonly warnings: readonly FileProblem[];
} {
  if (read.ok) return read;
  throw invalid([{ field: 'file', message: `${placeOf(read.error)}${read.error.message}` }]);
}

/** Reads a file of the catalogue in a worker thread, which takes it over. @throws ApiError 400 with the place of what is wrong */
export async function readInWorker(file: Uint8Array, { title = '', number = '' }: Naming, organisationId: string) {
  return contentOf(await runInWorker(reading, { file, title, version: number }, { organisationId, limitMs }));
}

/** Reads a standard in a worker thread. @throws ApiError 400 with the place of what is wrong */
export async function standardIn(file: Uint8Array, naming: Naming, organisationId: string): Promise<ReadStandard> {
  const sha256 = sha256Of(file);
  const { content, warnings } = await readInWorker(file, naming, organisationId);
  if (content.kind === 'MAPPINGS')
    throw invalid([{ field: 'file', message: 'This file has mappings between standards, not a standard' }]);
  const { catalogue } = content;
  const { title = catalogue.title, number = catalogue.version } = naming;
  return { catalogue: { ...catalogue, title, version: number }, warnings, sha256 };
}

/** Reads a file and says what it would import. */
export const readProposal = (
  scope: CatalogueScope,
  naming: Naming,
  body: AsyncIterable<Uint8Array>,
): Promise<Schemas['StandardProposal']> =>
  withWholeFile(body, scope.holder, async (file) => {
    const read = await standardIn(file, naming, scope.ownerId);
    return proposalOf(read, await scope.within((work) => standardOf(work, scope.ownerId, read.catalogue)));
  });

/** Keeps a file for what refers to it, unless that is not stored. */
async function keeping<Result>(
  files: Files,
  { ownerId, file }: { readonly ownerId: string; readonly file: Uint8Array },
  store: (key: string) => Promise<Result>,
): Promise<Result> {
  const { key } = await files.put(ownerId, Readable.from([file]));
  try {
    return await store(key);
  } catch (error) {
    await tidied(files.remove(key));
    throw error;
  }
}

/** Imports a file that was read before, and keeps it. */
export const importFile = (
  scope: CatalogueScope,
  files: Files,
  { query, body }: { readonly query: ImportQuery; readonly body: AsyncIterable<Uint8Array> },
): Promise<Schemas['StandardVersion']> =>
  withWholeFile(body, scope.holder, async (file) => {
    // The worker takes over what it is given; what is kept is another copy.
    const { catalogue, sha256 } = await standardIn(Uint8Array.from(file), query, scope.ownerId);
    if (sha256 !== query.sha256)
      throw invalid([{ field: 'sha256', message: 'This is not the file that was read. Read it again' }]);
    const { standardId = null, assessed: assessedClasses = null, fileName = '' } = query;
    requireNamed(catalogue, standardId);
    const name = cleanFileName(fileName) || 'standard';
    return keeping(files, { ownerId: scope.ownerId, file }, (key) =>
      scope.within((work) =>
        imported(work, scope.ownerId, {
          catalogue,
          standardId,
          assessedClasses,
          sourceSha256: sha256,
          source: { key, name },
        }),
      ),
    );
  });

/** Reads titles and texts in a worker thread. @throws ApiError 400 with the place of what is wrong */
export const textsIn = async (file: Uint8Array, organisationId: string) =>
  contentOf(await runInWorker(readingTexts, file, { organisationId, limitMs }));

/** Fills titles and texts of a draft from a sheet. */
export const fillFromFile = (
  scope: CatalogueScope,
  id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Schemas['StandardFilling']> =>
  withWholeFile(body, scope.holder, async (file) => {
    const read = await textsIn(file, scope.ownerId);
    return scope.within((work) => fillDraft(work, scope.ownerId, { id, ...read }));
  });

/** Removes a draft, and the file that it came from. */
export async function endDraft(
  scope: CatalogueScope,
  files: Files,
  draft: { readonly id: string; readonly by: DraftEnd },
): Promise<void> {
  const key = await scope.within((work) => removeDraft(work, scope.ownerId, draft));
  if (key !== null) await tidied(files.remove(key));
}

/** The file that a version came from. @throws ApiError 404 if none was kept */
export async function sourceFile(scope: CatalogueScope, files: Files, id: string): Promise<FileAnswer> {
  const { sourceKey, sourceName } = await scope.within(({ database }) => ownVersion(database, scope.ownerId, id));
  if (sourceKey === null || sourceName === null) throw notFound();
  return { name: sourceName, contentType: 'application/octet-stream', content: await files.open(sourceKey) };
}

/** A version as a file. */
export async function exportedFile(
  scope: CatalogueScope,
  id: string,
  format: Schemas['StandardFormat'],
): Promise<FileAnswer> {
  const { version, catalogue } = await scope.within(async ({ database }) => {
    const found = await seenVersion(database, id);
    return { version: found, catalogue: await readVersion(database, found.ownerId, id) };
  });
  return format === 'oscal' ? oscalFile(version, catalogue) : sheetFile(version, catalogue, format);
}
