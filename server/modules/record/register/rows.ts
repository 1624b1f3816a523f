import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import type { RegisterTable } from '#server/database/kind-tables.ts';
import { record, userAccount } from '#server/database/schema/index.ts';

import { labelsOfRecord } from './record-labels.ts';

export const author = alias(userAccount, 'author');
export const editor = alias(userAccount, 'editor');

export const isAuthor: SQL = eq(author.id, record.createdBy);
export const isEditor: SQL = eq(editor.id, record.updatedBy);

/** Joins a register's own table to `record`. */
export const hasRecord = ({ organisationId, id }: RegisterTable): SQL | undefined =>
  and(eq(organisationId, record.organisationId), eq(id, record.id));

/**
 * The rows of a register's own table whose records are not removed, to read from under the table's name. Few records are
 * removed, and an index has them: leaving them out takes half as long as joining each row with its record.
 */
export const liveRows = (table: RegisterTable): SQL => sql`(
  select * from ${table} where not exists (
    select from ${record} where ${and(hasRecord(table), isNotNull(record.deletedAt))})) as ${table}`;

/** An instant formatted like `Date.toISOString`. */
export const inContractForm = (instant: PgColumn | SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The summary of a referenced entity; null if there is none. */
export const namedBy = ({ id, name }: { readonly id: PgColumn; readonly name: PgColumn }): SQL =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

/** A row in the contract's shape, assembled by the database, so that its type is declared once. */
export function entityOf<Entity>(columns: Readonly<Record<string, PgColumn | SQL>>): SQL<Entity> {
  const fields = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql<Entity>`(select row_to_json(entity) from (select ${sql.join(fields, sql`, `)}) as entity)`;
}

/** The columns that every register selects from its records; needs `author` and `editor` joined. */
export const recordColumns = {
  id: record.id,
  ref: record.ref,
  title: record.title,
  version: record.version,
  createdAt: inContractForm(record.createdAt),
  createdBy: namedBy(author),
  updatedAt: inContractForm(record.updatedAt),
  updatedBy: namedBy(editor),
};

/** What every register reads of its records from other tables. */
export const recordValues = { labels: labelsOfRecord };
