import net from 'node:net';

import { expect, test } from 'vitest';

import { textAt } from '../identity/support.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const connections = {
  headersTimeout: 100,
  requestTimeout: 200,
  connectionsCheckingInterval: 50,
  progress: { bytes: 1000, span: 200 },
};
const server = shared(() => startTestServer({ connections }));
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'EDIT' }] }));

/** The server's response to a client that sends this and then nothing more, until the server closes the connection. */
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

/** An upload that says its size, and sends less. */
async function stalledUpload(): Promise<string> {
  const { body } = await ada.call('/api/risk', { method: 'POST', body: { title: 'Fire in the archive' } });
  const headers = [
    `Host: ${host()}`,
    `Authorization: Bearer ${await ada.token()}`,
    `X-Organisation-Id: ${organisation.id}`,
    'Content-Type: application/octet-stream',
    'Content-Length: 5000000',
  ];
  const path = `/api/records/${textAt(body, 'data.id')}/attachments?name=a.txt`;
  return `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nThe start of a text`;
}

/** An authenticated request, so that the server waits for its body before answering. */
async function requestWith(body: string, length: number): Promise<string> {
  const headers = [
    `Host: ${host()}`,
    `Authorization: Bearer ${await ada.token()}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    'Connection: close',
  ];
  return `POST /api/user-preferences/default-organisation HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

test('a client that never finishes its headers is answered and disconnected', async () => {
  expect(await answerTo(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nX-Slow: `)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that never finishes its body is answered and disconnected', async () => {
  expect(await answerTo(await requestWith('{}', 2))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo(await requestWith('{', 2))).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that stops in the middle of a file is answered and disconnected', async () => {
  expect(await answerTo(await stalledUpload())).toMatch(/^HTTP\/1\.1 408 /);
});
