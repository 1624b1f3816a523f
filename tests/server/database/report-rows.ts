import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A definition, a schedule and a run of a person, as part of the current transaction. */
export async function addReportRows(organisationId: string, personId: string): Promise<void> {
  const settings = {
    organisationId,
    kind: 'RISKS',
    period: 'ALL',
    paper: 'A4',
    format: 'PDF',
    keptDays: 30,
  } as const;
  const chosen = { sections: ['risks'], filters: [] };
  await db.insert(tables.reportDefinition).values({ ...settings, ...chosen, name: 'Risks', updatedBy: personId });
  await db.insert(tables.reportSchedule).values({
    organisationId,
    kind: 'RISKS',
    cadence: 'DAILY',
    weekday: 1,
    monthDay: 1,
    time: '07:00',
    timeZone: 'UTC',
    isActive: false,
    ownerId: personId,
  });
  await db
    .insert(tables.reportRun)
    .values({ ...settings, ...chosen, name: 'Risks', definitionVersion: 1, asOf: new Date(0), authorId: personId });
}
