import { inArray, sql } from 'drizzle-orm';

import type { Step } from '#domain/lifecycle.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { activity, record, type FieldChange } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { loggedEntity, type Told } from '#server/modules/record/index.ts';

import { tellOfSteps, type NamedRecord, type PeopleOf, type StepWords } from './notices.ts';

/** A locked record with which a step happens that is nobody's action. */
export interface Happened<Party extends string> {
  readonly entity: NamedRecord;
  readonly people: PeopleOf<Party>;
  readonly logged: FieldChange[];
  readonly words: StepWords;
}

interface What<Party extends string> {
  readonly kind: RecordKind;
  readonly as: Told['kind'];
  /** The step of the lifecycle's table. */
  readonly event: Pick<Step<string, string, Party>, 'tells' | 'asks'>;
}

/** Counts a change of records that is nobody's action. */
export async function touchByItself(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(record)
    .set({ version: sql`${record.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(record.id, [...ids]));
}

/** Logs what happened to records by itself, once it is stored, and tells the parties that the table of the lifecycle names. */
export async function logAndTell<Party extends string>(
  { kind, as, event }: What<Party>,
  happened: readonly Happened<Party>[],
): Promise<void> {
  if (happened.length === 0) return;
  const { organisationId } = scopeOfTransaction();
  await db.insert(activity).values(
    happened.map(({ entity, logged: changes }) => ({
      organisationId,
      action: 'UPDATE' as const,
      changes,
      ...loggedEntity(kind, entity),
    })),
  );
  await tellOfSteps(
    kind,
    as,
    happened.map(({ entity, people, words }) => ({ entity, people, words, step: event })),
  );
}
