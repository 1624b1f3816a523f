import type pg from 'pg';

import { type OrganisationScope, runInOrganisation } from '#server/database/tenancy.ts';

/** The statements sent together, without waiting for a response in between. */
export type Trip = pg.QueryConfig[];

const isConfig = (value: unknown): value is pg.QueryConfig =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** A statement as accepted by `query` of `pg`: a text or a configuration, with the values in it or after it. */
function configOf([statement, values]: unknown[]): pg.QueryConfig {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (!isConfig(config)) throw new Error('A statement was sent in a form that the benchmark does not support.');
  return Array.isArray(values) ? { ...config, values } : { ...config };
}

/** Records the statements sent over a connection, grouped by round trip. */
class Recorder {
  readonly trips: Trip[] = [];
  #underWay = 0;

  /** The connection, with every statement recorded. */
  watch(client: pg.PoolClient): pg.PoolClient {
    return new Proxy(client, {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          const result: unknown = Reflect.apply(value, target, args);
          if (property === 'query') this.#note(configOf(args), result);
          return result;
        };
      },
    });
  }

  #note(config: pg.QueryConfig, result: unknown): void {
    if (this.#underWay === 0) this.trips.push([]);
    this.trips.at(-1)?.push(config);
    this.#underWay += 1;
    const end = () => {
      this.#underWay -= 1;
    };
    Promise.resolve(result).then(end, end);
  }
}

/** Runs the work in a transaction of the organisation, as a request does, and returns the statements sent. */
export async function recordStatements(
  pool: pg.Pool,
  scope: OrganisationScope,
  work: () => Promise<unknown>,
): Promise<Trip[]> {
  const recorder = new Recorder();
  const watched = new Proxy(pool, {
    get: (target, property) => {
      if (property === 'connect') return async () => recorder.watch(await target.connect());
      const value: unknown = Reflect.get(target, property);
      return value;
    },
  });
  await runInOrganisation(watched, scope, work, 'read');
  return recorder.trips;
}

/** Replays the recorded statements, one round trip after the other, on one connection of the pool. */
export async function replayStatements(pool: pg.Pool, trips: readonly Trip[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const trip of trips) await Promise.all(trip.map((config) => client.query(config)));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
