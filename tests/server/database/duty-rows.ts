import { eq } from 'drizzle-orm';

import { shippedRegimes } from '#domain/incident/duties/shipped.ts';
import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A changed regime, a duty of an incident with what was recorded of it, and who is on call and took it over: all of a person. */
export async function addDutyRows(organisationId: string, userId: string, incidentId: string): Promise<void> {
  const [regime] = shippedRegimes;
  if (regime === undefined) throw new Error('No regime is shipped');
  const { key, name, addressee, steps } = regime;
  await db.insert(tables.dutyRegimeVersion).values({ organisationId, key, number: 1, regime, setBy: userId });
  const [duty] = await db
    .insert(tables.incidentDuty)
    .values({ organisationId, incidentId, key, name, addressee, steps })
    .returning({ id: tables.incidentDuty.id });
  await db.insert(tables.incidentDutyEntry).values({
    organisationId,
    dutyId: duty?.id ?? '',
    step: steps[0]?.key ?? '',
    kind: 'GIVEN',
    at: new Date('2026-11-01T10:00:00Z'),
    createdBy: userId,
  });
  await db.insert(tables.onCall).values({ organisationId, version: 1, minutes: 30, setBy: userId });
  await db.insert(tables.onCallGroup).values({ organisationId, place: 0, name: 'First', roles: ['ORG_ADMIN'] });
  await db.insert(tables.onCallMember).values({ organisationId, place: 0, personId: userId });
  await db
    .update(tables.incident)
    .set({ takenOverAt: new Date(), takenOverById: userId })
    .where(eq(tables.incident.id, incidentId));
}
