import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from './client-network.ts';

/** How much of the server's connections one client, and all of them, may hold. */
export interface ConnectionBounds {
  /** Open connections from one network; undefined where they come from a proxy, which has limits of its own. */
  readonly perNetwork: number | undefined;
  /** Open connections: each takes a descriptor of which the process has a limited number, and its answer may take another. */
  readonly inAll: number;
  /** Requests that a connection may send before the first of them is answered. Browsers and proxies wait for each answer. */
  readonly ahead: number;
  /** How long a new connection may send nothing, in milliseconds. */
  readonly silence: number;
  /** How long a client may take nothing of an answer that waits for it, in milliseconds. */
  readonly unread: number;
}

export const usualBounds: ConnectionBounds = {
  perNetwork: 1_000,
  inAll: 6_000,
  ahead: 8,
  silence: 10_000,
  unread: 60_000,
};

interface Connection {
  readonly socket: Socket;
  readonly network: string;
  readonly since: number;
  /** Requests that are not answered yet. */
  open: number;
  /** Of the answers, in bytes, and since when it is so much. */
  taken: { bytes: number; since: number };
}

/** What a client has taken: the rest waits in the process. */
const takenOf = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

/**
 * Bounds what clients hold without asking for anything: connections that send nothing, that do not read their answers, or
 * that send requests ahead of the answers. Where there are too many connections, one that waits for nothing gives way to
 * the new one; only if there is none is the new one refused.
 */
export class Connections {
  readonly #bounds: ConnectionBounds;
  /** The one that was idle longest first. */
  readonly #known = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  #isClosing = false;

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds;
  }

  /** To be called for each server that listens. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#add(socket));
  }

  /** A handler that does not see requests beyond those that a connection may send ahead: the connection is closed. */
  guard(handler: RequestListener): RequestListener {
    return (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const connection = this.#known.get(socket);
      if (connection === undefined || connection.open >= this.#bounds.ahead) {
        socket.destroy();
        return;
      }
      connection.open += 1;
      response.once('close', () => {
        connection.open -= 1;
        // Idle from now on, so behind all that are idle already.
        if (this.#known.delete(socket)) this.#known.set(socket, connection);
        this.#endIfUnused(connection);
      });
      handler(request, response);
    };
  }

  /** Closes connections that wait in vain, to be called every second. Those that send something slowly have other limits. */
  check(now = performance.now()): void {
    const { silence, unread } = this.#bounds;
    for (const { socket, since, taken } of this.#known.values()) {
      if (socket.bytesRead === 0 && now - since > silence) socket.destroy();
      const bytes = takenOf(socket);
      if (bytes !== taken.bytes || socket.writableLength === 0) Object.assign(taken, { bytes, since: now });
      else if (now - taken.since > unread) socket.destroy();
    }
  }

  /**
   * Lets the server close as soon as the last request has been answered. Node closes the connections that are idle when
   * closing begins; it waits a minute for those that are kept after an answer that was on its way then, and for those that
   * browsers open in advance.
   */
  close(): void {
    this.#isClosing = true;
    for (const connection of this.#known.values()) this.#endIfUnused(connection);
  }

  #endIfUnused({ socket, open }: Connection): void {
    if (this.#isClosing && open === 0) socket.destroySoon();
  }

  #add(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const { perNetwork = Infinity, inAll } = this.#bounds;
    const isFull = this.#countOf(network) >= perNetwork;
    if (isFull || this.#known.size >= inAll) {
      const idle = this.#idleOne(isFull ? network : undefined);
      if (idle === undefined) return void socket.destroy();
      this.#remove(idle);
      idle.socket.destroy();
    }
    const since = performance.now();
    const connection = { socket, network, since, open: 0, taken: { bytes: 0, since } };
    this.#known.set(socket, connection);
    this.#perNetwork.set(network, this.#countOf(network) + 1);
    socket.once('close', () => this.#remove(connection));
    this.#endIfUnused(connection);
  }

  #countOf = (network: string): number => this.#perNetwork.get(network) ?? 0;

  /** A connection, of the network if one is given, whose requests are all answered. */
  #idleOne(network: string | undefined): Connection | undefined {
    for (const connection of this.#known.values())
      if (connection.open === 0 && (network ?? connection.network) === connection.network) return connection;
    return undefined;
  }

  #remove({ socket, network }: Connection): void {
    if (!this.#known.delete(socket)) return;
    const left = this.#countOf(network) - 1;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
  }
}
