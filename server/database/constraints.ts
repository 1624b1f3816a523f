import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const uniqueViolation = '23505';

/** The unique constraint that a failed write would have broken, if that is why it failed. */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === uniqueViolation ? cause.constraint : undefined;
}
