import { customType, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';

import { organisation, personOf } from './accounts.ts';
import { instant, organisationId } from './columns.ts';

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * Every state of an organisation's matrix, written by triggers of its three look-ups in the transaction that changes them.
 * docs/decisions/061-matrix-versions.md
 */
export const riskMatrixVersion = pgTable(
  'risk_matrix_version',
  {
    organisationId: organisationId().references(() => organisation.id),
    number: integer('number').notNull(),
    at: instant('at').notNull().defaultNow(),
    changedBy: uuid('changed_by'),
    /** What else changes in this transaction belongs to the same version. */
    writtenBy: transactionId('written_by').notNull(),
    matrix: jsonb('matrix')
      .$type<Pick<components['schemas']['RiskMatrixVersion'], 'likelihoods' | 'impacts' | 'bands'>>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.number] }),
    personOf('risk_matrix_version_changed_by', [table.organisationId, table.changedBy]),
  ],
);
