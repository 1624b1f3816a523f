import { sql } from 'drizzle-orm';

import { lookups } from '#openapi/generated/records.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import { label } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { viewableEntities } from '#server/modules/record/index.ts';

/** How many entries the pages of the settings have. */
export const settingsOverviewHandlers: HandlersOf<'SettingsOverviews'> = {
  async counts(_input, context) {
    const viewable = new Set<string>(viewableEntities(context));
    const counted = Object.values(lookups)
      .filter(({ kind }) => viewable.has(kind))
      .map(({ kind }) => sql`select ${kind}::text as kind, count(*)::int as entries from ${lookupTables[kind]}`);
    const labels = sql`select 'label' as kind, count(*)::int as entries from ${label}`;
    const { rows } = await db.execute<Schemas['SettingsCount'] & Record<string, unknown>>(
      sql.join([...counted, ...(viewable.has('label') ? [labels] : [])], sql` union all `),
    );
    return rows;
  },
};
