import { afterAll, beforeAll, expect, it } from 'vitest';

import { modelDrafter, type ModelDrafterSettings } from '#server/ai/model-drafter.ts';

import { answer, readAll, request } from './drafters.ts';
import {
  answers,
  breaksOffAfter,
  chunk,
  hangsAfter,
  type ModelServer,
  openModelServer,
  type Reply,
  streams,
  writes,
} from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());

const right = JSON.stringify(answer);

function draftWith(replies: readonly Reply[], changes: Partial<ModelDrafterSettings> = {}) {
  server.reply(...replies);
  const settings = { baseUrl: server.baseUrl, apiKey: 'sk-1', model: 'm-1', privateHost: true, timeout: 10_000 };
  const caller = new AbortController();
  return { caller, draft: modelDrafter({ ...settings, ...changes }).draft(request, caller.signal) };
}

interface Message {
  readonly role: string;
  readonly content: string;
}

function bodyOf(index: number) {
  const body: { model: string; stream: boolean; messages: Message[]; response_format: unknown } = JSON.parse(
    server.asked[index]?.body ?? '',
  );
  return body;
}

it('sends model, key and schema, with the facts between marks that nobody can guess', async () => {
  await readAll(draftWith([writes(right)]).draft);
  await readAll(draftWith([writes(right)]).draft);
  const [asked] = server.asked;
  const { messages, ...rest } = bodyOf(0);
  expect(asked?.url).toBe('/v1/chat/completions');
  expect(asked?.headers.authorization).toBe('Bearer sk-1');
  expect(rest).toEqual({
    model: 'm-1',
    stream: true,
    response_format: { type: 'json_schema', json_schema: { name: 'draft', strict: true, schema: request.schema } },
  });
  const [system, user] = messages;
  expect(user?.content).toMatch(/^<data-([0-9a-f]{24})>\n\{"title":"Backups fail"\}\n<\/data-\1>$/);
  expect(system?.content).toContain(user?.content.split('\n')[0]);
  expect(system?.content).not.toContain('Backups fail');
});

it.each([
  ['text around it', 'Here it is: x'],
  ['a level beyond the scale', JSON.stringify({ ...answer, level: 9 })],
])('asks once more after an answer with %s', async (_about, wrong) => {
  const { result } = await readAll(draftWith([writes(wrong), writes(right)]).draft);
  expect(result).toEqual(answer);
  const [, , wrongAnswer, repair] = bodyOf(1).messages;
  expect(wrongAnswer).toEqual({ role: 'assistant', content: wrong });
  expect(repair?.role).toBe('user');
});

it('gives up after a second wrong answer', async () => {
  const { draft } = draftWith([writes('{}')]);
  await expect(readAll(draft)).rejects.toMatchObject({ reason: 'INVALID' });
  expect(server.asked).toHaveLength(2);
});

it('accepts JSON within the fences of a code block', async () => {
  const { result } = await readAll(draftWith([writes(`\`\`\`json\n${right}\n\`\`\``)]).draft);
  expect(result).toEqual(answer);
});

it.each<[string, Reply, object]>([
  ['429 with the time to wait', answers(429, { 'retry-after': '7' }), { reason: 'BUSY', retryAfterSeconds: 7 }],
  [
    '429 with a date',
    answers(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
    { retryAfterSeconds: undefined },
  ],
  ['a wrong key', answers(401), { reason: 'UNAVAILABLE' }],
  ['a failure', answers(500), { reason: 'UNAVAILABLE' }],
  ['a redirect', answers(307, { location: '/v2' }), { reason: 'UNAVAILABLE' }],
  ['a stream that is cut', breaksOffAfter(chunk('{"reason"')), { reason: 'UNAVAILABLE' }],
  ['a stream that ends early', streams(chunk(right)), { reason: 'UNAVAILABLE' }],
  ['a chunk that is not JSON', streams('data: {"choices"\n\n'), { reason: 'UNAVAILABLE' }],
  ['an error in the stream', streams('data: {"error":{"message":"no"}}\n\n'), { reason: 'UNAVAILABLE' }],
  ['a refusal', streams('data: {"choices":[{"delta":{"refusal":"I cannot"}}]}\n\n'), { reason: 'REFUSED' }],
  ['a filtered answer', streams(chunk('', 'content_filter')), { reason: 'REFUSED' }],
  ['a text that does not end', streams(chunk('x'.repeat(20_001))), { reason: 'INVALID' }],
  ['a huge answer', streams(`: ${'x'.repeat(1_000_001)}\n\n`), { reason: 'UNAVAILABLE' }],
])('fails after %s', async (_about, reply, expected) => {
  const failure = await readAll(draftWith([reply]).draft).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'DraftError', ...expected });
  expect(server.asked).toHaveLength(1);
});

it('ends an answer that takes too long', async () => {
  const { draft } = draftWith([hangsAfter(chunk('{"reason":"Slow'))], { timeout: 200 });
  await expect(readAll(draft)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await server.asked[0]?.closed;
});

it('closes the connection when the caller leaves, and when they read no further', async () => {
  const first = draftWith([hangsAfter(chunk('{"reason":"Slow'))]);
  expect((await first.draft.next()).value).toBe('Slow');
  first.caller.abort();
  await expect(first.draft.next()).rejects.toMatchObject({ name: 'AbortError' });
  await server.asked[0]?.closed;
  const second = draftWith([hangsAfter(chunk('{"reason":"Slow'))]);
  await second.draft.next();
  await second.draft.return(answer);
  await server.asked[0]?.closed;
});

it('keeps the key and the answer of a failed request out of the error', async () => {
  const failure = await readAll(draftWith([answers(400)]).draft).catch((error: unknown) => error);
  expect(JSON.stringify([failure, String(failure), failure instanceof Error && failure.cause])).not.toMatch(
    /sk-1|quotes/,
  );
});

it('does not call a host with a private address', async () => {
  for (const host of [`127.0.0.1:${server.port}`, `localhost:${server.port}`, `[::1]:${server.port}`]) {
    const { draft } = draftWith([writes(right)], { baseUrl: `http://${host}/v1`, privateHost: false });
    await expect(readAll(draft)).rejects.toMatchObject({
      reason: 'UNAVAILABLE',
      cause: { reason: 'PRIVATE_ADDRESS' },
    });
    expect(server.asked).toEqual([]);
  }
});
