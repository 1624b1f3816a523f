import { sql } from 'drizzle-orm';
import { check, date, integer, text, uuid } from 'drizzle-orm/pg-core';

import { assignmentTable, belongsTo } from './assignment-table.ts';
import { ownControl } from './own-control.ts';
import { recordTable } from './record-table.ts';

/** The last day that evidence covers, of a row of evidence or of one of its versions (domain/compliance/confidence.ts). */
export const lastDayCovered = sql`coalesce(covers_to, case when cadence_months is null then made_on
        else (made_on + make_interval(months => cadence_months) - interval '1 day')::date end)`;

/** What a piece of evidence adds to its `record`. Its files are attachments. */
export const evidence = recordTable(
  'evidence',
  {
    description: text('description').notNull().default(''),
    ownerId: uuid('owner_id'),
    madeOn: date('made_on', { mode: 'string' }),
    coversFrom: date('covers_from', { mode: 'string' }),
    coversTo: date('covers_to', { mode: 'string' }),
    cadenceMonths: integer('cadence_months'),
    /** The last day of `coveredBy` (domain/compliance/confidence.ts). */
    coveredUntil: date('covered_until', { mode: 'string' }).generatedAlwaysAs(lastDayCovered),
  },
  { people: ['ownerId'], sorted: ['madeOn', 'coveredUntil'] },
  () => [check('evidence_covers', sql`(covers_from is null) = (covers_to is null) and covers_from <= covers_to`)],
);

/** The own controls that a piece of evidence proves. */
export const evidenceOwnControl = assignmentTable(
  'evidence_own_control',
  { evidenceId: uuid('evidence_id').notNull(), ownControlId: uuid('own_control_id').notNull() },
  { evidenceId: belongsTo(evidence), ownControlId: belongsTo(ownControl) },
);
