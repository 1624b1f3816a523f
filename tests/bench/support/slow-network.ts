import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection such as a phone's: the delay applies to each direction's half of the round trip. */
export interface Network {
  readonly roundTripMs: number;
  readonly downBytesPerSecond: number;
}

const host = '127.0.0.1';

/** What one connection may send at once while others wait, in bytes: about the content of ten packets. */
const slice = 14_600;

/**
 * A TCP proxy that delays and slows down what passes through it. Unlike the emulation of Chromium's developer tools, it
 * applies to a service worker too, and its bandwidth is shared by all connections. Opening a connection is not delayed.
 */
export class SlowNetwork {
  readonly origin: string;
  readonly #server;
  #network: Network | null = null;
  /** When the line is free again. */
  #freeAt = 0;

  private constructor(port: number, target: number) {
    this.origin = `http://${host}:${port}`;
    this.#server = createServer((client) => this.#join(client, connect(target, host))).listen(port, host);
  }

  /** @param target the port that connections are passed on to */
  static async open(port: number, target: number): Promise<SlowNetwork> {
    const network = new SlowNetwork(port, target);
    await once(network.#server, 'listening');
    return network;
  }

  /** From now on everything is as slow as that; null makes it fast. */
  becomes(network: Network | null): void {
    this.#network = network;
  }

  close(): void {
    this.#server.close();
  }

  #join(client: Socket, server: Socket): void {
    const drop = () => {
      client.resetAndDestroy();
      server.destroy();
    };
    client.on('error', drop).on('close', drop).setNoDelay();
    server
      .on('error', drop)
      .on('close', () => client.end())
      .setNoDelay();
    client.pipe(this.#delayed(() => 0)).pipe(server);
    server.pipe(this.#delayed((bytes) => this.#timeOnLine(bytes))).pipe(client);
  }

  /** Milliseconds until that many bytes have passed the shared line. */
  #timeOnLine(bytes: number): number {
    if (this.#network === null) return 0;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.#network.downBytesPerSecond) * 1_000;
    return this.#freeAt - now;
  }

  /** Passes data on after half a round trip, slice by slice as the line allows; several slices may be under way. */
  #delayed(timeOnLine: (bytes: number) => number): Transform {
    let arrived: Promise<unknown> = Promise.resolve();
    const queue = new Transform({
      transform: (data: Buffer, _encoding, sent) => {
        void (async () => {
          for (let start = 0; start < data.length; start += slice) {
            const part = data.subarray(start, start + slice);
            const onLine = timeOnLine(part.length);
            const wait = onLine + (this.#network === null ? 0 : this.#network.roundTripMs / 2);
            arrived = Promise.all([arrived, delay(wait)]).then(() => queue.push(part));
            // Other connections get their turn before this one's next slice.
            if (onLine > 0) await delay(onLine);
          }
          sent();
        })();
      },
      flush: (ended) => void arrived.then(() => ended()),
    });
    return queue;
  }
}
