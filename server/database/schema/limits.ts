import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';

/** Hits per time window; a platform table shared by all processes (see `../limits.ts`). */
export const rateLimit = pgTable(
  'rate_limit',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limit_window').on(table.windowStart),
  ],
);
