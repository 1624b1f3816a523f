import { AsyncLocalStorage } from 'node:async_hooks';

import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { linkRole } from './roles.ts';
import * as schema from './schema/index.ts';

/** Whose transaction it is: row-level security lets only this organisation's rows through. */
export interface OrganisationScope {
  readonly organisationId: string;
  readonly userId: string;
}

/** Whose transaction it is when a secure link is all that is known of somebody: of one record, and in the role of links. */
export interface LinkScope {
  readonly linkId: string;
  readonly recordId: string;
}

interface Transaction {
  readonly client: pg.PoolClient;
  open: boolean;
  /** Why its first failed statement failed; whatever is sent after that fails because of it. */
  failure: unknown;
}

const transactions = new AsyncLocalStorage<Transaction>();

/** Drizzle without `transaction`: a commit of its own would end the organisation's transaction. See `savepoint`. */
export type OrganisationDatabase = Omit<NodePgDatabase<typeof schema>, 'transaction'>;

/**
 * The tables of the organisation in whose `inOrganisation` the caller runs, or what a link may reach in its `onLink`. One instance for the whole process, so that a
 * query prepared once (`.prepare(name)`) runs on whichever connection the request has.
 *
 * @throws when used outside `inOrganisation`, or after its work has ended.
 */
export const db: OrganisationDatabase = drizzle({ client: clientOfTheTransaction(), schema });

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

/** In the form in which Drizzle would have told it, but without what the statement was given. */
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

/**
 * Runs the work in one transaction for one organisation: commits when it resolves, rolls back when it throws.
 *
 * @throws what the work throws; when nested; and when a statement of the work failed and the work swallowed the error,
 *   because PostgreSQL then rolls back where a commit was asked.
 */
export const runInOrganisation = <T>(pool: pg.Pool, scope: OrganisationScope, work: () => Promise<T>): Promise<T> =>
  runInTransaction(pool, scopeOfOrganisation(scope), work);

/**
 * Runs the work in one transaction for one secure link. Its role was granted no table that a register has not opened to
 * links, and no organisation is set: a forgotten condition finds nothing, whatever the statement (security.md, attack 2).
 *
 * @throws like `runInOrganisation`.
 */
export const runOnLink = <T>(pool: pg.Pool, scope: LinkScope, work: () => Promise<T>): Promise<T> =>
  runInTransaction(pool, scopeOfLink(scope), work);

async function runInTransaction<T>(
  pool: pg.Pool,
  scope: readonly pg.QueryConfig[],
  work: () => Promise<T>,
): Promise<T> {
  if (transactions.getStore()?.open) throw new Error('A transaction does not nest.');
  const transaction: Transaction = { client: await pool.connect(), open: true, failure: undefined };
  const { client } = transaction;
  try {
    await begin(client, scope);
    // Awaited inside: a Drizzle query that the work merely returns is sent when somebody awaits it.
    const result = await transactions.run(transaction, async () => await work());
    transaction.open = false;
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    transaction.open = false;
    await abandon(client);
    throw isConsequence(error) ? (transaction.failure ?? error) : error;
  }
}

const inFailedTransaction = '25P02';

/** Whether a statement failed only because another of its transaction had failed: statements of one page are sent together. */
function isConsequence(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === inFailedTransaction;
}

const scopeOfOrganisation = ({ organisationId, userId }: OrganisationScope): pg.QueryConfig[] => [
  {
    name: 'attest_scope',
    text: `select set_config('app.organisation_id', $1, true), set_config('app.user_id', $2, true)`,
    values: [organisationId, userId],
  },
];

const scopeOfLink = ({ linkId, recordId }: LinkScope): pg.QueryConfig[] => [
  {
    name: 'attest_link_scope',
    text: `select set_config('app.link_id', $1, true), set_config('app.record_id', $2, true)`,
    values: [linkId, recordId],
  },
  { text: `set local role ${linkRole}` },
];

/**
 * For what is slow (mail, files, AI): inside a transaction it would hold a connection and locks until it ends.
 *
 * @throws inside a transaction
 */
export function assertOutsideTransaction(what: string): void {
  if (transactions.getStore()?.open) throw new Error(`${what} inside a transaction.`);
}

/** The pool pipelines, so that the statements share a round trip. */
async function begin(client: pg.PoolClient, scope: readonly pg.QueryConfig[]): Promise<void> {
  await Promise.all([client.query('begin'), ...scope.map((statement) => client.query(statement))]);
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.');
}

async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    // The connection is broken: the server has rolled back, and the pool must not hand it out again.
    client.release(true);
  }
}

/**
 * Runs the work so that its failure undoes only itself and the transaction goes on: one row of an import, say. Not for
 * work that runs beside other queries of the same transaction.
 *
 * @throws what the work throws, after undoing it.
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
