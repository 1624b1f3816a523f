import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { dueDates, type RecordKind, registers } from '#openapi/generated/records.ts';
import { type RegisterTable, registerTables } from '#server/database/kind-tables.ts';
import { risk, serviceProviderAssessment } from '#server/database/schema/index.ts';

/** Fields that are not stored in a column of their own name. */
const otherColumns: Readonly<Partial<Record<RecordKind, Readonly<Record<string, PgColumn>>>>> = {
  risk: { 'treatmentPlan.dueOn': risk.planDueOn, 'treatmentPlan.status': risk.planStatus },
  // Those who review are reminded to look after the answers.
  serviceProviderAssessment: { ownerId: serviceProviderAssessment.assigneeId },
};

/** A field of a register that falls due, as stored. */
export interface DueField {
  readonly kind: RecordKind;
  /** Its name in the contract. */
  readonly name: string;
  /** What is due: `review`. */
  readonly what: string;
  readonly table: RegisterTable;
  readonly dueOn: PgColumn;
  readonly ownerId: PgColumn;
  /** The column and its values with which nothing is due. */
  readonly unless: { readonly column: PgColumn; readonly values: readonly string[] } | undefined;
}

function columnOf(kind: RecordKind, field: string): PgColumn {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(registerTables[kind]);
  const column = otherColumns[kind]?.[field] ?? columns[field];
  if (column === undefined) throw new Error(`${kind} has no column for ${field}`);
  return column;
}

/** Every field that falls due, of every register of the contract. */
export const dueFields: readonly DueField[] = Object.values(registers).flatMap(({ kind }) =>
  dueDates[kind].map(({ field, what, unless }) => ({
    kind,
    name: field,
    what,
    table: registerTables[kind],
    dueOn: columnOf(kind, field),
    ownerId: columnOf(kind, 'ownerId'),
    unless: unless && { column: columnOf(kind, unless.field), values: unless.values },
  })),
);
