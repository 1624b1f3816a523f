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

/** The body of an answer, of which the connection is the last. */
function lastAnswer(text: string): unknown {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8/i);
  expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
  return JSON.parse(body);
}

test('a client that never finishes its headers is answered and disconnected', async () => {
  const answer = await answerTo(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nX-Slow: `);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(lastAnswer(answer)).toEqual({ status: false, message: 'The request took too long to arrive', errors: [] });
});

test.each([
  ['more headers than fit', `X-Long: ${'x'.repeat(20_000)}`, 431, 'The headers of the request are too large'],
  ['no valid request', 'Content-Length: no number', 400, 'This is not a valid request'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', 400, 'This is not a valid request'],
])(
  'a client that sends %s is answered in the form of every error, and disconnected',
  async (_what, line, status, message) => {
    const answer = await answerTo(`POST /healthz HTTP/1.1\r\nHost: ${host()}\r\n${line}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(lastAnswer(answer)).toEqual({ status: false, message, errors: [] });
  },
);

test('an answer that is being sent is not mixed with that to a later request that is malformed', async () => {
  const valid = `GET /healthz HTTP/1.1\r\nHost: ${host()}\r\n\r\n`;
  expect(await answerTo(`${valid}NONSENSE\r\n\r\n`)).not.toMatch(/HTTP\/1\.1 400 .*HTTP\/1\.1 200 /s);
});

test('a client that never finishes its body is answered and disconnected', async () => {
  expect(await answerTo(await requestWith('{}', 2))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo(await requestWith('{', 2))).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that stops in the middle of a file is answered and disconnected', async () => {
  expect(await answerTo(await stalledUpload())).toMatch(/^HTTP\/1\.1 408 /);
});
