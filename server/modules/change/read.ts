import { and, asc, isNull, sql } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { viewableRegisters } from '#server/modules/record/index.ts';

import { impactsOf } from './impacts.ts';
import { liveChange } from './register.ts';
import { tallyOf } from './votes.ts';
import { warningsOf } from './warnings.ts';

const mostIncidents = 20;

/** Incidents that were detected while a change was made; none for those who may not view incidents. */
async function incidentsDuring(
  { actualStart, actualEnd }: Schemas['ChangeRequest'],
  context: OrganisationContext,
): Promise<Schemas['RecordReference'][]> {
  if (actualStart === null || !viewableRegisters(context).includes('incident')) return [];
  return db
    .select({ id: record.id, ref: sql<string>`${record.ref}`, title: sql<string>`${record.title}` })
    .from(incident)
    .innerJoin(record, eqWithinOrganisation(record.id, incident.id))
    .where(
      and(
        isNull(record.deletedAt),
        sql`${incident.detectedAt} >= ${actualStart}::timestamptz`,
        sql`${incident.detectedAt} < coalesce(${actualEnd}::timestamptz, now())`,
      ),
    )
    .orderBy(asc(incident.detectedAt), asc(record.id))
    .limit(mostIncidents);
}

/** Where a change stands. @throws ApiError 404 */
export async function readCourse(id: string, context: OrganisationContext): Promise<Schemas['ChangeCourse']> {
  const change = await liveChange(id);
  const { seats, needed, result, formerVotes } = await tallyOf(change);
  return {
    round: change.round,
    result,
    needed,
    seats,
    formerVotes,
    impacts: await impactsOf(context, id),
    warnings: await warningsOf(change),
    incidents: await incidentsDuring(change, context),
  };
}
