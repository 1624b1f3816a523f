import { brotliDecompressSync } from 'node:zlib';

import fastify from 'fastify';
import { expect, test } from 'vitest';

import { compressed } from '#server/http/compression.ts';

const long = { text: 'Quay cranes share one flat network. '.repeat(100) };

async function answerOf(body: object, accepted: string) {
  const app = fastify();
  await app.register(
    compressed(async (server) => {
      server.get('/', () => body);
    }),
  );
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  await app.close();
  return answer;
}

test('a large answer is compressed, and caches keep it apart from the plain one', async () => {
  const { headers, rawPayload } = await answerOf(long, 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(long);
});

test.each([
  ['a small answer', { text: 'small' }, 'br'],
  ['an answer for a client that accepts no encoding', long, 'identity'],
])('%s is not compressed', async (_answer, body, accepted) => {
  const { headers, payload } = await answerOf(body, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(payload)).toEqual(body);
});
