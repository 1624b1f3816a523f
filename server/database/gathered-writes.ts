import { Writable } from 'node:stream';

import type pg from 'pg';

/** The stream to PostgreSQL; `pg` does not declare it. */
function streamOf(client: pg.ClientBase): Writable {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined;
  if (!(stream instanceof Writable)) throw new Error('The connection to PostgreSQL has no stream.');
  return stream;
}

/**
 * Sends all statements that a pipelining connection is given in one go with one write to its socket: system calls for
 * each would cost more than everything else in a request.
 */
export function writeTogether(client: pg.ClientBase): void {
  const stream = streamOf(client);
  const query = client.query.bind(client);
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    // After the promise callbacks that are due, each of which may send the next statement.
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
  Reflect.set(client, 'query', (...args: Parameters<typeof query>) => {
    gather();
    return query(...args);
  });
}
