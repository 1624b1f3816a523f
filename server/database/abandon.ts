import type pg from 'pg';

/** Ends the transaction that a failed statement may have left open, and returns the connection to the pool. */
export async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    // The connection is broken: the server has rolled back, and the pool must not reuse it.
    client.release(true);
  }
}
