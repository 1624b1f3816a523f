import { expect, test } from 'vitest';

import type { ProposedQuestions } from '#src/actors/proposed-questions.ts';
import { newQuestion, pastedQuestions, typeChange } from '#src/features/assessment-library/builder/builder-edits.ts';
import { useBuilder } from '#src/features/assessment-library/builder/useBuilder.ts';
import { useProposedQuestions } from '#src/features/assessment-library/builder/useProposedQuestions.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { question, retitled, templateContent, templateState } from '../support/templates.ts';

const load = 'GET /assessment-template/t-1/content';
const edit = 'POST /assessment-template/t-1/content';
const draft = 'POST /assessment-template/ai/generate-questions';

async function openBuilder() {
  const app = testApp();
  app.server.answer(load, templateContent(1));
  const hook = await renderHook(app, () => useBuilder('t-1'), 'twice');
  await settle();
  const make = () =>
    doing(() => {
      hook.result.send({ type: 'edits.made', edits: [retitled] });
      hook.result.send({ type: 'save.requested' });
    });
  const sent = () => app.server.requests.filter(({ call }) => call === edit).map(({ body }) => body);
  return { ...app, hook, make, sent, unsaved: () => hook.result.getSnapshot().context.waiting };
}

test('a template is loaded, and its edits are stored with the version that was read', async () => {
  const { server, hook, make, sent } = await openBuilder();
  expect(hook.result.getSnapshot().context.content).toEqual(templateContent(1).questionnaires);
  server.answer(edit, templateState(2));
  await make();
  expect(sent()).toEqual([{ version: 1, edits: [retitled] }]);
  expect(hook.result.getSnapshot().context).toMatchObject({ stored: { version: 2 }, waiting: [], sent: [] });
});

test('edits that could not be stored are sent again once the browser is online, unless the builder is left', async () => {
  const { server, hook, make, sent, unsaved } = await openBuilder();
  server.refuse(edit, 503, { message: 'Busy' });
  await make();
  expect(unsaved()).toEqual([retitled]);
  server.answer(edit, templateState(2));
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(sent()).toHaveLength(2);
  expect(unsaved()).toEqual([]);
  server.refuse(edit, 503, { message: 'Busy' });
  await make();
  await hook.unmount();
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(sent()).toHaveLength(3);
});

test('accepted questions are handed over once, to the function of the last rendering', async () => {
  const app = testApp();
  const taken: [string, ProposedQuestions][] = [];
  let rendering = 'first';
  const hook = await renderHook(
    app,
    () => {
      const name = rendering;
      return useProposedQuestions((proposed) => void taken.push([name, proposed]));
    },
    'twice',
  );
  rendering = 'second';
  await hook.rerender();
  expect(hook.result.getSnapshot().context.subject).toEqual({ from: 'file', file: null });
  const accept = async () => {
    app.server.answerEvents(draft, [{ text: null, proposal: { modelName: null, questions: [question] } }]);
    const subject = { from: 'topic', input: { topic: 'Backups' } } as const;
    await doing(() => hook.result.send({ type: 'draft.requested', subject }));
    await settle();
    await doing(() => hook.result.send({ type: 'draft.accepted' }));
  };
  await accept();
  expect(taken).toMatchObject([['second', { modelName: null, questionnaires: [{ questions: [question] }] }]]);
});

test('a question that is made by hand and becomes Yes or No weighs as one that is pasted', () => {
  const [pasted] = pastedQuestions('1. Do you use passkeys?', 'YESNO');
  const byHand = { ...newQuestion('TEXT'), ...typeChange(newQuestion('TEXT'), 'YESNO') };
  expect(pasted).toMatchObject({ question: 'Do you use passkeys?', type: 'YESNO', weight: 1, options: [] });
  expect(byHand).toMatchObject({ type: 'YESNO', weight: 1, options: [] });
  // A weight that was chosen stays.
  expect(typeChange({ ...byHand, weight: 0 }, 'RADIO')).not.toHaveProperty('weight');
  const weighty = { ...byHand, weight: 5, ...typeChange(byHand, 'TEXT') };
  expect({ ...weighty, ...typeChange(weighty, 'CHECKBOX') }).toMatchObject({ type: 'CHECKBOX', weight: 5 });
});
