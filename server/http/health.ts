import { access, constants } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/database/database.ts';
import { isFull as isDiskFull } from '#server/files/space.ts';

export interface HealthParts {
  readonly database: Pick<Database, 'check' | 'state'>;
  /** Where the server writes: the folders of its data. */
  readonly folders: readonly string[];
  /** Whether the disk of a folder is full; asks the system by default. */
  readonly isFull?: ((folder: string) => Promise<boolean>) | undefined;
}

/** Why the server cannot serve, in words that a stranger may read; what failed, if that is known, is for the log. */
interface Trouble {
  readonly reason: string;
  readonly error?: unknown;
}

async function troubleOf({ database, folders, isFull = isDiskFull }: HealthParts): Promise<Trouble | undefined> {
  for (const folder of folders) {
    try {
      await access(folder, constants.W_OK);
      if (await isFull(folder)) return { reason: 'The disk is full' };
    } catch (error) {
      return { reason: 'The data directory cannot be written', error };
    }
  }
  const state = database.state();
  if (state !== 'running')
    return { reason: state === 'failed' ? 'The database has failed' : 'The database is restarting' };
  try {
    await database.check();
    return undefined;
  } catch (error) {
    return { reason: 'The database is not responding', error };
  }
}

/**
 * `/healthz`: the process is alive, and mends what it can. While it restarts its database it answers 200, because someone who
 * restarted the process would only begin that again; 503 once it has given up, when only a restart is left, and the
 * process ends. `/readyz`: it can also serve requests, because its database answers and its disk has space.
 */
export function addHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async (_request, reply) =>
    parts.database.state() === 'failed' ? reply.code(503).send({ status: 'failed' }) : { status: 'ok' },
  );
  app.get('/readyz', async (request, reply) => {
    const trouble = await troubleOf(parts);
    if (trouble === undefined) return { status: 'ready' };
    request.log.warn({ reason: trouble.reason, err: trouble.error }, 'not ready');
    return reply.code(503).send({ status: 'not ready', reason: trouble.reason });
  });
}
