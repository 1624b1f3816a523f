import { sql } from 'drizzle-orm';

import type { LinkScope } from '#server/contract/types.ts';
import { linkRole } from '#server/database/roles.ts';
import { db } from '#server/database/tenancy.ts';

/**
 * Does what a respondent does, with the grants of their link and no others: only links may write answers. Within the
 * transaction of the seed, unlike a request, so that the demo is still complete or not there at all. A failure ends that
 * transaction, and with it the role.
 */
export async function inLinkRole<T>(
  { linkId, recordId }: Pick<LinkScope, 'linkId' | 'recordId'>,
  work: () => Promise<T>,
): Promise<T> {
  await db.execute(
    sql`select set_config('app.link_id', ${linkId}, true), set_config('app.record_id', ${recordId}, true)`,
  );
  await db.execute(sql`set local role ${sql.identifier(linkRole)}`);
  const result = await work();
  await db.execute(sql`set local role none`);
  return result;
}
