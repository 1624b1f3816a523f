import { sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

/** Names the cause of the changes that the rest of the transaction makes, for the history of scores. */
export const stateCause = async (cause: Schemas['ScoreChangeCause']): Promise<void> => {
  await db.execute(sql`select set_config('app.cause', ${cause}, true)`);
};
