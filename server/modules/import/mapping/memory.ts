import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import { importValueMapping } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { member, type ImportTarget } from '#server/modules/record/index.ts';

import type { Field } from '../fields.ts';

/** Answers that are remembered for a register; the oldest are forgotten. */
const mostRemembered = 10_000;

/** A text as answers are found by: as searches compare it, its blanks as one. */
export const keyOfText = (text: string): string => folded(text.replaceAll(/\s+/gu, ' ').trim());

/** What a member has answered: null for nothing. */
export interface Remembered {
  readonly field: string;
  readonly key: string;
  readonly target: string | null;
}

/** The answers of a register, newest first. Row-level security leaves those of the organisation. */
export async function rememberedOf(kind: ImportTarget['kind']): Promise<Remembered[]> {
  const { field, key, target, personId, updatedAt } = importValueMapping;
  return db
    .select({ field, key, target: sql<string | null>`coalesce(${target}, ${personId}::text)` })
    .from(importValueMapping)
    .where(eq(importValueMapping.kind, kind))
    .orderBy(desc(updatedAt), field, key)
    .limit(mostRemembered);
}

interface NewAnswer {
  readonly field: Field;
  readonly text: string;
  /** Undefined to forget it. */
  readonly target: string | null | undefined;
}

const isOfPerson = ({ type }: Field): boolean => type.of === 'name' && type.choice === member;

/** Remembers answers instead of earlier ones, in a transaction. */
export async function remember(
  organisationId: string,
  kind: ImportTarget['kind'],
  answers: readonly NewAnswer[],
): Promise<void> {
  const byKey = new Map(answers.map((one) => [`${one.field.path} ${keyOfText(one.text)}`, one]));
  if (byKey.size === 0) return;
  const known = sql`(${importValueMapping.field} || ' ' || ${importValueMapping.key})`;
  await db.delete(importValueMapping).where(and(eq(importValueMapping.kind, kind), inArray(known, [...byKey.keys()])));
  const rows = [...byKey.values()].flatMap(({ field, text, target }) => {
    if (target === undefined) return [];
    const isPerson = target !== null && isOfPerson(field);
    const to = { target: isPerson ? null : target, personId: isPerson ? target : null };
    return [{ organisationId, kind, field: field.path, key: keyOfText(text), ...to }];
  });
  if (rows.length > 0) await db.insert(importValueMapping).values(rows);
  const old = sql`select field, key from ${importValueMapping} where kind = ${kind} order by updated_at desc offset ${mostRemembered}`;
  await db.execute(sql`delete from ${importValueMapping} where kind = ${kind} and (field, key) in (${old})`);
}
