import { sql, type SQL } from 'drizzle-orm';

import { stages } from '#domain/risk/rating.ts';
import { risk } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { stateCause } from '#server/modules/record/index.ts';

import { endOutdatedAcceptances } from '../acceptance/end.ts';
import { columnsOf, nextAssessments, unchangedFates, type Fates } from './fates.ts';
import { announceMoved } from './moved.ts';
import { newestVersion } from './versions.ts';

const columns = stages.flatMap((stage) => Object.values(columnsOf[stage]));
const listed = (toSql: (column: SQL) => SQL) => sql.join(columns.map(toSql), sql`, `);

/** A hundred thousand risks take longer than a statement otherwise may. */
const longestRescoring = '60s';

/** Scores follow the matrix: all assessments are brought to its levels by one statement, and what no longer holds ends. */
export async function rescoreTo(fates: Fates): Promise<void> {
  await stateCause('MATRIX_CHANGED');
  await db.execute(sql`select set_config('statement_timeout', ${longestRescoring}, true)`);
  await db.execute(sql`with ${nextAssessments(fates)}
    update ${risk} set ${listed((column) => sql`${column} = next.${column}`)}
    from next where ${risk.organisationId} = next.organisation_id and ${risk.id} = next.id
      and (${listed((column) => sql`${risk}.${column}`)}) is distinct from (${listed((column) => sql`next.${column}`)})`);
  await endOutdatedAcceptances();
}

/** After a level of the look-ups was given another factor. */
export async function rescore(): Promise<void> {
  const matrix = await newestVersion();
  await rescoreTo(unchangedFates(matrix));
  await announceMoved(matrix.version);
}
