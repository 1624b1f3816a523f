import { and, eq, getTableName, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import { foreignKeysOf } from '#server/database/foreign-keys.ts';
import { isRegisterTable, type LookupTable, type RegisterTable } from '#server/database/kind-tables.ts';
import { organisationPerson, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { listedValues } from '../change/added-values.ts';
import { distinctIds } from '../register/choices.ts';
import type { RecordKey } from '../register/register.ts';
import { shownRecord } from '../register/shown-record.ts';

/**
 * A join table with a row for each of several entities that a record references; its foreign keys determine the
 * columns.
 */
type AssignmentTable = PgTable & { readonly organisationId: PgColumn };

const namedRecord = alias(record, 'named');

/** The look-up entries that a record references, in their order. */
export const assignedEntries = (register: RegisterTable, table: AssignmentTable, lookup: LookupTable) =>
  listed<Schemas['CategoryReference']>(register, table, {
    from: lookup,
    on: eqWithinOrganisation(lookup.id, otherKey(table, register, lookup).column),
    shown: sql`json_build_object('id', ${lookup.id}, 'name', ${lookup.name})`,
    order: sql`${lookup.position}, ${lookup.id}`,
  });

/**
 * The live records of another register that a record references. A removed one stays assigned, and reappears when it is
 * restored.
 */
export const assignedRecords = (register: RegisterTable, table: AssignmentTable, other: RegisterTable) =>
  listed<Schemas['RecordReference']>(register, table, {
    from: sql`${record} as ${sql.identifier('named')}`,
    on: and(
      eqWithinOrganisation(namedRecord.id, otherKey(table, register, other).column),
      isNull(namedRecord.deletedAt),
    ),
    shown: shownRecord(namedRecord),
    order: sql`${namedRecord.ref}, ${namedRecord.id}`,
  });

/** The people that a record references, by name. They may have left the organisation. */
export const assignedPeople = (register: RegisterTable, table: AssignmentTable) =>
  listed<Schemas['PersonReference']>(register, table, {
    from: userAccount,
    on: eq(userAccount.id, otherKey(table, register, organisationPerson).column),
    shown: sql`json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name})`,
    order: sql`${userAccount.name}, ${userAccount.id}`,
  });

/** What a record references. */
interface Assigned {
  readonly key: RecordKey;
  readonly ids: readonly string[];
}

/** What is set now of a field that names several entities. */
export const chosenIn = <Field extends string>(
  records: readonly { readonly key: RecordKey; readonly chosen: { readonly [Name in Field]?: readonly string[] } }[],
  field: Field,
): Assigned[] => records.flatMap(({ key, chosen: { [field]: ids } }) => (ids === undefined ? [] : [{ key, ids }]));

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 5_000;

/** Rows of which what they name is not removed: a removed record stays assigned, because nobody could see that it was. */
const namesLive = (table: AssignmentTable, named: PgColumn): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(namedRecord)
      .where(
        and(
          eq(namedRecord.organisationId, table.organisationId),
          eq(namedRecord.id, named),
          isNotNull(namedRecord.deletedAt),
        ),
      ),
  );

/** Replaces the references of records, but for those to removed records. Repeated ids count once. */
export async function assign(
  register: RegisterTable,
  table: AssignmentTable,
  target: PgTable,
  records: readonly Assigned[],
): Promise<void> {
  if (records.length === 0) return;
  const own = ownKey(table, register);
  const other = otherKey(table, register, target);
  const owners = records.map(({ key }) => key.id);
  const rows = records.flatMap(({ key: { organisationId, id }, ids }) =>
    distinctIds(ids).map((named) => ({ organisationId, [own.field]: id, [other.field]: named })),
  );
  const batches = Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
  // Sent together, in this order: the connection pipelines.
  await Promise.all([
    db
      .delete(table)
      .where(and(inArray(own.column, owners), isRegisterTable(target) ? namesLive(table, other.column) : undefined)),
    ...batches.map((some) => db.insert(table).values(some).onConflictDoNothing()),
  ]);
}

interface Listed {
  readonly from: PgTable | SQL;
  readonly on: SQL | undefined;
  readonly shown: SQL;
  readonly order: SQL;
}

const listed = <Shown>(register: RegisterTable, table: AssignmentTable, { from, on, shown, order }: Listed) =>
  listedValues<Shown>({
    table,
    joined: sql`join ${from} on ${on}`,
    organisationId: table.organisationId,
    recordId: ownKey(table, register).column,
    shown,
    order,
  });

/** The column of the record that references. Where both are of one table, it is declared first. */
const ownKey = (table: PgTable, register: PgTable) => keyTo(table, register, undefined);

/** The column of what the record references. */
const otherKey = (table: PgTable, register: PgTable, target: PgTable) =>
  keyTo(table, target, ownKey(table, register).field);

function keyTo(table: PgTable, target: PgTable, except: string | undefined) {
  const found = foreignKeysOf(table).find(({ field, foreignTable }) => field !== except && foreignTable === target);
  if (found === undefined) throw new Error(`${getTableName(table)} does not refer to ${getTableName(target)}`);
  return found;
}
