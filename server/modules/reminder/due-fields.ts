import { and, getTableColumns, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { dueDates, type RecordKind, registers } from '#openapi/generated/records.ts';
import { type RegisterTable, registerTables } from '#server/database/kind-tables.ts';
import { risk, serviceProviderAssessment } from '#server/database/schema/index.ts';
import { isPolicyInUse } from '#server/modules/policy/index.ts';

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
  /** Whether something is still due; undefined for what always is. */
  readonly isOpen: SQL | undefined;
}

/** Records of which nothing is due any more, whatever its fields say. */
const isOpenRecord: Readonly<Partial<Record<RecordKind, SQL>>> = {
  risk: ne(risk.status, 'CLOSED'),
  // A retired policy needs no review.
  policy: isPolicyInUse,
};

function columnOf(kind: RecordKind, field: string): PgColumn {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(registerTables[kind]);
  const column = otherColumns[kind]?.[field] ?? columns[field];
  if (column === undefined) throw new Error(`${kind} has no column for ${field}`);
  return column;
}

const isNotOneOf = (column: PgColumn, values: readonly string[]) => or(isNull(column), notInArray(column, [...values]));

/** Every field that falls due, of every register of the contract. */
export const dueFields: readonly DueField[] = Object.values(registers).flatMap(({ kind }) =>
  dueDates[kind].map(({ field, what, unless }) => ({
    kind,
    name: field,
    what,
    table: registerTables[kind],
    dueOn: columnOf(kind, field),
    ownerId: columnOf(kind, 'ownerId'),
    isOpen: and(isOpenRecord[kind], unless && isNotOneOf(columnOf(kind, unless.field), unless.values)),
  })),
);
