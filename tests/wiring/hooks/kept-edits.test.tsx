import { beforeEach, expect, test } from 'vitest';

import { forgetEditsOf, keptEdits, keptEditsKey, keepEdits } from '#src/components/kept-edits.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { useBuilder } from '#src/features/assessment-library/builder/useBuilder.ts';
import { useKeptEdits } from '#src/features/assessment-library/builder/useKeptEdits.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';
import { retitled, templateContent, templateState } from '../support/templates.ts';

const load = 'GET /assessment-template/t-1/content';
const edit = 'POST /assessment-template/t-1/content';
const key = keptEditsKey({ organisationId: 'org-1', userId: 'user-1' }, 't-1');

beforeEach(() => localStorage.clear());

async function openBuilder() {
  const signedIn = startApp();
  await signedIn.signIn();
  const app = testApp();
  app.server.answer(load, templateContent(1));
  const within = (shown: React.ReactNode) =>
    app.within(<SessionProvider session={signedIn.session}>{shown}</SessionProvider>);
  const use = () => {
    const actor = useBuilder('t-1');
    return { actor, forget: useKeptEdits(actor, 't-1') };
  };
  const hook = await renderHook({ within }, use, 'twice');
  await settle();
  const waiting = () => hook.result.actor.getSnapshot().context.waiting;
  const make = () => doing(() => hook.result.actor.send({ type: 'edits.made', edits: [retitled] }));
  return { ...app, hook, waiting, make };
}

test('what is typed is kept at once, and forgotten once the server has stored it', async () => {
  const { server, hook, make } = await openBuilder();
  await make();
  expect(keptEdits(key)).toMatchObject({ version: 1, edits: [retitled] });
  server.answer(edit, templateState(2));
  await doing(() => hook.result.actor.send({ type: 'save.requested' }));
  expect(keptEdits(key)).toBeUndefined();
});

test('what a crash has left is made again at the next opening, as one step that can be undone', async () => {
  keepEdits(key, { version: 1, edits: [retitled, { kind: 'REMOVE_QUESTION', questionId: 'gone' }, 'nonsense'] });
  const { hook, waiting } = await openBuilder();
  expect(waiting()).toEqual([retitled]);
  await doing(() => hook.result.actor.send({ type: 'undo.requested' }));
  expect(hook.result.actor.getSnapshot().context.content).toEqual(templateContent(1).questionnaires);
});

test('nobody else is offered it, nor anyone after a week, a sign-out or having left without it', async () => {
  const others = [
    keptEditsKey({ organisationId: 'org-1', userId: 'user-2' }, 't-1'),
    keptEditsKey({ organisationId: 'org-2', userId: 'user-1' }, 't-1'),
  ];
  for (const other of others) keepEdits(other, { version: 1, edits: [retitled] });
  const { hook, waiting, make } = await openBuilder();
  expect(waiting()).toEqual([]);
  await make();
  hook.result.forget();
  expect(keptEdits(key)).toBeUndefined();
  const old = { version: 1, edits: [retitled], at: Date.now() - 8 * 86_400_000 };
  localStorage.setItem(key, JSON.stringify(old));
  expect(keptEdits(key)).toBeUndefined();
  localStorage.setItem('theme', 'dark');
  forgetEditsOf('user-1');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved-edits:'))).toEqual([others[0]]);
  expect(localStorage.getItem('theme')).toBe('dark');
});
