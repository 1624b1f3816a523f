import { eq } from 'drizzle-orm';

import type { WorkingCalendar } from '#domain/time/working-days.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { readHolidays } from './profile.ts';

/** When the transaction's organisation works: what counts working days (`workingDaysAfter`) is given this. */
export async function workingCalendar(): Promise<WorkingCalendar> {
  const [found] = await db
    .select({ workingDays: organisation.workingDays })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  if (found === undefined) throw new Error('The organisation of the transaction does not exist');
  return { ...found, holidays: new Set((await readHolidays()).map(({ day }) => day)) };
}
