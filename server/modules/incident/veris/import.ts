import { randomUUID } from 'node:crypto';

import { inArray, sql } from 'drizzle-orm';

import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { incidentType, incidentVeris, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { importable } from '#server/modules/record/index.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import { incidentRegister } from '../register.ts';
import type { run } from './read-file.task.ts';
import type { FoundIncident, ReadFile } from './read-file.ts';

type Context = OrganisationContext & ShortTransactions;

const register = importable(incidentRegister);

const reading = workerTask<typeof run>(
  new URL('read-file.task.ts', import.meta.url),
  'This file took too long to read. Import it in parts',
);

/** In milliseconds: many times what the largest file of incidents takes. */
const limitMs = 30_000;

/** Reads a file in a worker thread. @throws ApiError 400 if nothing of it can be read */
export const readIncidents = (file: Uint8Array, organisationId: string) =>
  runInWorker(reading, file, { organisationId, limitMs });

/** Incidents of one transaction. */
const batch = 25;

/** Incidents and reasons that are named. */
const mostNamed = 100;

/** Leaves out what was imported before, whatever has become of it. */
async function unknownOf({ incidents, refusals }: ReadFile): Promise<ReadFile> {
  const ids = incidents.map(({ verisId }) => verisId);
  const known = await db
    .select({ verisId: incidentVeris.verisId, ref: record.ref, deletedAt: record.deletedAt })
    .from(incidentVeris)
    .innerJoin(record, eqWithinOrganisation(record.id, incidentVeris.incidentId))
    .where(inArray(incidentVeris.verisId, ids));
  const byId = new Map(known.map((one) => [one.verisId, one]));
  const repeated = incidents.flatMap(({ entry, verisId }) => {
    const found = byId.get(verisId);
    if (found === undefined) return [];
    const message = `It was imported before as ${found.ref}${found.deletedAt === null ? '' : ', which is deleted'}`;
    return [{ entry, field: 'incident_id', message }];
  });
  return {
    incidents: incidents.filter(({ verisId }) => !byId.has(verisId)),
    refusals: [...refusals, ...repeated].toSorted((one, other) => one.entry - other.entry),
  };
}

async function typesByName(): Promise<ReadonlyMap<string, string>> {
  const types = await db.select({ id: incidentType.id, name: incidentType.name }).from(incidentType);
  return new Map(types.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Adds incidents with the documents that they come from. */
async function addAll(incidents: readonly FoundIncident[], context: Context): Promise<void> {
  const organisationId = context.organisation.id;
  const types = await typesByName();
  const references = await register.references(organisationId, incidents.length);
  const added = incidents.map(({ input, type, verisId, document }, index) => ({
    id: randomUUID(),
    ref: references[index] ?? '',
    values: { ...input, typeId: types.get((type ?? '').toLowerCase()) ?? null },
    verisId,
    document,
  }));
  await register.add(context, added);
  await db.insert(incidentVeris).values(
    added.map(({ id, verisId, document }) => ({
      organisationId,
      incidentId: id,
      verisId,
      document: sql`${document}::json`,
    })),
  );
}

interface ImportRequest {
  readonly file: Uint8Array;
  /** Nothing is added. */
  readonly dryRun: boolean;
  /** Aborted when others wait for the place of the file in memory. */
  readonly recalled: AbortSignal;
}

/**
 * Imports a VERIS file, some incidents at a time: an import that ends early can be done again.
 * @throws ApiError 400 saying why nothing of the file can be read, 409 if another import adds the same incidents; NoPlace when
 *   its place is recalled
 */
export async function importVerisFile(
  { file, dryRun, recalled }: ImportRequest,
  context: Context,
): Promise<Schemas['VerisImport']> {
  const read = await readIncidents(file, context.organisation.id);
  const { incidents, refusals } = await context.inTransaction(() => unknownOf(read));
  const added = dryRun ? [] : incidents;
  const warnings = incidents.flatMap((one) => one.warnings);
  for (let from = 0; from < added.length; from += batch) {
    recalled.throwIfAborted();
    try {
      await context.inTransaction(() => addAll(added.slice(from, from + batch), context));
    } catch (error) {
      if (violatedUniqueConstraint(error) === undefined) throw error;
      throw conflict([{ field: 'file', message: 'Some of its incidents are being imported already. Try again' }]);
    }
  }
  return {
    read: incidents.length + refusals.length,
    added: incidents.length,
    incidents: incidents.slice(0, mostNamed).map(({ entry, input: { title } }) => ({ entry, title })),
    refused: refusals.length,
    refusals: refusals.slice(0, mostNamed),
    warned: warnings.length,
    warnings: warnings.slice(0, mostNamed),
  };
}
