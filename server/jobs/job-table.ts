import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** As much of pg-boss's table as administrators see. pg-boss migrates it, so it is not part of the schema. */
export const jobTable = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  data: jsonb('data').notNull(),
  state: text('state').notNull(),
  output: jsonb('output'),
  retryLimit: integer('retry_limit').notNull(),
  retryCount: integer('retry_count').notNull(),
  startAfter: instant('start_after').notNull(),
  createdOn: instant('created_on').notNull(),
  completedOn: instant('completed_on'),
});
