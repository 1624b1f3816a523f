import { AsyncLocalStorage } from 'node:async_hooks';

import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Holder } from '#server/fair/fair-places.ts';

import { abandon } from './abandon.ts';
import type { JobConnection } from './job-connection.ts';
import * as schema from './schema/index.ts';
import type { SharedPool } from './shared-pool.ts';
import { isPassing, isReadOnly } from './sql-state.ts';
import {
  holderOfLink,
  holderOfPerson,
  type LinkScope,
  type OrganisationScope,
  scopeOfLink,
  scopeOfOrganisation,
} from './transaction-scope.ts';

export type { LinkScope, OrganisationScope } from './transaction-scope.ts';

interface Transaction {
  readonly client: pg.PoolClient;
  /** Undefined for a secure link. */
  readonly organisation: OrganisationScope | undefined;
  readonly afterCommit: (() => void)[];
  open: boolean;
  /** Why its first failed statement failed; every later statement fails as a consequence. */
  failure: unknown;
}

const transactions = new AsyncLocalStorage<Transaction>();

/** Drizzle without `transaction`: a nested commit would end the organisation's transaction. Use `savepoint`. */
export type OrganisationDatabase = Omit<NodePgDatabase<typeof schema>, 'transaction'>;

const transactionClient = clientOfTheTransaction();

/**
 * The tables of the organisation whose `inOrganisation` the caller runs in, or those open to a link in its `onLink`.
 * One instance for the whole process, so that a query prepared once (`.prepare(name)`) runs on the request's
 * connection.
 *
 * @throws when used outside `inOrganisation`, or after its work has ended
 */
export const db: OrganisationDatabase = drizzle({ client: transactionClient, schema });

function clientOfTheTransaction(): pg.Client {
  return new Proxy(new pg.Client(), {
    get(_target, property) {
      const transaction = currentTransaction();
      const value: unknown = Reflect.get(transaction.client, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, transaction.client, args);
        if (result instanceof Promise) rememberFailure(transaction, result, args[0]);
        return result;
      };
    },
  });
}

