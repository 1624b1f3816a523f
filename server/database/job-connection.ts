import type pg from 'pg';

import { abandon } from './abandon.ts';

/** As pg-boss wants its connection: rows are whatever the statement returns. */
export interface JobConnection {
  // oxlint-disable-next-line typescript/no-explicit-any -- the type that pg-boss declares
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

/** A connection of the pool for each call. Some of pg-boss's are several statements, with their own transaction. */
export const jobConnection = (pool: pg.Pool): JobConnection => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      await abandon(client);
      throw error;
    }
  },
});
