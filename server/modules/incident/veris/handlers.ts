import { eq, sql } from 'drizzle-orm';

import { instantOf, periodOf } from '#domain/time/rough-time.ts';
import type { VerisObject } from '#domain/veris/document.ts';
import { readVeris } from '#domain/veris/read.ts';
import { writeVeris } from '#domain/veris/write.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { incidentType, incidentVeris } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';
import { readersOf } from '#server/modules/record/index.ts';

import { incidentRegister } from '../register.ts';
import { importVerisFile } from './import.ts';

const { live } = readersOf(incidentRegister);

/** A type that the organisation does not have was not cleared: nobody could choose it. */
async function typeOf(incident: Schemas['Incident'], kept: VerisObject | null): Promise<string | null> {
  const said = kept === null ? null : readVeris(kept).type;
  if (incident.type !== null || said === null) return incident.type?.name ?? null;
  const [known] = await db
    .select({ id: incidentType.id })
    .from(incidentType)
    .where(eq(sql`lower(${incidentType.name})`, said.toLowerCase()));
  return known === undefined ? said : null;
}

/** VERIS has an instant and a period apart. */
const timesOf = (incident: Schemas['Incident']) => ({
  occurredAt: instantOf(incident.occurredAt),
  occurredIn: periodOf(incident.occurredAt),
  detectedAt: instantOf(incident.detectedAt),
  detectedIn: periodOf(incident.detectedAt),
  reportedAt: instantOf(incident.reportedAt),
  reportedIn: periodOf(incident.reportedAt),
  containedAt: instantOf(incident.containedAt),
  containedIn: periodOf(incident.containedAt),
  resolvedAt: instantOf(incident.resolvedAt),
  resolvedIn: periodOf(incident.resolvedAt),
});

const heldOf = async (incident: Schemas['Incident'], kept: VerisObject | null) => ({
  ...incident,
  ...timesOf(incident),
  type: await typeOf(incident, kept),
  assets: incident.assets.map(({ title }) => title),
});

/** Incidents in VERIS, in and out (decision 060). */
export const exchangeHandlers: HandlersOf<'IncidentExchange'> = {
  async veris({ path: { id } }) {
    const incident = await live(id);
    const [kept] = await db
      .select({ document: incidentVeris.document })
      .from(incidentVeris)
      .where(eq(incidentVeris.incidentId, id));
    const source = kept?.document ?? null;
    const document = writeVeris(source, await heldOf(incident, source));
    return { fileName: `${incident.ref}.veris.json`, content: `${JSON.stringify(document, null, 2)}\n` };
  },

  importVeris: ({ query: { dryRun = false }, body }, context) =>
    withWholeFile(body, holderOf(context), (file, recalled) => importVerisFile({ file, dryRun, recalled }, context)),
};
