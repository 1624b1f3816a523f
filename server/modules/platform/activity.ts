import type { CatalogueEntity } from '#domain/words/catalogue.ts';
import type { PlatformEntity } from '#domain/words/platform.ts';
import type { PublishedEntity } from '#domain/words/publication.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformActivity } from '#server/database/schema/index.ts';
import { authorship, type ActivityEntry, type Author } from '#server/modules/record/index.ts';

/** Writes an entry to the platform's activity log, in the transaction of the change it describes. */
export async function logPlatformActivity(
  database: Pick<PlatformDatabase, 'insert'>,
  context: Author,
  entry: Omit<
    ActivityEntry<PlatformEntity | 'job' | 'organisationRequest' | CatalogueEntity | PublishedEntity>,
    'entityRef'
  >,
): Promise<void> {
  await database.insert(platformActivity).values({ ...authorship(context), ...entry });
}
