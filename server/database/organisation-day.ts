import { eq, sql } from 'drizzle-orm';

import { usualExemptionDays } from '#domain/exemption/term.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

/** What applies while no administrator's time zone is known. */
export const withoutTimeZone = 'UTC';

/** The same within a query of a transaction of the organisation, which sees no other. */
export const timeZoneInQuery = sql`coalesce((select ${organisation.timeZone} from ${organisation}
  where ${organisation.id} = nullif(current_setting('app.organisation_id', true), '')::uuid), ${withoutTimeZone})`;

/** The day that it is where the organisation is, within a query: what all numbers compare days with. */
export const todayInQuery = sql<string>`(now() at time zone ${timeZoneInQuery})::date`;

/** The IANA time zone of the transaction's organisation. */
export async function organisationTimeZone(): Promise<string> {
  const [found] = await db
    .select({ timeZone: organisation.timeZone })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  return found?.timeZone ?? withoutTimeZone;
}

/** The day that it is where the transaction's organisation is. */
export const organisationToday = async (): Promise<string> =>
  dayAndTimeIn(await organisationTimeZone(), new Date().toISOString()).day;

/** The same as `todayInQuery` in every statement of the transaction: for what is remembered of a day. */
export async function todayOfTransaction(): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${todayInQuery}::text as today`);
  return rows[0]?.today ?? '';
}

/** How many days an exemption of the transaction's organisation may apply. */
export async function mostExemptionDays(): Promise<number> {
  const [found] = await db
    .select({ days: organisation.exemptionDays })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  return found?.days ?? usualExemptionDays;
}
