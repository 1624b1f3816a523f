import { and, eq, inArray, sql } from 'drizzle-orm';

import { extensionLifecycle } from '#domain/exemption/lifecycle.ts';
import { exemptionExtension as extension } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Ends the open requests of exemptions that do not apply any more. */
export async function endExtensions(exemptionIds: readonly string[]): Promise<void> {
  await db
    .update(extension)
    .set({ status: extensionLifecycle.events.VOID.to, version: sql`${extension.version} + 1` })
    .where(and(inArray(extension.exemptionId, [...exemptionIds]), eq(extension.status, 'REQUESTED')));
}
