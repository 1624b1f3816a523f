import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The running server behind a second address that can simulate the deployment of a new version of the app. */
export interface VersionedServer {
  readonly origin: string;
  /** From now on the service worker differs by a byte, like that of a new build. */
  publish(): void;
  /** From now on page requests are answered with 204, so the browser stays on the current page. */
  keepPages(): void;
  close(): Promise<void>;
}

const isText = (answer: IncomingMessage) =>
  /^(?:text\/html|text\/javascript|application\/javascript)/.test(answer.headers['content-type'] ?? '');

const isPage = (answer: IncomingMessage) => answer.headers['content-type']?.startsWith('text/html') === true;

/** A proxy in front of the server that replaces its own address with the server's. */
export async function serveVersions(origin: string): Promise<VersionedServer> {
  let version = 1;
  let keepsPages = false;
  let own = '';
  const pass = async (answer: IncomingMessage, path: string, reply: ServerResponse) => {
    if (keepsPages && isPage(answer)) {
      answer.resume();
      reply.writeHead(204).end();
      return;
    }
    const { 'content-length': _length, ...headers } = answer.headers;
    if (!isText(answer)) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      return;
    }
    const body = (await text(answer)).replaceAll(origin, own);
    reply.writeHead(answer.statusCode ?? 502, headers);
    reply.end(path === '/service-worker.js' ? `${body}\n// Version ${version}` : body);
  };
  const server = createServer((asked, reply) => {
    // Always a full, uncompressed response.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _since,
      ...headers
    } = asked.headers;
    const rewritten = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value.replaceAll(own, origin).replaceAll(new URL(own).host, new URL(origin).host)
          : value,
      ]),
    );
    const path = asked.url ?? '/';
    const onward = request(`${origin}${path}`, { method: asked.method, headers: rewritten }, (answer) => {
      pass(answer, path, reply).catch(() => reply.destroy());
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was assigned');
  own = `http://localhost:${address.port}`;
  return {
    origin: own,
    publish: () => {
      version += 1;
    },
    keepPages: () => {
      keepsPages = true;
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
