import net from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  const connections = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  server = await startTestServer({ connections });
});
afterAll(() => server.close());

/** What the server says to a client that sends this and then nothing more, until the server closes the connection. */
const answerTo = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(server.settings.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });

const host = () => `localhost:${server.settings.port}`;

test.each([
  ['its headers', () => `GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nX-Slow: `],
  ['its body', () => `POST /api/risk HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 10\r\n\r\n{`],
])('a client that never ends %s is answered and cut off', async (_what, text) => {
  expect(await answerTo(text())).toMatch(/^HTTP\/1\.1 4(?:01|08) /);
});
