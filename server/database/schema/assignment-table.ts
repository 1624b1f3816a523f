import {
  index,
  pgTable,
  primaryKey,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type ForeignKeyBuilder,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { belongingTo, constraintName, organisationId, withinOrganisation, type RowKey } from './columns.ts';

/** What one of the two columns refers to. */
interface End {
  /** The name of its constraint, unless it is the derived one. */
  readonly name: string | undefined;
  readonly foreignKey: (name: string, columns: [organisationId: AnyPgColumn, id: AnyPgColumn]) => ForeignKeyBuilder;
}

/** A row with which the assignment is permanently deleted. */
export const belongsTo = (row: RowKey, name?: string): End => ({
  name,
  foreignKey: (key, columns) => belongingTo(key, columns, row),
});

/** A row that cannot be deleted while it is assigned, such as an entry of a look-up. */
export const refersTo = (row: RowKey, name?: string): End => ({
  name,
  foreignKey: (key, columns) => withinOrganisation(key, columns, row),
});

/** A person of the organisation. */
export const toPerson = (name?: string): End => ({ name, foreignKey: personOf });

type ConfigColumns<Column extends string> = Readonly<Record<Column | 'organisationId', ExtraConfigColumn>>;

interface Options<Column extends string> {
  /** The name of the primary key, if the derived one is longer than the 63 bytes that PostgreSQL keeps. */
  readonly key?: string;
  /** The index by the second column: null for an assignment that nothing reads from that side. */
  readonly use?: string | null;
  /** Whether that index has the first column too, so that a walk from the other side reads no rows. */
  readonly covering?: boolean;
  readonly extras?: (table: ConfigColumns<Column>) => PgTableExtraConfigValue[];
}

/**
 * Defines a table whose rows assign one row of an organisation to another, or to a person, each at most once. Its keys and
 * the index that finds assignments from the other side are derived.
 * @param columns the two columns, first the one by whose rows assignments are written
 * @param ends what each of them refers to
 */
export const assignmentTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  ends: Readonly<Record<keyof Columns & string, End>>,
  { key, use = `${name}_use`, covering = false, extras = () => [] }: Options<keyof Columns & string> = {},
) =>
  pgTable(name, { organisationId: organisationId(), ...columns }, (table) => {
    const own: ConfigColumns<keyof Columns & string> = table;
    const endOf: Readonly<Record<string, End>> = ends;
    const sides = Object.entries<ExtraConfigColumn>(own).flatMap(([field, column]) => {
      const end = endOf[field];
      return end ? [{ ...end, column }] : [];
    });
    const fromOtherSide = sides.map(({ column }) => column).toReversed();
    return [
      primaryKey({ ...(key && { name: key }), columns: [own.organisationId, ...sides.map(({ column }) => column)] }),
      ...sides.map(({ column, name: given, foreignKey }) =>
        foreignKey(given ?? constraintName(name, column), [own.organisationId, column]),
      ),
      ...(use ? [index(use).on(own.organisationId, ...fromOtherSide.slice(0, covering ? 2 : 1))] : []),
      ...extras(own),
    ];
  });
