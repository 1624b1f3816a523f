import { and, eq } from 'drizzle-orm';

import { meetsRequirement } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import { notFound } from '#server/contract/errors.ts';
import { reportRun, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { actingFor } from '#server/modules/accounts/index.ts';

import { mayOpen } from './read.ts';

interface Asked {
  readonly organisationId: string;
  readonly fileId: string;
  readonly userId: string;
}

const { roles, feature, level } = access['ReportRuns.address'];

/**
 * The file of a report for the person of a checked address, whose rights are checked again; undefined if it is of no report.
 * @throws ApiError 404 if they may not view all that is in it
 */
export async function reportFile({ organisationId, fileId, userId }: Asked) {
  const [found] = await db
    .select({
      run: reportRun,
      file: {
        key: storedFile.key,
        sha256: storedFile.sha256,
        name: storedFile.name,
        type: storedFile.type,
        size: storedFile.size,
      },
    })
    .from(reportRun)
    .innerJoin(storedFile, eq(storedFile.id, reportRun.fileId))
    .where(and(eq(reportRun.fileId, fileId), eq(reportRun.state, 'READY')));
  if (found === undefined) return undefined;
  const reader = await actingFor({ id: fileId, organisationId, authorId: userId, ip: null, userAgent: null });
  if (reader === undefined) throw notFound();
  if (!meetsRequirement(reader.organisation, { roles, feature, level }) || !mayOpen(found.run, reader))
    throw notFound();
  return found.file;
}
