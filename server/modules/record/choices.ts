import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import { membership, record, type RecordKind } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** An id that a request names, and the field it stands in. */
interface Choice {
  readonly field: string;
  readonly id: string;
}

type Finder = (ids: string[]) => Promise<{ id: string }[]>;

/** Ids as the database writes them, each once. */
export const distinctIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** What a field names: one id, several (`categoryIds/1`), or nothing. */
export function choicesOf(field: string, ids: string | readonly string[] | null | undefined): Choice[] {
  if (ids === null || ids === undefined) return [];
  return typeof ids === 'string' ? [{ field, id: ids }] : ids.map((id, index) => ({ field: `${field}/${index}`, id }));
}

/** Choices of one kind: where they are found, and what is said of one that is not. */
interface Check {
  readonly choices: readonly Choice[];
  readonly find: Finder;
  readonly message: string;
}

async function unknownOf({ choices, find, message }: Check): Promise<FieldError[]> {
  if (choices.length === 0) return [];
  const found = await find(distinctIds(choices.map(({ id }) => id)));
  const known = new Set(found.map(({ id }) => id));
  return choices.filter(({ id }) => !known.has(id.toLowerCase())).map(({ field }) => ({ field, message }));
}

/**
 * Looks up what a request chooses.
 * @throws ApiError 400 naming each choice that is not there: another organisation's is as unknown as a made-up one
 */
export async function refuseUnknownChoices(checks: readonly Check[]): Promise<void> {
  const errors = await Promise.all(checks.map(unknownOf));
  if (errors.flat().length > 0) throw invalid(errors.flat());
}

/**
 * Finds entries of a look-up, inactive ones too: they stay on the records that have them. They are locked until the
 * record is stored: one that is being removed, or given another score, is waited for.
 */
export const entriesOf =
  (table: PgTable & { readonly id: PgColumn }): Finder =>
  (ids) =>
    db
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .where(inArray(table.id, ids))
      .for('key share');

/** Finds live records of a kind. */
export const liveRecordsOf =
  (kind: RecordKind): Finder =>
  (ids) =>
    db
      .select({ id: record.id })
      .from(record)
      .where(and(inArray(record.id, ids), eq(record.kind, kind), isNull(record.deletedAt)));

/** Finds present members of the organisation; who has left stays the owner of what they own, and is not chosen again. */
export const presentMembers: Finder = (ids) =>
  db.select({ id: membership.userId }).from(membership).where(inArray(membership.userId, ids));
