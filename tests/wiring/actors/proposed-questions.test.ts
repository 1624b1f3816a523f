import { expect, test } from 'vitest';

import { proposeQuestions, type QuestionSource } from '#src/actors/proposed-questions.ts';

import { fakeServer } from '../support/fake-server.ts';
import { fakeUploads } from '../support/fake-uploads.ts';
import { runActor } from '../support/run-actor.ts';
import { question } from '../support/templates.ts';

const call = 'POST /assessment-template/ai/generate-questions';
const topic: QuestionSource = { from: 'topic', input: { topic: 'Backups', count: 1 } };
const file = new File(['Question\nHow often?'], 'questions.csv');
const proposal = { modelName: 'A model', questions: [question] };
/** What is drafted comes from no file. */
const unread = { sheet: null, read: 0, taken: 0 };
const written = { text: 'How often', proposal: null };

function start(subject: QuestionSource) {
  const server = fakeServer();
  const uploads = fakeUploads();
  return { server, uploads, run: () => runActor(proposeQuestions(server.api), { subject }) };
}

test('drafted questions are in a section without a title, with an id of its own', async () => {
  const { server, run } = start(topic);
  server.answerEvents(call, [written, { text: null, proposal }]);
  const section = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), title: '', description: '', questions: [question] };
  expect(await run().outcome).toEqual({
    output: { questionnaires: [section], problems: [], problemCount: 0, leftOut: 0, ...unread, modelName: 'A model' },
  });
  expect(server.requests).toMatchObject([{ call, body: { topic: 'Backups', count: 1 } }]);
});

test('a draft that ends without questions has failed, as has one that is refused', async () => {
  const { server, run } = start(topic);
  server.answerEvents(call, [written]);
  expect(await run().outcome).toMatchObject({ failure: { code: 'network_error' } });
  server.refuse(call, 503, { message: 'Try again shortly' });
  expect(await run().outcome).toMatchObject({ failure: { status: 503, message: 'Try again shortly' } });
});

test('a file is sent as it is, and its questions are those that were read', async () => {
  const { server, uploads, run } = start({ from: 'file', file });
  const read = { questionnaires: [], problems: [], problemCount: 0, leftOut: 0 };
  const { outcome } = run();
  await expect.poll(() => uploads).toMatchObject([{ call: 'POST /assessment-template/read-file', file }]);
  uploads[0]?.answer(read);
  expect(await outcome).toEqual({ output: read });
  expect(server.requests).toEqual([]);
});

test('a file that was not chosen is asked for', async () => {
  const { uploads, run } = start({ from: 'file', file: null });
  expect(await run().outcome).toMatchObject({ failure: { message: 'Choose a file' } });
  expect(uploads).toEqual([]);
});

test.each<[string, QuestionSource]>([
  ['a draft', topic],
  ['a file', { from: 'file', file }],
])('the request for %s ends when it is stopped', async (_what, subject) => {
  const { server, uploads, run } = start(subject);
  const { stop } = run();
  await expect.poll(() => server.requests.length + uploads.length).toBe(1);
  stop();
  expect(server.requests[0]?.signal.aborted ?? uploads[0]?.aborted).toBe(true);
});
