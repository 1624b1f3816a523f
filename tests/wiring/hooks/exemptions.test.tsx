import { expect, test } from 'vitest';

import type { ExtensionDraft } from '#machines/exemption-extension/exemption-extension.machine.ts';
import { useCourseActor } from '#src/features/exemption/useCourseActor.ts';
import { useExtensionActor } from '#src/features/exemption/useExtensionActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const affected = [
  ['exemption', 'list', {}],
  ['exemption-extensions', 'e-1'],
];

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [...affected, ['unrelated']]) };
}

const status = 'POST /exemption/e-1/status';
const extensions = 'POST /exemption/e-1/extensions';
const decision = 'POST /exemption-extension/x-1/status';
const renewal = 'POST /exemption/e-1/renewal';

test('an action is sent with the version that was read, said, and exemptions are fetched again', async () => {
  const { stale, ...app } = open();
  const taken: string[] = [];
  const hook = await renderHook(app, () => useCourseActor('e-1', () => void taken.push('taken')), 'twice');
  app.server.answer(status);
  await doing(() => {
    hook.result.send({ type: 'step.requested', draft: { action: 'REJECT', version: 3, reason: 'Too long' } });
    hook.result.send({ type: 'step.confirmed' });
  });
  expect(app.server.requests.map(({ body }) => body)).toEqual([{ version: 3, action: 'REJECT', reason: 'Too long' }]);
  expect(toasts.map(({ title }) => title)).toEqual(['Exemption rejected']);
  expect([taken, stale()]).toEqual([['taken'], affected]);
});

const exemption = { id: 'e-1', validFrom: '2026-01-01', validTo: '2026-06-30' };

async function openExtension() {
  const { stale, ...app } = open();
  const events: string[] = [];
  const listeners = { onTaken: () => void events.push('taken'), onRenewed: (id: string) => void events.push(id) };
  const hook = await renderHook(app, () => useExtensionActor(exemption, listeners), 'twice');
  const take = (draft: Partial<ExtensionDraft>) =>
    doing(() => {
      const asked = { step: 'ASK', extension: null, validTo: '2099-12-31', reason: 'Late' } as const;
      hook.result.send({ type: 'step.requested', draft: { ...asked, ...draft } });
      hook.result.send({ type: 'step.confirmed' });
    });
  const renew = () => doing(() => hook.result.send({ type: 'renewal.requested' }));
  return { app, events, stale, take, renew };
}

test('an extension is asked for, and decided on as it was read', async () => {
  const { app, events, stale, take } = await openExtension();
  app.server.answer(extensions);
  app.server.answer(decision);
  await take({});
  const extension = { id: 'x-1', version: 2 };
  await take({ step: 'GRANT', extension, validTo: null, reason: '' });
  await take({ step: 'REFUSE', extension, validTo: null });
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { validTo: '2099-12-31', reason: 'Late' },
    { version: 2, action: 'GRANT', reason: '' },
    { version: 2, action: 'REFUSE', reason: 'Late' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Extension asked for', 'Extension granted', 'Extension refused']);
  expect([events, stale()]).toEqual([['taken', 'taken', 'taken'], affected]);
});

test('a request that was decided meanwhile is shown as it is now', async () => {
  const { app, events, take } = await openExtension();
  app.server.refuse(decision, 409, { message: 'Someone else has changed this in the meantime' });
  await take({ step: 'GRANT', extension: { id: 'x-1', version: 2 }, validTo: null, reason: '' });
  expect(toasts).toMatchObject([{ title: 'The request was not decided' }]);
  expect(events).toEqual(['taken']);
});

test('a renewal opens the draft, and says why there is none', async () => {
  const { app, events, renew } = await openExtension();
  app.server.answer(renewal, { id: 'e-2' });
  await renew();
  app.server.refuse(renewal, 409, { message: 'It is in force' });
  await renew();
  expect(events).toEqual(['e-2', 'taken']);
  expect(toasts.map(({ title }) => title)).toEqual(['Draft added', 'The exemption could not be renewed']);
});
