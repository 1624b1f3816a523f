import { expect, test } from 'vitest';

import { RiskDrafts } from '#openapi/generated/operations/risk-drafts.ts';
import { clientOf } from '#src/api/connection/client-of.ts';

import { type Answer, refusal, refused, scriptedServer } from './support/scripted-server.ts';

const api = scriptedServer();
const drafts = clientOf(RiskDrafts);

const head = { 'content-type': 'text/event-stream' };
const event = (text: string) => `data: ${JSON.stringify({ text, proposal: null })}\n\n`;
const end = 'event: end\ndata: {}\n\n';

/** A stream whose bytes arrive one by one, so that characters and events are cut. */
const sends =
  (whole: string): Answer =>
  (reply) => {
    reply.writeHead(200, head);
    for (const byte of Buffer.from(whole)) reply.write(Buffer.from([byte]));
    reply.end();
  };

async function textsOf(signal?: AbortSignal): Promise<string[]> {
  const texts: string[] = [];
  const request = { body: { title: 'Backups fail' }, ...(signal && { signal }) };
  for await (const { text } of drafts(api.clientWith()).residual(request)) texts.push(text ?? '');
  return texts;
}

test('events arrive whole and in their order', async () => {
  api.script = [sends(`${event('Größe 🛟')}${event('two\nlines')}${end}`)];
  expect(await textsOf()).toEqual(['Größe 🛟', 'two\nlines']);
  expect(api.asked[0]).toMatchObject({ authorization: 'Bearer kept', 'x-organisation-id': 'org-1' });
});

test('a refusal is an error like that of any call, and an expired token is renewed once', async () => {
  api.script = [refusal(401, 'TOKEN_EXPIRED'), refusal(403, 'You are not authorised to do this')];
  expect(await refused(textsOf())).toMatchObject({ status: 403, message: 'You are not authorised to do this' });
  expect(api.asked.map(({ authorization }) => authorization)).toEqual(['Bearer kept', 'Bearer fresh']);
});

test('a failure after the first events is an error with its message', async () => {
  const failure = { status: false, message: 'The model refused to draft this', errors: [] };
  api.script = [sends(`${event('one')}event: failure\ndata: ${JSON.stringify(failure)}\n\n`)];
  expect(await refused(textsOf())).toMatchObject({ name: 'Error', message: failure.message });
});

test('a stream without its last event counts as no answer', async () => {
  const unreachable = { status: 0, message: 'The server is not responding. Check your connection and try again.' };
  api.script = [sends(event('one'))];
  expect(await refused(textsOf())).toMatchObject(unreachable);
  api.script = [(reply) => void reply.writeHead(200, head).write(event('one'), () => reply.destroy())];
  expect(await refused(textsOf())).toMatchObject(unreachable);
});

test('the signal closes the connection, and so does reading no further', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  api.script = [
    (reply) => {
      closed = new Promise((resolve) => {
        reply.on('close', resolve);
      });
      reply.writeHead(200, head).write(event('one'));
    },
  ];
  const leaving = new AbortController();
  const request = { body: { title: 'Backups fail' } };
  for await (const { text } of drafts(api.clientWith()).residual(request)) {
    expect(text).toBe('one');
    break;
  }
  await closed;
  const texts: string[] = [];
  const read = async () => {
    for await (const { text } of drafts(api.clientWith()).residual({ ...request, signal: leaving.signal })) {
      texts.push(text ?? '');
      leaving.abort();
    }
  };
  expect(await refused(read())).toMatchObject({ name: 'AbortError' });
  await closed;
  expect(texts).toEqual(['one']);
});
