import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import { packedPath } from '#domain/compliance/oscal-parts.ts';
import { sumsOf } from '#domain/document/manifest.ts';
import { invalid } from '#server/contract/errors.ts';
import type { FileAnswer, OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { archiveOf, mostBytes, mostFiles, sendPack } from '#server/modules/attachment/index.ts';

import { fileNameOf, jsonOf } from '../files.ts';
import { reportOf, type ReportRequest } from '../report.ts';

type Report = Schemas['ComplianceReport'];

/** Where the contents with some sums are stored. What has been deleted for good is missing. */
async function storedWith(sums: readonly string[]) {
  const { rows } = await db.execute<{ sha256: string; key: string; size: number }>(sql`
    select distinct on (sha256) sha256, key, size::float8 as size from stored_file
    where sha256 = any(${sql.param(sums)}::text[]) order by sha256, id`);
  return new Map(rows.map((row) => [row.sha256, row]));
}

/** The files of the evidence of a report, with their paths. @throws ApiError 400 of more than a pack holds */
async function filesOf({ evidence }: Report) {
  const named = evidence.flatMap((piece) =>
    piece.files.map((file) => ({
      ...file,
      path: packedPath(piece, file),
      evidence: piece.ref,
      controls: piece.controls,
    })),
  );
  if (named.length > mostFiles)
    throw invalid([{ field: 'id', message: `A pack has at most ${mostFiles} files, and this report has more` }]);
  const stored = await storedWith(named.map(({ sha256 }) => sha256));
  const files = named.map((file) => ({ ...file, stored: stored.get(file.sha256) }));
  if (files.reduce((sum, file) => sum + (file.stored?.size ?? 0), 0) > mostBytes)
    throw invalid([{ field: 'id', message: 'A pack has at most 2 GB, and the files of this report have more' }]);
  return files;
}

async function nameOf(personId: string): Promise<string> {
  const [person] = await db.select({ name: userAccount.name }).from(userAccount).where(eq(userAccount.id, personId));
  return person?.name ?? '';
}

type PackedFiles = Awaited<ReturnType<typeof filesOf>>;

/** What is in a pack, and what is missing from it because it has been deleted for good. */
const manifestOf = (
  report: Report,
  files: PackedFiles,
  packed: { readonly at: string; readonly by: string },
): string => {
  const shown = ({ stored, ...file }: PackedFiles[number]) => ({ ...file, size: stored?.size ?? null });
  return `${JSON.stringify(
    {
      standard: { title: report.title, number: report.number },
      basis: report.basis,
      day: report.day,
      closing: report.closing,
      packedAt: packed.at,
      packedBy: packed.by,
      files: files.filter(({ stored }) => stored !== undefined).map(shown),
      missing: files.filter(({ stored }) => stored === undefined).map(shown),
    },
    null,
    2,
  )}\n`;
};

/** Sends the evidence of a report as an archive that can be checked without this product (decisions 153, 172). */
export const evidencePack = (
  request: ReportRequest,
  storage: Files,
  context: OrganisationContext & ShortTransactions,
): Promise<FileAnswer> =>
  sendPack(context, async () => {
    const { report, files, by } = await context.inTransaction(async () => {
      const read = await reportOf(request);
      return { report: read, files: await filesOf(read), by: await nameOf(context.user.id) };
    });
    const json = jsonOf(report);
    const kept = files.flatMap(({ path, sha256, stored }) =>
      stored === undefined ? [] : [{ path, sha256, key: stored.key }],
    );
    const ofReport = { path: 'report.json', sha256: createHash('sha256').update(json).digest('hex') };
    const texts = {
      'manifest.json': manifestOf(report, files, { at: new Date().toISOString(), by }),
      'report.json': json,
      SHA256SUMS: sumsOf([ofReport, ...kept]),
    };
    return { name: `${fileNameOf(report)} evidence.zip`, content: archiveOf(texts, kept, storage) };
  });
