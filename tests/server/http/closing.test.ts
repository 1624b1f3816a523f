import net from 'node:net';
import { PassThrough } from 'node:stream';

import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { closeUnusedConnections } from '#server/http/closing.ts';

const clients: net.Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

/** An application whose answer to `/slow` is what the stream is given. */
async function openApp() {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  const stream = new PassThrough();
  app.get('/slow', (_request, reply) => reply.type('text/plain').send(stream));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { app, port: address.port, stream };
}

/** A connection, and all that has been received once the server has ended it. */
async function connect(port: number) {
  const client = net.connect(port, '127.0.0.1');
  clients.push(client);
  await new Promise((resolve) => client.once('connect', resolve));
  const received = new Promise<string>((resolve) => {
    let text = '';
    client.on('data', (chunk) => (text += String(chunk))).once('end', () => resolve(text));
  });
  return { client, received };
}

// Without it, Node would wait for a minute.
const seconds = 20_000;

it('a connection that was opened in advance does not delay closing', { timeout: seconds }, async () => {
  const { app, port } = await openApp();
  const { received } = await connect(port);
  await app.close();
  expect(await received).toBe('');
});

it('an answer under way is delivered, and its connection ends', { timeout: seconds }, async () => {
  const { app, port, stream } = await openApp();
  const { client, received } = await connect(port);
  client.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  stream.write('first');
  await new Promise((resolve) => client.once('data', resolve));
  const closed = app.close();
  stream.end('last');
  await closed;
  expect(await received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*first[^]*last/);
});
