import { describe, expect, test } from 'vitest';

import type { Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { controlParts, type RiskControl } from '#src/api/risk/risk-controls.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { editableRisk } from '#src/features/risk/editable-risk.ts';
import type { RiskDraft } from '#src/features/risk/risk-kind.ts';
import { useAiDraftActor } from '#src/features/risk/useAiDraftActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { storedRisk } from '../support/risks.ts';

const call = 'POST /risk/ai/residual';
const level = (id: string) => ({ step: { id, name: id, score: 3 }, reason: 'The plan reduces it.' });
const proposal: Proposal = {
  modelName: null,
  assessments: [{ stage: 'residual', likelihood: level('rare'), impact: level('minor') }],
};

const control: RiskControl = {
  id: '7f8dd7b5-6f3f-4c43-9b3c-000000000007',
  title: 'Sprinklers',
  description: '',
  type: 'CORRECTIVE',
  ownControl: null,
  owner: null,
  effectiveness: 'EFFECTIVE',
  lastTestedOn: null,
  version: 1,
};

/** A form that records what is changed in it. */
function formOf(title: string, existingControls = '') {
  const changes: unknown[] = [];
  const form: RecordForm<RiskDraft> = {
    draft: { ...editableRisk.draftOf(storedRisk), title, existingControls },
    readOnly: false,
    errorOf: () => undefined,
    change: (...change) => void changes.push(change),
  };
  return { form, changes };
}

describe('useAiDraftActor', () => {
  async function open() {
    const app = testApp();
    app.queryClient.setQueryData(controlParts.query(app.server.api, storedRisk.id).queryKey, [control]);
    const earlier = formOf('Fire');
    const latest = formOf('Fire in the archive');
    let { form } = earlier;
    const hook = await renderHook(app, () => useAiDraftActor(form, storedRisk), 'twice');
    ({ form } = latest);
    await hook.rerender();
    const generate = () => doing(() => hook.result.actor.send({ type: 'draft.requested', subject: 'residual' }));
    return { ...app, hook, earlier, latest, generate };
  }

  test('drafts from the form as it is now, and shows the text while it is written', async () => {
    const { server, hook, generate } = await open();
    expect(hook.result.text).toBe('');
    server.answerEvents(call, [
      { text: 'The plan ', proposal: null },
      { text: 'reduces it.', proposal: null },
    ]);
    await generate();
    await settle();
    expect(server.requests).toMatchObject([
      { call, body: { title: 'Fire in the archive', existingControls: 'Sprinklers, Corrective, Effective' } },
    ]);
    expect(hook.result.text).toBe('The plan reduces it.');
  });

  test('sets the proposed levels in the form once, when they are accepted', async () => {
    const { server, hook, generate, earlier, latest } = await open();
    server.answerEvents(call, [{ text: null, proposal }]);
    await generate();
    await settle();
    expect(latest.changes).toEqual([]);
    await doing(() => hook.result.actor.send({ type: 'draft.accepted' }));
    expect(latest.changes).toEqual([['residual', { likelihoodId: 'rare', impactId: 'minor' }]]);
    expect(earlier.changes).toEqual([]);
  });

  /** The controls that a draft is made from. */
  async function controlsSent(
    typed: string,
    listed: readonly RiskControl[] | undefined,
    risk: Risk | null = storedRisk,
  ) {
    const app = testApp();
    app.queryClient.setQueryData(controlParts.query(app.server.api, storedRisk.id).queryKey, listed?.slice());
    const { form } = formOf('Fire', typed);
    const hook = await renderHook(app, () => useAiDraftActor(form, risk));
    await doing(() => hook.result.actor.send({ type: 'draft.requested', subject: 'residual' }));
    return app.server.requests.map(({ body }) => body);
  }

  const words = 'Sprinklers, Corrective, Effective';
  const alarm: RiskControl = { ...control, title: 'Alarm' };
  /** Leaves room for exactly the alarm. */
  const long = '.'.repeat(10_000 - '\nAlarm, Corrective, Effective'.length);

  test.each([
    [
      'each on a line of its own, after what was typed',
      'Doors',
      [control, alarm],
      `Doors\n${words}\nAlarm, Corrective, Effective`,
    ],
    ['instead of blanks', ' \n', [control], words],
    ['as far as there is room', long, [control, alarm], `${long}\nAlarm, Corrective, Effective`],
    ['not at all if none are known', 'Doors', undefined, 'Doors'],
  ])('sends the listed controls %s', async (_how, typed, listed, existingControls) => {
    expect(await controlsSent(typed, listed)).toMatchObject([{ existingControls }]);
  });

  test('sends what was typed for a risk that is not stored', async () => {
    expect(await controlsSent('Doors', [control], null)).toMatchObject([{ existingControls: 'Doors' }]);
  });
});
