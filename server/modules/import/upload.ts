import { and, eq, inArray } from 'drizzle-orm';

import { ApiError } from '#server/contract/errors.ts';
import type { OrganisationContext, ShortTransactions } from '#server/contract/types.ts';
import { dataImport } from '#server/database/schema/index.ts';
import { assertOutsideTransaction, db } from '#server/database/tenancy.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import type { ChosenFormat } from './file/csv.ts';
import { unreadable } from './file/limits.ts';
import { collectSamples, headerOf, shownRows } from './header.ts';
import { openFile, type OpenFile } from './open-file.ts';
import { addRows } from './rows.ts';
import { changeImport, deleteImports, endAbandoned } from './store.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly kind: ImportTarget['kind'];
  readonly fileName: string;
  readonly chosen: ChosenFormat;
  /** Of times that do not name theirs (IANA). */
  readonly timeZone: string;
  readonly bytes: Uint8Array;
  /** Aborted when others wait for the place of the file in memory. */
  readonly recalled: AbortSignal;
}

type Context = OrganisationContext & ShortTransactions;

/** 429: another import has to end first. */
export const ownBusy = () =>
  new ApiError(429, 'Another import of yours is still running. Wait until it has finished, then try again.', {
    retryAfterSeconds: 10,
  });

/**
 * Reads a file and stores its rows, in short transactions while it is read.
 * @returns the id of the import
 * @throws ApiError 400 saying what is wrong with the file, 429 while another import of the person runs; NoPlace when its place
 *   is recalled
 */
export async function storeFile(register: ImportTarget, sent: SentFile, context: Context): Promise<string> {
  assertOutsideTransaction('A file was read');
  const { bytes, chosen } = sent;
  const file = await openFile({ bytes, chosen }, context.organisation.id);
  try {
    return await storeOpened(register, sent, file, context);
  } finally {
    await file.close();
  }
}

async function storeOpened(register: ImportTarget, sent: SentFile, file: OpenFile, context: Context): Promise<string> {
  const id = await context.inTransaction(() => begin(sent, context));
  try {
    await storeRows(register, { ...sent, id }, file, context);
  } catch (error) {
    await context.inTransaction(() => deleteImports([id]));
    throw error;
  }
  return id;
}

/** Replaces what the person has not imported. */
async function begin({ kind, fileName }: SentFile, { organisation, user }: OrganisationContext): Promise<string> {
  await endAbandoned();
  const isLeft = inArray(dataImport.state, ['UPLOADED', 'CHECKED', 'FAILED']);
  await db.delete(dataImport).where(and(eq(dataImport.authorId, user.id), isLeft));
  const row = { organisationId: organisation.id, authorId: user.id, kind, fileName, columns: [] };
  const [added] = await db
    .insert(dataImport)
    .values({ ...row, state: 'READING' })
    .onConflictDoNothing()
    .returning({ id: dataImport.id });
  if (added === undefined) throw ownBusy();
  return added.id;
}

async function storeRows(
  register: ImportTarget,
  { id, recalled, timeZone }: Pick<SentFile, 'recalled' | 'timeZone'> & { readonly id: string },
  file: OpenFile,
  context: Context,
): Promise<void> {
  const header = headerOf(register, file.first);
  if (header === undefined) throw unreadable('The file has no rows');
  const samples = collectSamples();
  let rows = 0;
  for await (const batch of file.batches()) {
    recalled.throwIfAborted();
    const below = batch.filter(({ row }) => row > header.row);
    for (const row of below) samples.add(row);
    rows += below.length;
    await context.inTransaction(() => addRows(context.organisation.id, id, batch));
  }
  if (rows === 0) throw unreadable('The file has no rows below its header');
  const columns = samples.columns(register, header);
  const firstRows = shownRows(file.first);
  const { delimiter = null, encoding = null } = file.format ?? {};
  const reading = { delimiter, encoding, decimalMark: null, dayOrder: null, timeZone };
  await context.inTransaction(() =>
    changeImport(id, { state: 'UPLOADED', columns, rows, headerRow: header.row, firstRows, reading }),
  );
}
