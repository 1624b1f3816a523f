import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { allowFile, Arrivals } from '#server/http/arrivals.ts';

const limits = { requestTimeout: 60_000, progress: { bytes: 1000, span: 30_000 } };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A request whose body is on its way, and the arrivals that watch it. */
async function openRequest(head = 'POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n') {
  const server = createServer();
  const arrivals = new Arrivals(server, limits);
  const late: unknown[] = [];
  server.on('clientError', (error: Error, socket) => {
    late.push(error.message);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const client = net.connect(address.port, '127.0.0.1');
  closers.push(
    () => client.destroy(),
    () => server.close(),
  );
  const asked = new Promise<[IncomingMessage, ServerResponse]>((resolve) =>
    server.once('request', (request: IncomingMessage, response: ServerResponse) => resolve([request, response])),
  );
  client.write(head);
  const [request, response] = await asked;
  const begun = performance.now();
  /** Sends a part of the body, and waits until it is there. */
  const send = async (bytes: number) => {
    const target = request.socket.bytesRead + bytes;
    client.write(Buffer.alloc(bytes));
    for await (const _ of request.iterator({ destroyOnReturn: false })) if (request.socket.bytesRead >= target) return;
  };
  const isLateAt = (after: number) => {
    arrivals.check(begun + after);
    return late.length > 0;
  };
  return { request, response, send, isLateAt };
}

it('a request that is not complete after its time is broken off, even if it makes progress', async () => {
  const { send, isLateAt } = await openRequest();
  expect(isLateAt(59_000)).toBe(false);
  await send(50_000);
  expect(isLateAt(61_000)).toBe(true);
});

it('a request that is complete is left alone, as is one without a body', async () => {
  const complete = await openRequest();
  await complete.send(99_999);
  const rest = complete.send(1);
  await rest;
  await new Promise((resolve) => complete.request.once('end', resolve).resume());
  expect(complete.isLateAt(61_000)).toBe(false);
  const { isLateAt } = await openRequest('GET /a HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(isLateAt(61_000)).toBe(false);
});

it('a file may take longer as long as it makes progress', async () => {
  const { request, send, isLateAt } = await openRequest();
  allowFile(request);
  for (const minute of [1, 2, 3]) {
    await send(1000);
    expect(isLateAt(minute * 60_000)).toBe(false);
  }
  await send(999);
  expect(isLateAt(3.4 * 60_000)).toBe(false);
  expect(isLateAt(3.5 * 60_000 + 1)).toBe(true);
});

it('a request that is answered is left to what ends its connection', async () => {
  const { request, response, isLateAt } = await openRequest();
  allowFile(request);
  response.end();
  await new Promise((resolve) => response.once('close', resolve));
  expect(isLateAt(61_000)).toBe(false);
});
