import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import net from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { type ConnectionBounds, Connections, usualBounds } from '#server/http/connections.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server whose handler keeps the answers to what it was asked, until the test gives them. */
async function openServer(bounds: Partial<ConnectionBounds> = {}, handler?: RequestListener) {
  const connections = new Connections({ ...usualBounds, ...bounds });
  const asked: ServerResponse[] = [];
  const server = createServer(connections.guard(handler ?? ((_request, response) => void asked.push(response))));
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const { port } = address;
  closers.push(() => server.close());
  /** A connection that the server has accepted, and all that has been received once the server has ended it. */
  const connect = async () => {
    const accepted = once(server, 'connection');
    const client = net.connect(port, '127.0.0.1');
    closers.push(() => client.destroy());
    const received = new Promise<string>((resolve) => {
      let text = '';
      client.on('error', () => {});
      client.on('data', (chunk) => (text += String(chunk))).once('close', () => resolve(text));
    });
    await accepted;
    return { client, received };
  };
  /** Sends a request, and waits until the handler has it. */
  const ask = async (client: net.Socket) => {
    const request = once(server, 'request');
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await request;
  };
  return { server, connections, asked, connect, ask };
}

const inMilliseconds = (milliseconds: number) => performance.now() + milliseconds;

it('a connection that was opened in advance does not delay closing', async () => {
  const { server, connections, connect } = await openServer();
  const { received } = await connect();
  server.close();
  connections.close();
  expect(await received).toBe('');
});

it('an answer under way is delivered when the server closes, and its connection ends', async () => {
  const { server, connections, asked, connect, ask } = await openServer();
  const { client, received } = await connect();
  await ask(client);
  server.close();
  connections.close();
  asked[0]?.end('the answer');
  expect(await received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*the answer/);
});

it('a connection that sends nothing is closed in time, one that has asked something is kept', async () => {
  const { connections, asked, connect, ask } = await openServer();
  const silent = await connect();
  const used = await connect();
  await ask(used.client);
  connections.check(inMilliseconds(9_000));
  asked[0]?.end('the answer');
  await once(used.client, 'data');
  expect(silent.client.readyState).toBe('open');
  connections.check(inMilliseconds(11_000));
  expect(await silent.received).toBe('');
  await ask(used.client);
});

it('requests that are sent far ahead of the answers are not handled, and their connection is closed', async () => {
  const { asked, connect } = await openServer({ ahead: 3 });
  const { client, received } = await connect();
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  expect(await received).toBe('');
  expect(asked).toHaveLength(3);
});

it('requests one after another are handled, however many', async () => {
  const { connect, ask } = await openServer({ ahead: 1 }, (_request, response) => response.end('done'));
  const { client } = await connect();
  for (let count = 0; count < 5; count += 1) {
    const answer = once(client, 'data');
    await ask(client);
    expect(String(await answer)).toContain('200 OK');
  }
});

it.each(['perNetwork', 'inAll'] as const)(
  'with too many connections (%s), the one that was idle longest gives way, and none that waits for an answer',
  async (bound) => {
    const { asked, connect, ask } = await openServer({ [bound]: 2 });
    const busy = await connect();
    await ask(busy.client);
    const idle = await connect();
    const later = await connect();
    expect(await idle.received).toBe('');
    await ask(later.client);
    const refused = await connect();
    expect(await refused.received).toBe('');
    for (const answer of asked) answer.end('the answer');
    expect(String(await once(busy.client, 'data'))).toContain('the answer');
    expect(String(await once(later.client, 'data'))).toContain('the answer');
  },
);

it('an answer that its client does not take is broken off in time, one that is taken is not', async () => {
  const { connections, asked, connect, ask } = await openServer();
  const [reading, stalled] = [await connect(), await connect()];
  for (const { client } of [reading, stalled]) {
    client.pause();
    await ask(client);
  }
  // More than the system keeps for a connection.
  for (const answer of asked) answer.write(Buffer.alloc(64_000_000));
  connections.check(inMilliseconds(0));
  const [first] = asked;
  const drained = first === undefined ? undefined : once(first, 'drain');
  reading.client.resume();
  await drained;
  connections.check(inMilliseconds(61_000));
  stalled.client.resume();
  await stalled.received;
  expect(reading.client.destroyed).toBe(false);
});
