import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import {
  articleFile,
  assessmentAnswerFile as answerFile,
  attachment,
  attachmentVersion,
  documentEntry,
  documentVersion,
  evidenceContactFile as givenFile,
  keptFile,
  organisation,
  organisationExport,
  policyVersion,
  reportRun,
  standardVersion,
  storedFile,
  wordTemplate,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { type Files, partsOf } from '#server/files/files.ts';
import type { ServerLog } from '#server/http/logging.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';

import { isWithFile } from '../frozen.ts';

interface PurgeParts {
  readonly database: Database;
  readonly files: Files;
}

/** Rows per transaction. */
const batch = 200;

/** How long an upload may take at most: a content without a row is then left over. In milliseconds. */
const longestUpload = 24 * 3600_000;

/** Permanently deletes attachments past their retention, at most a batch. @returns how many */
async function deleteRemoved(keptDays: number): Promise<number> {
  const expired = db
    .select({ id: attachment.id })
    .from(attachment)
    .where(lt(attachment.removedAt, sql`now() - make_interval(hours => ${keptDays * 24})`))
    .limit(batch)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(attachment).where(inArray(attachment.id, expired)).returning({ id: attachment.id });
  return deleted.length;
}

/** The same for the files and folders of document repositories: what is in a folder goes with it. */
async function deleteDocuments(keptDays: number): Promise<number> {
  const expired = db
    .select({ id: documentEntry.id })
    .from(documentEntry)
    .where(lt(documentEntry.removedAt, sql`now() - make_interval(hours => ${keptDays * 24})`))
    .limit(batch)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(documentEntry)
    .where(inArray(documentEntry.id, expired))
    .returning({ id: documentEntry.id });
  return deleted.length;
}

/** Permanently lets go of the files that people who were asked have taken back, once no attachment would be kept any longer. */
async function releaseRemoved(keptDays: number): Promise<void> {
  const end = sql`now() - make_interval(hours => ${keptDays * 24})`;
  await db.delete(answerFile).where(lt(answerFile.removedAt, end));
  await db.delete(givenFile).where(lt(givenFile.removedAt, end));
}

/** An approved version of a policy keeps its files, whatever becomes of the attachments. */
const isFrozen = () =>
  db
    .select({ one: sql`1` })
    .from(policyVersion)
    .where(isWithFile);

const isAttached = () =>
  db
    .select({ one: sql`1` })
    .from(attachmentVersion)
    .where(eq(attachmentVersion.fileId, storedFile.id));

const isAnswer = () =>
  db
    .select({ one: sql`1` })
    .from(answerFile)
    .where(eq(answerFile.fileId, storedFile.id));

const isGiven = () =>
  db
    .select({ one: sql`1` })
    .from(givenFile)
    .where(eq(givenFile.fileId, storedFile.id));

const isDocument = () =>
  db
    .select({ one: sql`1` })
    .from(documentVersion)
    .where(eq(documentVersion.fileId, storedFile.id));

const isReport = () =>
  db
    .select({ one: sql`1` })
    .from(reportRun)
    .where(eq(reportRun.fileId, storedFile.id));

/** Reports that are made again are written with the template of the first. */
const isTemplateOfReport = () =>
  db
    .select({ one: sql`1` })
    .from(reportRun)
    .where(eq(reportRun.wordTemplateId, storedFile.id));

const isTemplate = () =>
  db
    .select({ one: sql`1` })
    .from(wordTemplate)
    .where(eq(wordTemplate.fileId, storedFile.id));

/** What was evidence stays, whatever becomes of the attachments. */
const isKept = () =>
  db
    .select({ one: sql`1` })
    .from(keptFile)
    .where(eq(keptFile.fileId, storedFile.id));

const isUnused = () =>
  and(
    notExists(isAttached()),
    notExists(isFrozen()),
    notExists(isKept()),
    notExists(isAnswer()),
    notExists(isGiven()),
    notExists(isDocument()),
    notExists(isReport()),
    notExists(isTemplate()),
    notExists(isTemplateOfReport()),
  );

/** Files that nothing refers to, because their attachment or its record was deleted. */
const unusedFiles = () =>
  db.select({ id: storedFile.id, key: storedFile.key }).from(storedFile).where(isUnused()).limit(batch);

/**
 * Permanently deletes attachments past their retention, and the files of those and of purged records: first the content, then
 * the row, so that an interrupted run leaves nothing behind. Safe to run at any time from any process.
 * @returns how many files
 */
export async function purgeFiles({ database, files }: PurgeParts, keptDays: number): Promise<number> {
  let purged = 0;
  for (const { id: organisationId } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    const within = <T>(work: () => Promise<T>) => database.inOrganisation({ organisationId, userId: '' }, work);
    for (let deleted = batch; deleted === batch;) deleted = await within(() => deleteRemoved(keptDays));
    for (let deleted = 1; deleted > 0;) deleted = await within(() => deleteDocuments(keptDays));
    await within(() => releaseRemoved(keptDays));
    for (let found = batch; found === batch; purged += found) {
      const unused = await within(async () => await unusedFiles());
      for (const { key } of unused) await files.remove(key);
      const ids = unused.map(({ id }) => id);
      if (ids.length > 0)
        await within(() =>
          db
            .delete(storedFile)
            .where(and(inArray(storedFile.id, ids), isUnused()))
            .execute(),
        );
      found = unused.length;
    }
  }
  return purged;
}

/**
 * Removes contents that were stored before `time` and have no row: their upload was interrupted.
 * @returns how many
 */
export async function sweepContents({ database, files }: PurgeParts, time: Date): Promise<number> {
  let removed = 0;
  const sweep = async (organisationId: string, keys: readonly string[]) => {
    // The platform's own files are those of the owner with the id of zeros.
    const known = await database.inOrganisation({ organisationId, userId: '' }, async () => [
      ...(await db
        .select({ key: storedFile.key })
        .from(storedFile)
        .where(inArray(storedFile.key, [...keys]))),
      ...(await db
        .select({ key: standardVersion.sourceKey })
        .from(standardVersion)
        .where(inArray(standardVersion.sourceKey, [...keys]))),
      ...(await db
        .select({ key: organisationExport.key })
        .from(organisationExport)
        .where(inArray(organisationExport.key, [...keys]))),
    ]);
    const ofArticles = await database.platform
      .select({ key: articleFile.key })
      .from(articleFile)
      .where(inArray(articleFile.key, [...keys]));
    known.push(...ofArticles);
    const left = keys.filter((key) => !known.some((row) => row.key === key));
    for (const key of left) await files.remove(key);
    removed += left.length;
  };
  let waiting: string[] = [];
  let of = '';
  for await (const key of files.storedBefore(time)) {
    const { organisationId } = partsOf(key);
    if (waiting.length > 0 && (organisationId !== of || waiting.length === batch)) {
      await sweep(of, waiting);
      waiting = [];
    }
    of = organisationId;
    waiting.push(key);
  }
  if (waiting.length > 0) await sweep(of, waiting);
  return removed;
}

const retry = { limit: 3, delaySeconds: 60 };
const purging = scheduledJob({ name: 'purge-files', every: 'hour', retry });
const sweeping = scheduledJob({ name: 'sweep-files', every: 'day', retry });

/** Deletes every hour the files that can no longer be restored, and every day what interrupted uploads have left. */
export const fileJobs = (
  parts: PurgeParts,
  { removedKeptDays }: { removedKeptDays: number },
  log: ServerLog,
): JobHandler[] => [
  handlePlatformJob(purging, async () => {
    const purged = await purgeFiles(parts, removedKeptDays);
    if (purged > 0) log.info({ purged }, 'files were purged');
  }),
  handlePlatformJob(sweeping, async () => {
    const swept = await sweepContents(parts, new Date(Date.now() - longestUpload));
    if (swept > 0) log.warn({ swept }, 'contents of interrupted uploads were removed');
  }),
];
