import type pg from 'pg';

import { FairPlaces, type Holder, type Place } from '#server/fair/fair-places.ts';
import { NoPlace } from '#server/fair/no-place.ts';

/** The connections that organisations share. */
export interface SharedPool {
  /**
   * A connection for a transaction of an organisation; its `release` also gives back the organisation's place.
   * @throws NoPlace after five seconds
   */
  connect(holder: Holder): Promise<pg.PoolClient>;
}

const message = 'The service is not available at the moment. Try again shortly.';

/** A client only learns that there is no connection, not who holds them. */
const messages = { person: message, organisation: message, others: message, recalled: message };
const retryAfter = 2;

/**
 * Shares the connections of a pool fairly: one in eight is only for organisations that have none, because a transaction cannot be
 * taken back from an organisation whose others wait for locks.
 */
export function sharedPool(pool: pg.Pool, size: number): SharedPool {
  const places = new FairPlaces({
    places: size,
    reserved: Math.ceil(size / 8),
    waiting: { most: 1000, milliseconds: 5000 },
    retryAfter,
    messages,
  });
  const taken = new WeakMap<pg.PoolClient, Place>();
  pool.on('release', (_error, client) => {
    taken.get(client)?.release();
    taken.delete(client);
  });

  async function placeFor(holder: Holder): Promise<Place> {
    try {
      return await places.take(holder);
    } catch (error) {
      throw error instanceof NoPlace ? new NoPlace('others', message, retryAfter) : error;
    }
  }

  return {
    async connect(holder) {
      const place = await placeFor(holder);
      try {
        const client = await pool.connect();
        taken.set(client, place);
        return client;
      } catch (error) {
        place.release();
        throw error;
      }
    },
  };
}
