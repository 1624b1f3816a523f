import { and, eq, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { record, userAccount } from '#server/database/schema/index.ts';

/** A register's own table, whose rows share the keys of their records. */
export type RegisterTable = PgTable & { readonly organisationId: PgColumn; readonly id: PgColumn };

export const author = alias(userAccount, 'author');
export const editor = alias(userAccount, 'editor');
/** For a register whose rows have an owner. */
export const owner = alias(userAccount, 'owner');

export const isAuthor: SQL = eq(author.id, record.createdBy);
export const isEditor: SQL = eq(editor.id, record.updatedBy);

/** Joins a register's own table to `record`. */
export const hasRecord = ({ organisationId, id }: RegisterTable): SQL | undefined =>
  and(eq(organisationId, record.organisationId), eq(id, record.id));

/** What every register selects of its records; needs `author` and `editor` joined. */
export const recordColumns = {
  id: record.id,
  ref: record.ref,
  title: record.title,
  version: record.version,
  createdAt: record.createdAt,
  createdBy: { id: author.id, name: author.name },
  updatedAt: record.updatedAt,
  updatedBy: { id: editor.id, name: editor.name },
};
