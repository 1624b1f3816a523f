import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

import { contradiction } from '#server/contract/errors.ts';

import type { LookupDefinition, LookupEntity } from './definition.ts';

const uniqueViolation = '23505';

const violatedConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === uniqueViolation ? cause.constraint : undefined;
};

/**
 * Runs a write and says in words which unique field it would have doubled. The constraint decides, not a question asked
 * beforehand, so two people cannot take a name at once.
 * @throws ApiError 409
 */
export const refusingDuplicates =
  <Entity extends LookupEntity>({ uniqueFields = {} }: LookupDefinition<Entity>) =>
  async <T>(write: () => PromiseLike<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === undefined) throw error;
      throw contradiction([uniqueFields[constraint] ?? { field: 'name', message: 'This name is taken' }]);
    }
  };
