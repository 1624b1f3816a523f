import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { afterEach, beforeEach } from 'vitest';

import { Notifications } from '#openapi/generated/operations/notifications.ts';
import type { ApiError } from '#src/api/connection/api-error.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import { createApiClient, type ApiClient, type ApiClientSettings } from '#src/api/connection/client.ts';

export type Answer = (reply: ServerResponse, request: IncomingMessage) => void;

export const portOf = (listening: Pick<Server, 'address'>) => {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const refusal = (status: number, message: string) => json(status, { status: false, message });
export const counts: Answer = json(200, { status: true, message: 'Fetched successfully', data: { unread: 3 } });
export const breaksOff: Answer = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  reply.write('{"status":true,', () => reply.destroy());
};

/** @returns the rejection of the call; undefined if it succeeds */
export const refused = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

export const notifications = clientOf(Notifications);

/** A client of the API, and a server that answers it as a script says. */
export interface ScriptedServer {
  /** The server's responses in sequence; the last one repeats. */
  script: Answer[];
  /** The headers of the requests. */
  asked: IncomingMessage['headers'][];
  /** What the client reports of each answer. */
  outcomes: (ApiError | null)[];
  clientWith(settings?: Partial<ApiClientSettings>): ApiClient;
  askCounts(client?: ApiClient): Promise<unknown>;
}

/** Starts a server for each test of a file. */
export function scriptedServer(): ScriptedServer {
  let server: Server;
  const scripted: ScriptedServer = {
    script: [],
    asked: [],
    outcomes: [],
    clientWith: (settings = {}) =>
      createApiClient({
        baseUrl: `http://127.0.0.1:${portOf(server)}`,
        token: async (fresh) => (fresh ? 'fresh' : 'kept'),
        organisationId: () => 'org-1',
        onAnswer: (failure) => void scripted.outcomes.push(failure),
        ...settings,
      }),
    askCounts: (client = scripted.clientWith()) => notifications(client).counts(),
  };
  beforeEach(async () => {
    Object.assign(scripted, { script: [], asked: [], outcomes: [] });
    server = createServer((request, reply) => {
      scripted.asked.push(request.headers);
      const answer = scripted.script.length > 1 ? scripted.script.shift() : scripted.script[0];
      answer?.(reply, request);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return scripted;
}
