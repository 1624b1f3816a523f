import { expect, test } from 'vitest';

import { generatePolicyDraft, type WrittenSoFar } from '#src/actors/generate-policy-draft.ts';
import type { DraftedPolicySection, PolicyDraftInput } from '#src/api/policy/policy-drafts.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

const call = 'POST /policy/ai/draft';
const subject: PolicyDraftInput = { title: 'Backup', documentType: 'POLICY', brief: 'Copies', headings: ['Scope'] };

const section = (heading: string): DraftedPolicySection => ({
  heading,
  html: '<p>Text</p>',
  modelName: null,
  templateTitle: 'Backup Policy',
});
const [purpose, scope] = [section('Purpose'), section('Scope')];
const written = (text: string) => ({ text, section: null });
const complete = (done: DraftedPolicySection) => ({ text: null, section: done });

function start() {
  const server = fakeServer();
  const shown: WrittenSoFar[] = [];
  return {
    server,
    shown,
    run: () =>
      runActor(
        generatePolicyDraft(server.api, (so) => void shown.push(so)),
        { subject },
      ),
  };
}

test('sends the brief, shows each section as it is written, and answers with all of them', async () => {
  const { server, shown, run } = start();
  server.answerEvents(call, [written('One '), written('two'), complete(purpose), written('Three'), complete(scope)]);
  expect(await run().outcome).toEqual({ output: { sections: [purpose, scope], endedEarly: null } });
  expect(server.requests).toMatchObject([{ call, body: subject }]);
  expect(shown).toEqual([
    { sections: [], text: '' },
    { sections: [], text: 'One ' },
    { sections: [], text: 'One two' },
    { sections: [purpose], text: '' },
    { sections: [purpose], text: 'Three' },
    { sections: [purpose, scope], text: '' },
  ]);
});

test('keeps the sections that were complete before a failure, and says why there are no more', async () => {
  const { server, run } = start();
  server.breakOff(call, [complete(purpose), written('Thr')]);
  expect(await run().outcome).toEqual({
    output: {
      sections: [purpose],
      endedEarly: 'The server is not responding. Check your connection and try again.',
    },
  });
});

test('fails if there is no section at all', async () => {
  const { server, run } = start();
  server.answerEvents(call, [written('One')]);
  expect(await run().outcome).toMatchObject({ failure: { code: 'network_error' } });
  server.refuse(call, 503, { message: 'Try again shortly' });
  expect(await run().outcome).toMatchObject({ failure: { status: 503, message: 'Try again shortly' } });
});

test('ends the request when it is stopped', async () => {
  const { server, run } = start();
  const { stop } = run();
  await expect.poll(() => server.called()).toEqual([call]);
  stop();
  expect(server.requests[0]?.signal.aborted).toBe(true);
});
