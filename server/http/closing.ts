import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/**
 * Lets the application close as soon as the last request has been answered. Node closes the connections that are idle when
 * closing begins; it waits a minute for those that are kept after an answer that was on its way then, and for those that
 * browsers open in advance.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  /** The number of requests under way, by connection. */
  const connections = new Map<Socket, number>();
  let isClosing = false;
  const end = (socket: Socket) => {
    if (isClosing && connections.get(socket) === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
    end(socket);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!connections.has(socket)) return;
      connections.set(socket, (connections.get(socket) ?? 1) - 1);
      end(socket);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of connections.keys()) end(socket);
  });
}
