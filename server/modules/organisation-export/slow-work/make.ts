import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { newestMigration } from '#server/database/migrate.ts';
import { organisation, organisationExport, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files, StoredContent } from '#server/files/files.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import { sealLog } from '#server/modules/activity/index.ts';
import { archiveOf } from '#server/modules/attachment/index.ts';

import { archiveFormat, formatVersion, sumsOf, type Manifest } from '../format.ts';
import { spool } from './spool.ts';

export interface ExportParts {
  readonly database: Database;
  readonly files: Files;
}

/** How long an archive is kept. In milliseconds. */
const keptFor = 7 * 86_400_000;

/** How often progress is stored. In milliseconds. */
const progressEvery = 1000;

type Values = Partial<typeof organisationExport.$inferInsert>;

const change = (exportId: string, values: Values) =>
  db.update(organisationExport).set(values).where(eq(organisationExport.id, exportId)).execute();

/** Begins an export, or begins it again. @returns who has asked for it; undefined if it has ended */
async function begin(exportId: string): Promise<{ readonly name: string; readonly by: string } | undefined> {
  const [found] = await db
    .select({ state: organisationExport.state, by: userAccount.name, name: organisation.name })
    .from(organisationExport)
    .innerJoin(userAccount, eq(userAccount.id, organisationExport.requestedBy))
    .innerJoin(organisation, eq(organisation.id, organisationExport.organisationId))
    .where(eq(organisationExport.id, exportId));
  if (found === undefined || (found.state !== 'QUEUED' && found.state !== 'RUNNING')) return undefined;
  await change(exportId, { state: 'RUNNING', progress: 1 });
  return found;
}

interface Written {
  readonly manifest: Manifest;
  readonly folder: string;
}

/** The archive as a stream: its manifest, its tables from the folder, and the contents of its files from the storage. */
function archive({ manifest, folder }: Written, files: Files, onPart: (part: number, of: number) => void) {
  const { tables, files: contents } = manifest;
  const parts = [
    ...tables.map(({ path: name, sha256 }) => ({ path: name, key: name, sha256, compress: true })),
    ...contents.map(({ path: name, key, sha256 }) => ({ path: name, key, sha256 })),
  ];
  const names = new Set(tables.map(({ path: name }) => name));
  let opened = 0;
  const open: Files['open'] = async (key) => {
    onPart((opened += 1), parts.length);
    return names.has(key) ? createReadStream(path.join(folder, path.basename(key))) : files.open(key);
  };
  const texts = { 'manifest.json': JSON.stringify(manifest, null, 1), SHA256SUMS: sumsOf(manifest) };
  return archiveOf(texts, parts, { open });
}

/** Says how far an export is, now and then. Nobody waits for it. */
function progressOf(exportId: string, job: OrganisationJobContext) {
  let last = Date.now();
  return (part: number, of: number): void => {
    if (Date.now() - last < progressEvery) return;
    last = Date.now();
    const progress = Math.min(99, 10 + Math.floor((90 * part) / of));
    job.inTransaction(() => change(exportId, { progress })).catch(() => {});
  };
}

async function write(exportId: string, { database, files }: ExportParts, job: OrganisationJobContext) {
  const asked = await job.inTransaction(() => begin(exportId));
  if (asked === undefined) return undefined;
  const { organisationId } = job;
  await sealLog(database, organisationId);
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-export-'));
  try {
    const scope = { organisationId, userId: '' };
    const read = await database.inOrganisation(scope, () => spool(folder), 'read', { patient: true, once: true });
    const manifest: Manifest = {
      format: archiveFormat,
      formatVersion,
      schema: newestMigration(),
      organisation: { id: organisationId, name: asked.name },
      exportedAt: new Date().toISOString(),
      exportedBy: asked.by,
      ...read,
    };
    const stream = archive({ manifest, folder }, files, progressOf(exportId, job));
    return { manifest, content: await files.put(organisationId, stream) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const finish = (exportId: string, { tables, files }: Manifest, { key, size, sha256 }: StoredContent) =>
  change(exportId, {
    state: 'READY',
    progress: 100,
    finishedAt: new Date(),
    expiresAt: new Date(Date.now() + keptFor),
    rowCount: tables.reduce((sum, { rows }) => sum + rows, 0),
    fileCount: files.length,
    key,
    size,
    sha256,
  });

/** Makes the archive of an export. Done again, it replaces what was made before. */
export async function makeExport(exportId: string, parts: ExportParts, job: OrganisationJobContext): Promise<void> {
  const written = await write(exportId, parts, job);
  if (written === undefined) return;
  const { manifest, content } = written;
  try {
    await job.inTransaction(() => finish(exportId, manifest, content));
  } catch (error) {
    await parts.files.remove(content.key);
    throw error;
  }
}

/** Ends an export with the reason why it was not made. */
export const failExport = (exportId: string, failure: string) =>
  change(exportId, { state: 'FAILED', finishedAt: new Date(), failure });
