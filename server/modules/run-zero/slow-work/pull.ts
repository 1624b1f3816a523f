import { eq } from 'drizzle-orm';

import { ApiError, notFound } from '#server/contract/errors.ts';
import type { Schemas, ShortTransactions } from '#server/contract/types.ts';
import { runZeroConnection } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Outside } from '#server/outside/outside.ts';

import { purposeOf, type TokenVault } from '../connection.ts';
import { importDevices } from '../import/store.ts';
import { fetchExport, PullFailed, pullLimits } from './console.ts';

/** What the pull needs beside the database. */
export interface RunZeroParts {
  readonly vault: TokenVault;
  /** The way to a console, which may be anywhere on the public internet. */
  readonly openConsole: (consoleUrl: string) => Outside;
}

interface PullOf extends ShortTransactions {
  readonly organisation: { readonly id: string };
  readonly signal: AbortSignal;
}

type Row = typeof runZeroConnection.$inferSelect;

function tokenOf({ vault }: RunZeroParts, { organisationId, consoleUrl, sealedToken }: Row): string {
  try {
    return vault.open(sealedToken, purposeOf(organisationId, consoleUrl));
  } catch (error) {
    throw new PullFailed('The token can no longer be decrypted. Enter it again', { cause: error });
  }
}

/** What a person can do something about; undefined for everything else. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof PullFailed) return error.message;
  return error instanceof ApiError && error.statusCode === 400
    ? `The export cannot be read: ${error.message}`
    : undefined;
}

const nothing = { added: 0, updated: 0, unchanged: 0, refused: 0, gone: 0 };

async function outcomeOf(parts: RunZeroParts, row: Row, of: PullOf): Promise<Omit<Schemas['RunZeroPull'], 'at'>> {
  try {
    const request = { token: tokenOf(parts, row), limits: pullLimits, signal: of.signal };
    const file = await fetchExport(parts.openConsole(row.consoleUrl), request);
    const { refusals: _refusals, older: _older, ...counts } = await importDevices(file, { ...of, complete: true });
    return { ...counts, failure: '' };
  } catch (error) {
    const failure = reasonOf(error);
    if (failure === undefined) throw error;
    return { ...nothing, failure };
  }
}

/**
 * Pulls an organisation's devices, and keeps what became of it with the connection.
 * @throws ApiError 404 without a connection
 */
export async function pullDevices(parts: RunZeroParts, of: PullOf): Promise<void> {
  const [row] = await of.inTransaction(() => db.select().from(runZeroConnection));
  if (row === undefined) throw notFound();
  const lastPull = { at: new Date().toISOString(), ...(await outcomeOf(parts, row, of)) };
  // A connection that was replaced meanwhile has not been tried yet.
  await of.inTransaction(() =>
    db.update(runZeroConnection).set({ lastPull }).where(eq(runZeroConnection.sealedToken, row.sealedToken)),
  );
}
