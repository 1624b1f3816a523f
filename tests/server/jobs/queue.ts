import { connect, type Connection } from '#server/database/connections.ts';

/** The jobs of a test database in the order they were added, as its owner sees them. */
export async function openQueue(owner: Connection) {
  const client = await connect(owner);
  const column = async (expression: string): Promise<unknown[]> => {
    const text = `select ${expression} from pgboss.job order by created_on, id`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows.map(([value]) => value);
  };
  return {
    states: () => column('state'),
    outputs: () => column('output'),
    /** How long each still waits when it becomes due, in seconds from its last attempt. */
    waits: () => column('extract(epoch from start_after - started_on)::float'),
    /** Makes every waiting job due. */
    makeDue: async () => void (await client.query('update pgboss.job set start_after = now()')),
    /** Lets every lease expire. */
    expire: async () => void (await client.query(`update pgboss.job set started_on = started_on - interval '1 day'`)),
    empty: async () => void (await client.query('delete from pgboss.job')),
    close: () => client.end(),
  };
}
