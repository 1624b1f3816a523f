import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';

import { organisation, organisationExport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { ExportParts } from './make.ts';

/** One whose process died in its last attempt is given up. */
const isStuck = () =>
  and(
    inArray(organisationExport.state, ['QUEUED', 'RUNNING']),
    lt(organisationExport.requestedAt, sql`now() - interval '1 day'`),
  );

/** Deletes the archives whose time has come: first the row lets go of it, then the content goes. */
export async function expireExports({ database, files }: ExportParts, now = new Date()): Promise<void> {
  for (const { id: organisationId } of await database.platform.select({ id: organisation.id }).from(organisation)) {
    const gone = await database.inOrganisation({ organisationId, userId: '' }, async () => {
      await db
        .update(organisationExport)
        .set({ state: 'FAILED', finishedAt: now, failure: 'It was interrupted. Ask for another one.' })
        .where(isStuck());
      const due = await db
        .select({ id: organisationExport.id, key: organisationExport.key })
        .from(organisationExport)
        .where(and(eq(organisationExport.state, 'READY'), lte(organisationExport.expiresAt, now)))
        .for('update', { skipLocked: true });
      for (const { id } of due)
        await db.update(organisationExport).set({ state: 'EXPIRED', key: null }).where(eq(organisationExport.id, id));
      return due;
    });
    for (const { key } of gone) if (key !== null) await files.remove(key);
  }
}
