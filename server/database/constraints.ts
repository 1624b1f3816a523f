import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const uniqueViolation = '23505';
const checkViolation = '23514';

const violated = (error: unknown, code: string): string | undefined => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === code ? cause.constraint : undefined;
};

/** The unique constraint that a failed write violated, if that is why it failed. */
export const violatedUniqueConstraint = (error: unknown): string | undefined => violated(error, uniqueViolation);

/**
 * The check constraint (of a row or raised by a trigger) that a failed write or commit violated, if that is why it
 * failed.
 */
export const violatedCheck = (error: unknown): string | undefined => violated(error, checkViolation);
