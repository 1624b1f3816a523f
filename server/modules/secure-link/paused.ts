import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { deactivatedMember, userAccount } from '#server/database/schema/index.ts';

/** Whether an address, in lower case, is that of a deactivated member: no mail goes there until they are reactivated. */
export const isPaused = (email: SQLWrapper): SQL => sql`exists (select from ${deactivatedMember}
  join ${userAccount} on ${userAccount.id} = ${deactivatedMember.userId} where lower(${userAccount.email}) = ${email})`;
