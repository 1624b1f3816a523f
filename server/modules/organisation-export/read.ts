import { desc, eq, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { organisationExport, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** So many are listed: older ones are in the log. */
const mostListed = 50;

/** The exports of the transaction's organisation, the newest first. */
export async function exportsWhere(condition?: SQL): Promise<Schemas['OrganisationExport'][]> {
  const rows = await db
    .select({ row: organisationExport, requestedBy: { id: userAccount.id, name: userAccount.name } })
    .from(organisationExport)
    .innerJoin(userAccount, eq(userAccount.id, organisationExport.requestedBy))
    .where(condition)
    .orderBy(desc(organisationExport.requestedAt), organisationExport.id)
    .limit(mostListed);
  return rows.map(({ row: { organisationId: _organisation, key: _key, ...row }, requestedBy }) => ({
    ...row,
    requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}
