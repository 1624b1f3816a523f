import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { ApiError } from '#server/contract/errors.ts';

import { endAfterAnswer } from './ending.ts';
import type { SecurityHeaders } from './security-headers.ts';

const errors: Readonly<Record<string, ApiError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: new ApiError(431, 'The headers of the request are too large'),
};
const malformed = new ApiError(400, 'This is not a valid request');

/** The answer that a connection is waiting for. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Notes what is being answered, for `answerClientErrors`. */
export const noteAnswers = (server: Server): void =>
  void server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => answers.set(socket, response));

/** Whether an error can be written: not into an answer, and not in the place of one to an earlier request. */
function isFree(socket: Socket): boolean {
  const answer = answers.get(socket);
  if (!socket.writable) return false;
  return answer === undefined || answer.writableFinished || !(answer.headersSent || answer.req.complete);
}

/** What Node reports before there is a request to answer, or while it is arriving, in the API's error shape. */
export const answerClientErrors =
  (headers: SecurityHeaders) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!isFree(socket)) return void socket.destroy();
    const { statusCode, body } = errors[error.code ?? ''] ?? malformed;
    const text = JSON.stringify(body);
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    endAfterAnswer(socket);
    socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${text}`);
    socket.destroySoon();
  };
