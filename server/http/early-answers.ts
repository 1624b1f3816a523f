import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { endAfterAnswer, type EndingLimits } from './ending.ts';
import { hasBody } from './incoming.ts';

/**
 * Ends connections whose requests are answered before their bodies have arrived: the rest would be waited for, and the next
 * request on the connection with it. It applies to every answer, from any handler.
 */
export function endEarlyAnswered(server: Server, limits?: EndingLimits): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const writeHead = response.writeHead.bind(response);
    const writeLastHead = (...head: Parameters<typeof writeHead>) => {
      if (!request.complete && !response.headersSent) {
        response.shouldKeepAlive = false;
        endAfterAnswer(request.socket, limits);
      }
      return writeHead(...head);
    };
    Object.defineProperty(response, 'writeHead', { value: writeLastHead, configurable: true, writable: true });
  });
}
