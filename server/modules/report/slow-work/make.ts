import { eq } from 'drizzle-orm';

import type { ReportContent } from '#domain/report/content.ts';
import { stateAfter } from '#domain/report/run-state.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { ApiError } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { reportRun, reportRunContent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files, StoredContent } from '#server/files/files.ts';
import type { OrganisationJobContext } from '#server/jobs/handler.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import { requireRoom, storeFile, type FileLimits } from '#server/modules/attachment/index.ts';
import { hiddenRegisters } from '#server/modules/record/index.ts';

import { whole } from '../files/fixed-archive.ts';
import { fileOf, rowsOf } from '../files/write.ts';
import { gather } from '../gather/content.ts';
import type { ReadableRegisters } from '../gather/records.ts';
import { storedRun, type StoredRun } from '../read.ts';
import { ReportRefused } from '../refused.ts';
import { mayMake } from '../rights.ts';
import { tellOwner } from '../told.ts';
import { templateKeyOf } from '../word-template.ts';

export interface MakingParts {
  readonly database: Database;
  readonly files: Files;
  readonly limits: FileLimits;
  readonly registers: ReadableRegisters;
}

/** Its author with the rights that they have now. @throws ReportRefused if they may not make it */
async function authorOf(run: StoredRun): Promise<OrganisationContext> {
  const { id, organisationId, authorId } = run;
  const author = await actingFor({ id, organisationId, authorId, ip: null, userAgent: null });
  if (author === undefined) throw new ReportRefused('Its author is no longer a member who may sign in');
  if (!mayMake(author, run)) throw new ReportRefused('Its author may no longer make it, or view what it is about');
  return author;
}

/** Begins a run; undefined if it has ended meanwhile. */
async function begin(runId: string): Promise<StoredRun | undefined> {
  const run = await storedRun(runId, 'update');
  const state = run && stateAfter(run.state, 'START');
  if (run === undefined || state === undefined) return undefined;
  await db
    .update(reportRun)
    .set({ state, version: run.version + 1 })
    .where(eq(reportRun.id, runId));
  return run;
}

/** What a run says: what an earlier attempt has stored, or what is read now. */
async function contentOf(
  run: StoredRun,
  author: OrganisationContext,
  { database, registers }: MakingParts,
  { inTransaction }: OrganisationJobContext,
): Promise<ReportContent> {
  const { organisationId, id: runId } = run;
  const [stored] = await inTransaction(() =>
    db.select().from(reportRunContent).where(eq(reportRunContent.runId, runId)),
  );
  if (stored !== undefined) return stored.content;
  const scope = { organisationId, userId: author.user.id, hiddenKinds: hiddenRegisters(author) };
  const { content, leftOut } = await database.inOrganisation(scope, () => gather(run, author, registers), 'read', {
    patient: true,
  });
  await inTransaction(async () => {
    await db.insert(reportRunContent).values({ organisationId, runId, content }).onConflictDoNothing();
    await db.update(reportRun).set({ leftOut }).where(eq(reportRun.id, runId));
  });
  return content;
}

const extensions = { PDF: 'pdf', DOCX: 'docx', XLSX: 'xlsx', CSV: 'csv' } as const;

/** `risk-register-2026-11-28.pdf` */
const fileName = ({ name, format, asOf }: StoredRun, { timeZone }: ReportContent): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 80)}-${lastDayOf(asOf, timeZone)}.${extensions[format]}`;
};

const dayLength = 86_400_000;

/** Ends a run with its file. @returns false if it was cancelled meanwhile */
async function finish(
  run: StoredRun,
  file: StoredContent,
  content: ReportContent,
  author: OrganisationContext,
  limits: FileLimits,
): Promise<boolean> {
  const current = await storedRun(run.id, 'update');
  const state = current && stateAfter(current.state, 'FINISH');
  if (current === undefined || state === undefined) return false;
  await requireRoom(file.size, limits, author);
  const fileId = await storeFile({ ...file, name: fileName(run, content), type: run.format }, author);
  const now = new Date();
  await db
    .update(reportRun)
    .set({
      state,
      fileId,
      rows: rowsOf(content),
      sha256: file.sha256,
      size: file.size,
      finishedAt: now,
      expiresAt: new Date(now.getTime() + run.keptDays * dayLength),
      version: current.version + 1,
    })
    .where(eq(reportRun.id, run.id));
  await tellOwner(run, 'READY');
  return true;
}

/** Ends a run with the reason why it was not made. */
export async function fail(runId: string, reason: string): Promise<void> {
  const run = await storedRun(runId, 'update');
  const state = run && stateAfter(run.state, 'FAIL');
  if (run === undefined || state === undefined) return;
  await db
    .update(reportRun)
    .set({ state, failure: reason, finishedAt: new Date(), version: run.version + 1 })
    .where(eq(reportRun.id, runId));
  await tellOwner(run, 'FAILED');
}

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

/** The Word template of a run, if it has one. */
async function templateOf(
  run: StoredRun,
  { files }: MakingParts,
  { inTransaction }: OrganisationJobContext,
): Promise<Uint8Array | null> {
  const key = await inTransaction(() => templateKeyOf(run));
  return key === null ? null : whole(await files.open(key));
}

/** Makes a report. Doing it again does what is left. */
export async function makeReport(runId: string, parts: MakingParts, job: OrganisationJobContext): Promise<void> {
  const run = await job.inTransaction(() => begin(runId));
  if (run === undefined) return;
  const author = await job.inTransaction(() => authorOf(run));
  const content = await contentOf(run, author, parts, job);
  const bytes = await fileOf(content, run.format, {
    organisationId: job.organisationId,
    template: () => templateOf(run, parts, job),
  });
  const file = await parts.files.put(job.organisationId, once(bytes));
  let isKept = false;
  try {
    isKept = await job.inTransaction(() => finish(run, file, content, author, parts.limits));
  } finally {
    if (!isKept) await parts.files.remove(file.key);
  }
}

/** What an author is told of a failure. */
export const reasonOf = (error: unknown): string =>
  error instanceof ReportRefused || error instanceof ApiError
    ? error.message
    : 'It could not be made. Try again, and tell the operator if that fails too.';
