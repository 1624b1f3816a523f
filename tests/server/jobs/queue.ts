import { connect, type Connection } from '#server/database/connections.ts';

/** The jobs of a test database in the order they were added, as its owner sees them. */
export async function openQueue(owner: Connection) {
  const client = await connect(owner);
  const column = async <T = unknown>(expression: string): Promise<T[]> => {
    const text = `select ${expression} from pgboss.job order by created_on, id`;
    const { rows } = await client.query<[T]>({ text, rowMode: 'array' });
    return rows.map(([value]) => value);
  };
  return {
    states: () => column('state'),
    outputs: () => column('output'),
    /** When each becomes due, in milliseconds since the epoch. */
    dueTimes: () => column<number>('extract(epoch from start_after)::float * 1000'),
    /** Makes every waiting job due. */
    makeDue: async () => void (await client.query('update pgboss.job set start_after = now()')),
    /** Lets every lease expire. */
    expire: async () => void (await client.query(`update pgboss.job set started_on = started_on - interval '1 day'`)),
    empty: async () => void (await client.query('delete from pgboss.job')),
    close: () => client.end(),
  };
}
