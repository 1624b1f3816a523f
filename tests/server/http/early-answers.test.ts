import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { afterEach, expect, test } from 'vitest';

import { endEarlyAnswered } from '#server/http/early-answers.ts';
import { connectRaw, headOf, type RawSocket } from '#tests/server/support/raw-socket.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that refuses every request at once, reads nothing of its body, and notes the addresses it was asked for. */
async function openServer(limits?: Parameters<typeof endEarlyAnswered>[1]) {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    response.statusCode = 403;
    // Once everything that came with the head has been seen.
    setImmediate(() => response.end(`Refused ${request.url}`));
  });
  endEarlyAnswered(server, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const connect = (): RawSocket => {
    const raw = connectRaw(port);
    closers.push(() => raw.socket.destroy());
    return raw;
  };
  return { server, asked, connect };
}

const unfinished = (bytes: number) => headOf('POST /first', { host: 'a', 'content-length': bytes });
const next = headOf('GET /next', { host: 'a' });

test('an unfinished request that is answered is the last of its connection', async () => {
  const { asked, connect } = await openServer();
  const { socket, ended, received } = connect();
  socket.write(unfinished(100) + 'x'.repeat(50));
  const answer = await ended();
  expect(answer).toMatch(/^HTTP\/1.1 403 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  socket.write('x'.repeat(50) + next + next);
  socket.end();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received()).toBe(answer);
  expect(asked).toEqual(['/first']);
});

test('requests that follow the rest of the body at once are not taken for requests either', async () => {
  const { asked, connect } = await openServer();
  const { socket, until, ended } = connect();
  socket.write(unfinished(100));
  await until('Refused');
  socket.write('x'.repeat(100) + next.repeat(20));
  expect(await ended()).not.toMatch(/HTTP.*HTTP/s);
  expect(asked).toEqual(['/first']);
});

test('a client that reads only once it has sent everything gets the answer', async () => {
  const { connect } = await openServer();
  const { socket, ended } = connect();
  socket.pause();
  socket.write(unfinished(20_000_000));
  await new Promise((resolve) => socket.write(Buffer.alloc(20_000_000), resolve));
  socket.resume();
  expect(await ended()).toMatch(/^HTTP\/1.1 403 .*Refused \/first$/s);
  socket.end();
  await new Promise((resolve) => socket.once('close', resolve));
});

test('a client that says nothing more is disconnected, as is one that does not stop', async () => {
  const silent = await openServer({ idle: 20, longest: 600_000, bytes: 1_000_000 });
  const waiting = silent.connect();
  waiting.socket.write(unfinished(100));
  await waiting.ended();
  const connectionsOf = ({ server }: typeof silent) =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(() => connectionsOf(silent)).toBe(0);
  const patient = await openServer({ idle: 600_000, longest: 600_000, bytes: 1_000_000 });
  const talking = patient.connect();
  talking.socket.write(unfinished(100_000_000));
  await talking.until('Refused');
  talking.socket.write(Buffer.alloc(30_000_000));
  await expect.poll(() => connectionsOf(patient)).toBe(0);
  const strict = await openServer({ idle: 600_000, longest: 20, bytes: 1_000_000 });
  const trickling = strict.connect();
  trickling.socket.write(unfinished(100));
  await trickling.ended();
  await expect.poll(() => connectionsOf(strict)).toBe(0);
});

test('a request that has arrived keeps its connection, with or without a body', async () => {
  const { asked, connect } = await openServer();
  const { socket, until, ended } = connect();
  socket.write(headOf('POST /first', { host: 'a', 'content-length': 5 }) + 'hello' + next);
  expect(await until('Refused /next')).not.toMatch(/connection: close/i);
  socket.write(headOf('GET /third', { host: 'a', connection: 'close' }));
  await ended();
  expect(asked).toEqual(['/first', '/next', '/third']);
});
