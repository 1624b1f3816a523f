import { and, eq, inArray, isNull } from 'drizzle-orm';

import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { record, recordSource } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

/** Only registers have records that files call something of their own. */
const isRecordKind = (kind: ImportTarget['kind']): kind is RecordKind => Object.hasOwn(registers, kind);

/** The references of the live records that files have called so, by identifier. */
export async function referencesOfSources(
  { kind }: ImportTarget,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0 || !isRecordKind(kind)) return new Map();
  const rows = await db
    .select({ key: recordSource.key, ref: record.ref })
    .from(recordSource)
    .innerJoin(record, eqWithinOrganisation(record.id, recordSource.recordId))
    .where(and(eq(recordSource.kind, kind), isNull(record.deletedAt), inArray(recordSource.key, [...keys])));
  return new Map(rows.map(({ key, ref }) => [key, ref]));
}

interface Source {
  readonly key: string;
  readonly recordId: string;
}

/** Stores what files call records, instead of what they were called so before: a record that is gone. */
export async function storeSources(
  { kind }: ImportTarget,
  organisationId: string,
  sources: readonly Source[],
): Promise<void> {
  if (sources.length === 0 || !isRecordKind(kind)) return;
  const keys = sources.map(({ key }) => key);
  await db.delete(recordSource).where(and(eq(recordSource.kind, kind), inArray(recordSource.key, keys)));
  await db.insert(recordSource).values(sources.map((source) => ({ organisationId, kind, ...source })));
}
