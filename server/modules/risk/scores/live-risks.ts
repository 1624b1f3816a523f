import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import { record, risk } from '#server/database/schema/index.ts';

const isRemoved = and(
  eq(record.organisationId, risk.organisationId),
  eq(record.id, risk.id),
  isNotNull(record.deletedAt),
);

/**
 * The risks that have not been removed, to read from as `risk`. Removed ones are few and have an index: leaving them out
 * takes half as long as joining all risks with their records.
 */
export const liveRisks: SQL = sql`(
  select * from ${risk} where not exists (select from ${record} where ${isRemoved})) as ${risk}`;
