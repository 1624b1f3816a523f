import { eq } from 'drizzle-orm';

import { dayAndTimeIn } from '#domain/zoned-time.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

/** What applies while no administrator's time zone is known. */
export const withoutTimeZone = 'UTC';

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
