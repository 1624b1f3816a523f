import { sql } from 'drizzle-orm';

import { organisation } from '#server/database/schema/index.ts';
import { organisationToday, withoutTimeZone } from '#server/modules/organisation/index.ts';

/**
 * The day it is where the organisation is, for whatever begins or ends with a day: when versions come into force and people are
 * asked, and when policies expire. Must be called in a transaction of the organisation.
 */
export const today = organisationToday;

/** The same within a query of a transaction of the organisation, which sees no other. */
export const todayInQuery = sql`(now() at time zone coalesce((select ${organisation.timeZone} from ${organisation}
  where ${organisation.id} = nullif(current_setting('app.organisation_id', true), '')::uuid), ${withoutTimeZone}))::date`;
