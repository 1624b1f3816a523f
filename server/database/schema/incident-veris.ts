import { sql } from 'drizzle-orm';
import { check, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { belongingTo, organisationId } from './columns.ts';
import { incident } from './incident.ts';

/** The VERIS document that an incident was imported with: docs/decisions/060-veris.md. */
export const incidentVeris = pgTable(
  'incident_veris',
  {
    organisationId: organisationId(),
    incidentId: uuid('incident_id').notNull(),
    /** Its `incident_id`: the same one is not imported twice. */
    verisId: text('veris_id').notNull(),
    /** As text: the order of its keys is that of the file. */
    document: json('document').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.incidentId] }),
    belongingTo('incident_veris_incident', [table.organisationId, table.incidentId], incident),
    check('incident_veris_size', sql`octet_length(document::text) <= 1000000`),
    uniqueIndex('incident_veris_id').on(table.organisationId, table.verisId),
  ],
);
