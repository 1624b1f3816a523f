import { expect, test } from 'vitest';

import { generateDraft } from '#src/actors/generate-draft.ts';
import type { Schemas } from '#src/api/connection/client.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

const call = 'POST /risk/ai/residual';
const step = { step: { id: 's-3', name: 'Possible', score: 3 }, reason: 'No treatment reduces it.' };
const proposal: Schemas['AssessmentProposal'] = {
  modelName: null,
  assessments: [{ stage: 'residual', likelihood: step, impact: step }],
};

const written = (text: string) => ({ text, proposal: null });
const fields = { title: 'Fire in the archive' };

function start() {
  const server = fakeServer();
  const shown: string[] = [];
  const screen = { fields: () => fields, showText: (text: string) => void shown.push(text) };
  return { server, shown, run: () => runActor(generateDraft(server.api, screen), { subject: 'residual' as const }) };
}

test('sends the fields as they are, shows the text so far, and answers with the proposal', async () => {
  const { server, shown, run } = start();
  server.answerEvents(call, [written('No treatment '), written('reduces it.'), { text: null, proposal }]);
  expect(await run().outcome).toEqual({ output: proposal });
  expect(server.requests).toMatchObject([{ call, body: fields }]);
  expect(shown).toEqual(['', 'No treatment ', 'No treatment reduces it.']);
});

test('fails if the stream ends without a proposal', async () => {
  const { server, run } = start();
  server.answerEvents(call, [written('No')]);
  expect(await run().outcome).toMatchObject({ failure: { code: 'network_error' } });
});

test('explains a refusal', async () => {
  const { server, run } = start();
  server.refuse(call, 409, { message: 'Add levels of impact in the settings first' });
  expect(await run().outcome).toMatchObject({
    failure: { status: 409, message: 'Add levels of impact in the settings first' },
  });
});

test('ends the request when it is stopped', async () => {
  const { server, run } = start();
  const { stop } = run();
  await expect.poll(() => server.called()).toEqual([call]);
  stop();
  expect(server.requests[0]?.signal.aborted).toBe(true);
});
