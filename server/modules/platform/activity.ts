import type { MemberContext } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformActivity } from '#server/database/schema/index.ts';
import { authorship, type ActivityEntry } from '#server/modules/record/index.ts';

/** Writes an entry to the platform's activity log, in the transaction of the change it describes. */
export async function logPlatformActivity(
  database: Pick<PlatformDatabase, 'insert'>,
  context: MemberContext,
  entry: Omit<ActivityEntry<'user' | 'job'>, 'entityRef'>,
): Promise<void> {
  await database.insert(platformActivity).values({ ...authorship(context), ...entry });
}
