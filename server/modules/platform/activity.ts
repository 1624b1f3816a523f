import type { MemberContext } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformActivity } from '#server/database/schema/index.ts';
import { authorship, type ActivityEntry } from '#server/modules/record/index.ts';

/** Writes a row of the log of what the platform's administrators did, in the transaction of the change it tells of. */
export async function logPlatformActivity(
  database: Pick<PlatformDatabase, 'insert'>,
  context: MemberContext,
  entry: Omit<ActivityEntry<'user'>, 'entityRef'>,
): Promise<void> {
  await database.insert(platformActivity).values({ ...authorship(context), ...entry });
}
