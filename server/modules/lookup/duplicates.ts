import { conflict } from '#server/contract/errors.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';

import type { LookupSettings } from './definition.ts';

/**
 * Runs a write and names the field if it violates a unique constraint. Relying on the constraint rather than a prior
 * query prevents two users from taking a name at once.
 * @throws ApiError 409
 */
export const refusingDuplicates =
  ({ uniqueFields = {} }: LookupSettings) =>
  async <T>(write: () => PromiseLike<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      const constraint = violatedUniqueConstraint(error);
      if (constraint === undefined) throw error;
      throw conflict([uniqueFields[constraint] ?? { field: 'name', message: 'This name is already in use' }]);
    }
  };