/** The error as Drizzle would have reported it, but without the statement's parameters. */
function rememberFailure(transaction: Transaction, result: Promise<unknown>, statement: unknown): void {
  result.catch((error: unknown) => {
    const cause = error instanceof Error ? error : new Error(String(error));
    transaction.failure ??= new DrizzleQueryError(textOf(statement), [], cause);
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isObject = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isObject && typeof statement.text === 'string' ? statement.text : 'an unknown statement';
}

function currentTransaction(): Transaction {
  const transaction = transactions.getStore();
  if (transaction === undefined) throw new Error('The database was used outside a transaction.');
  if (!transaction.open) throw new Error('The database was used after the work of its transaction had ended.');
  return transaction;
}

/** The organisation whose rows the transaction accesses: part of the key of anything remembered about them. */
export function organisationOfTransaction(): string {
  return scopeOfTransaction().organisationId;
}

/** The organisation and the person of the transaction. */
export function scopeOfTransaction(): OrganisationScope {
  const { organisation } = currentTransaction();
  if (organisation === undefined) throw new Error('The transaction is not of an organisation.');
  return organisation;
}

/** Calls back once the transaction has committed; never, if it rolls back. The callback must not throw. */
export function afterCommit(callback: () => void): void {
  currentTransaction().afterCommit.push(callback);
}

/** pg-boss's connection to the transaction. */
export const jobsOfTransaction: JobConnection = {
  executeSql: (text, values) => transactionClient.query(text, values),
};

/** What a transaction is for. A read has one snapshot for all its statements, and cannot write. */
export type TransactionPurpose = 'read' | 'write';

const beginnings = {
  read: 'begin isolation level repeatable read read only',
  write: 'begin',
} as const satisfies Record<TransactionPurpose, string>;

/** How a transaction meets others. */
export interface TransactionOptions {
  /**
   * For work that cannot start over, because it has passed on what it did: written to a stream, or counted outside. All other
   * work is done again, once and from its beginning, after a failure that passes: a deadlock, a failover (decision 092).
   */
  readonly once?: true;
  /** Waits for what others hold as long as a statement may take: for jobs, for which nobody waits. */
  readonly patient?: true;
}

/**
 * Runs the work in one transaction for one organisation: commits when it resolves, rolls back when it throws. Work that fails
 * for a passing reason is done again, once, unless `options` exclude it.
 *
 * @throws what the work throws; when nested; and when a statement failed and the work swallowed its error, because
 *   PostgreSQL then rolls back instead of committing
 */
export const runInOrganisation = async <T>(
  pool: SharedPool,
  scope: OrganisationScope,
  work: () => Promise<T>,
  purpose: TransactionPurpose = 'write',
  options: TransactionOptions = {},
): Promise<T> => {
  const start = { organisation: scope, holder: holderOfPerson(scope), purpose, scope: scopeOfOrganisation(scope) };
  return runInTransaction(pool, { ...options, ...start }, work);
};

/**
 * Runs the work in one transaction for one secure link. Its role has no grant on tables that a register has not opened
 * to links, and no organisation is set: a forgotten condition finds nothing, whatever the statement (security.md,
 * attack 2).
 *
 * @throws like `runInOrganisation`
 */
export const runOnLink = async <T>(
  pool: SharedPool,
  scope: LinkScope,
  work: () => Promise<T>,
  purpose: TransactionPurpose = 'write',
  options: TransactionOptions = {},
): Promise<T> => {
  const start = { organisation: undefined, holder: holderOfLink(scope), purpose, scope: scopeOfLink(scope) };
  return runInTransaction(pool, { ...options, ...start }, work);
};

/** How a transaction starts. */
interface Start extends TransactionOptions {
  readonly organisation: OrganisationScope | undefined;
  /** Whose connection it takes. */
  readonly holder: Holder;
  readonly purpose: TransactionPurpose;
  /** The statements that limit it to its organisation or link. */
  readonly scope: readonly string[];
}

async function runInTransaction<T>(pool: SharedPool, start: Start, work: () => Promise<T>): Promise<T> {
  if (transactions.getStore()?.open) throw new Error('Transactions cannot be nested.');
  const { holder } = start;
  try {
    return await attempt(await pool.connect(holder), start, work);
  } catch (error) {
    const isOfFailover = start.purpose === 'write' && isReadOnly(error);
    if (start.once === true || !(isOfFailover || isPassing(error))) throw error;
    return await attempt(await (isOfFailover ? newClient(pool, holder) : pool.connect(holder)), start, work);
  }
}

/** When clients were first used, counted: after a failover, those of before may lead to what is only a standby by now. */
const firstUses = new WeakMap<pg.PoolClient, number>();
let uses = 0;

/** A client that has not been used before now; those of the pool that have are closed on the way. */
async function newClient(pool: SharedPool, holder: Holder, now = uses): Promise<pg.PoolClient> {
  const client = await pool.connect(holder);
  if ((firstUses.get(client) ?? Infinity) > now) return client;
  client.release(true);
  return newClient(pool, holder, now);
}

/** What the work does after the commit is dropped with an attempt that fails. */
async function attempt<T>(client: pg.PoolClient, start: Start, work: () => Promise<T>): Promise<T> {
  const { organisation } = start;
  if (!firstUses.has(client)) firstUses.set(client, (uses += 1));
  const transaction: Transaction = { client, organisation, afterCommit: [], open: true, failure: undefined };
  try {
    const begun = begin(transaction, start);
    // Awaited here: a Drizzle query that the work returns without awaiting is sent only when awaited.
    const result = await transactions.run(transaction, async () => await work());
    transaction.open = false;
    await begun;
    await commit(transaction);
    client.release();
    for (const callback of transaction.afterCommit) callback();
    return result;
  } catch (error) {
    transaction.open = false;
    await abandon(client);
    throw isConsequence(error) ? (transaction.failure ?? error) : error;
  }
}

const inFailedTransaction = '25P02';

/**
 * Whether a statement failed only because an earlier one in its transaction had failed: a page's statements are sent
 * together.
 */
function isConsequence(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === inFailedTransaction;
}

/**
 * For slow work (mail, files, AI): inside a transaction it would hold a connection and locks until it ends.
 *
 * @throws inside a transaction
 */
export function assertOutsideTransaction(what: string): void {
  if (transactions.getStore()?.open) throw new Error(`${what} inside a transaction.`);
}

/**
 * Sends the statements that start the transaction, as one. The pool pipelines: the first statement of the work follows
 * in the same round trip, and is executed after them. Should one of them fail, the work's fail as well, or find nothing.
 */
function begin(transaction: Transaction, { purpose, scope, patient }: Start): Promise<unknown> {
  const waiting = patient === true ? ['set local lock_timeout = 0'] : [];
  const sent = transaction.client.query([beginnings[purpose], ...waiting, ...scope].join('; '));
  // Awaited only before the commit; until then, it explains why a statement of the work failed.
  sent.catch((error: unknown) => {
    transaction.failure ??= error;
  });
  return sent;
}

async function commit({ client, failure }: Transaction): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed.', { cause: failure });
}

/**
 * Runs the work in a savepoint, so that a failure undoes only that work and the transaction continues: one row of an
 * import, for example. Not for work that runs concurrently with other queries of the same transaction.
 *
 * @throws what the work throws, after rolling it back
 */
export async function savepoint<T>(work: () => Promise<T>): Promise<T> {
  const transaction = currentTransaction();
  const { client } = transaction;
  await client.query('savepoint attest');
  try {
    const result = await work();
    await client.query('release savepoint attest');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint attest; release savepoint attest');
    transaction.failure = undefined;
    throw error;
  }
}
