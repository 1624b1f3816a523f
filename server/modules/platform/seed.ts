import type { PlatformDatabase } from '#server/database/platform.ts';
import type { PlannedItem } from '#server/database/schema/index.ts';
import type { Author } from '#server/modules/record/index.ts';

import type { PlatformTransaction } from './people.ts';

/** The transaction of one change of a plan. */
export interface SeedWork {
  readonly database: PlatformTransaction;
  readonly author: Author;
}

/** What a privileged operation brings in. docs/decisions/162-privileged-operations.md */
export interface Seed {
  /** Finds out what would change, and changes nothing. */
  readonly plan: (platform: PlatformDatabase) => Promise<PlannedItem[]>;
  /**
   * Reads what a change needs, such as a file, before its transaction begins.
   * @returns what is done in that transaction
   */
  readonly prepare: (item: PlannedItem) => Promise<(work: SeedWork) => Promise<unknown>>;
}
