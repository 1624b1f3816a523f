import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { eq, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { FileAnswer, OrganisationContext, ShortTransactions } from '#server/contract/types.ts';
import { organisationToday } from '#server/database/organisation-day.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { exportPlaces, holderOf } from '#server/fair/shared.ts';

import type { Format } from './formats.ts';

/** Records read at a time: large enough that statements cost little, small enough to keep memory flat. */
const batchSize = 500;

/** How many batches are being read while one is written. */
const batchesAhead = 2;

/** Records written at a time: other requests wait so long. */
const sliceSize = 100;

/** No client waits longer for an answer (specification section 9). In milliseconds. */
const longestExport = 500_000;

/** The records, entries or other rows to export, in order. */
interface Exported {
  /** What they are, in the name of the file: `risks`. */
  readonly name: string;
  readonly format: Format;
  readonly isLonger: (most: number) => Promise<boolean>;
  readonly batches: (size: number) => AsyncGenerator<string[]>;
  readonly read: (ids: readonly string[]) => Promise<object[]>;
}

/**
 * Writes all records of a list into a file while it is sent, in one read transaction: rows of one moment, under the
 * caller's organisation. The stream is destroyed by a failure, by the client's leaving, and when its place is recalled for
 * another organisation; each ends the transaction.
 * @throws NoPlace while another export of the person runs, or there is no place; ApiError 400 if the list does not fit the format
 */
export async function exportFile(
  exported: Exported,
  context: OrganisationContext & ShortTransactions,
): Promise<FileAnswer> {
  const place = await exportPlaces.take(holderOf(context));
  const { format } = exported;
  const { into, file } = format.open();
  // Aborted when the client leaves or reads too slowly, also for those who wait.
  const leaving = new AbortController();
  place.recalled.addEventListener('abort', () => leaving.abort(place.recalled.reason), { once: true });
  // Not AbortSignal.timeout: Node 20 forgets one that only AbortSignal.any refers to.
  const limit = setTimeout(() => leaving.abort(), longestExport);
  file.on('close', () => {
    clearTimeout(limit);
    leaving.abort();
  });
  const { signal } = leaving;
  // A failure after the start is reported by the stream, to the response that reads it.
  file.on('error', () => {});
  const started = new Promise<string>((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(error);
      into.destroy(error instanceof Error ? error : new Error(String(error)));
    };
    const work = async () => {
      await takeTurn(context);
      await refuseLonger(exported);
      resolve(await nameOf(exported, context));
      // At once, not after the rollback: the connection may be what failed.
      await write(exported, into, signal).catch((error: unknown) => {
        fail(error);
        throw error;
      });
    };
    context
      .inTransaction(work, { once: true })
      .finally(() => place.release())
      // Only now, so that a person who has the whole file can start the next export: the lock has been released.
      .then(() => into.end(), fail);
  });
  return { name: await started, contentType: format.contentType, content: file };
}

/** One export for each person in all organisations and processes: the lock ends with the transaction. */
async function takeTurn({ user }: OrganisationContext): Promise<void> {
  const key = sql`hashtextextended(${`export ${user.id}`}, 0)`;
  const { rows } = await db.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as taken`);
  if (rows[0]?.taken !== true) throw exportPlaces.refusal('person');
}

async function refuseLonger({ isLonger, format: { limit } }: Exported): Promise<void> {
  if (limit !== undefined && (await isLonger(limit.most))) throw invalid([{ field: 'format', message: limit.message }]);
}

/** `risks-harbour-bank-2026-11-23.csv`, with the day of the organisation: letters and digits of any script, and what any file system takes. */
async function nameOf({ name, format }: Exported, context: OrganisationContext): Promise<string> {
  const [row] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, context.organisation.id));
  const day = await organisationToday();
  const parts = [name, row?.name ?? '', day].map((part) =>
    part
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60),
  );
  return `${parts.filter((part) => part !== '').join('-')}.${format.extension}`;
}

async function write(exported: Exported, into: Writable, signal: AbortSignal): Promise<void> {
  const { format } = exported;
  await send(into, format.start, signal);
  let written = 0;
  for await (const records of recordsOf(exported)) {
    for (let start = 0; start < records.length; start += sliceSize) {
      const slice = records.slice(start, start + sliceSize);
      // Other requests, and what PostgreSQL sends meanwhile.
      await setImmediate();
      await send(into, format.batch(slice, written), signal);
      written += slice.length;
    }
  }
  await send(into, format.end(written), signal);
}

/** Records in batches. Others are being read meanwhile, so that PostgreSQL works while the file is written. */
async function* recordsOf({ batches, read }: Exported): AsyncGenerator<object[]> {
  const reading: Promise<object[]>[] = [];
  for await (const ids of readAhead(batches(batchSize))) {
    const records = read(ids);
    // Thrown when its turn comes.
    records.catch(() => {});
    if (reading.push(records) > batchesAhead) yield (await reading.shift()) ?? [];
  }
  for (const records of reading) yield await records;
}

/** The values of a generator, each while the next is being produced. */
async function* readAhead<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = values.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = values.next();
      // Thrown when its turn comes.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await next.catch(() => {});
    await values.return(undefined);
  }
}

/** Waits while the client reads more slowly than the database. */
async function send(into: Writable, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (text !== '' && !into.write(text)) await once(into, 'drain', { signal });
}
