import { asc, eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { contains, optionLimit } from '#server/modules/record/index.ts';

/** The members of the organisation. */
export const memberHandlers: HandlersOf<'Members'> = {
  options: ({ query: { search } }) =>
    db
      .select({ id: userAccount.id, name: userAccount.name })
      .from(membership)
      .innerJoin(userAccount, eq(userAccount.id, membership.userId))
      .where(search ? contains(userAccount.name, search) : undefined)
      .orderBy(asc(userAccount.name), asc(userAccount.id))
      .limit(optionLimit),
};
