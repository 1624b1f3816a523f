import { and, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { CoOwnerTable, RegisterTable } from '#server/database/kind-tables.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import type { Filter } from '../list/filters.ts';

/** Records that one of some people owns or co-owns; without a value, those that nobody does. */
export function ownedBy(
  register: RegisterTable & Readonly<Record<'ownerId', PgColumn>>,
  coOwners: CoOwnerTable,
): Filter {
  /** @param ids of certain people; of anyone by default */
  const isCoOwned = (ids?: readonly string[]) => {
    const ofRecord = and(
      eqWithinOrganisation(coOwners.recordId, register.id),
      ids && inArray(coOwners.personId, [...ids]),
    );
    return sql`exists (select from ${coOwners} where ${ofRecord})`;
  };
  return (ids, orNothing) =>
    or(
      ids && or(inArray(register.ownerId, [...ids]), isCoOwned(ids)),
      orNothing ? and(isNull(register.ownerId), not(isCoOwned())) : undefined,
    );
}
