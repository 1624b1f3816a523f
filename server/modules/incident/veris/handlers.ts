import { eq } from 'drizzle-orm';

import { writeVeris } from '#domain/veris/write.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { incidentVeris } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';
import { readersOf, registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { incidentRegister } from '../register.ts';
import { importVerisFile } from './import.ts';

const { live } = readersOf(incidentRegister);

const heldOf = (incident: Schemas['Incident']) => ({
  ...incident,
  type: incident.type?.name ?? null,
  assets: incident.assets.map(({ title }) => title),
});

/** Incidents in VERIS, in and out (decision 060). */
export const exchangeHandlers = (settings: RecordSettings): HandlersOf<'IncidentExchange'> => {
  const incidents = registerHandlers(incidentRegister, settings);
  return {
    async veris({ path: { id } }) {
      const incident = await live(id);
      const [kept] = await db
        .select({ document: incidentVeris.document })
        .from(incidentVeris)
        .where(eq(incidentVeris.incidentId, id));
      const document = writeVeris(kept?.document ?? null, heldOf(incident));
      return { fileName: `${incident.ref}.veris.json`, content: `${JSON.stringify(document, null, 2)}\n` };
    },

    importVeris: ({ query: { dryRun = false }, body }, context) =>
      withWholeFile(body, holderOf(context), (file, recalled) =>
        importVerisFile((input, as) => incidents.create({ body: input }, as), { file, dryRun, recalled }, context),
      ),
  };
};
