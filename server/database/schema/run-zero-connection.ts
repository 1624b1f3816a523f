import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';

import { organisation, personOf } from './accounts.ts';
import { instant, organisationId } from './columns.ts';

/** How an organisation's devices are pulled from runZero (decision 063). */
export const runZeroConnection = pgTable(
  'run_zero_connection',
  {
    organisationId: organisationId().references(() => organisation.id),
    /** An https origin. */
    consoleUrl: text('console_url').notNull(),
    /** The export token, encrypted for this organisation and this console. */
    sealedToken: text('sealed_token').notNull(),
    setBy: uuid('set_by').notNull(),
    setAt: instant('set_at').notNull(),
    lastPull: jsonb('last_pull').$type<Readonly<components['schemas']['RunZeroPull']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    personOf('run_zero_connection_set_by', [table.organisationId, table.setBy]),
  ],
);
