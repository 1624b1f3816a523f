import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Drafter } from '#server/ai/ai.ts';
import { modelDrafter } from '#server/ai/model-drafter.ts';
import { templateDrafter } from '#server/ai/template-drafter.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { answer, readAll, request, shown } from './drafters.ts';
import { type ModelServer, openModelServer, writes } from './model-server.ts';

const world = shared(createTestDatabase);
let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());

/** A driver that answers this. */
type Open = (answered: unknown) => { drafter: Drafter; template: () => unknown };

const template: Open = (answered) => ({ drafter: templateDrafter, template: () => answered });
const model: Open = (answered) => {
  server.reply(writes(JSON.stringify(answered)));
  const settings = { baseUrl: server.baseUrl, apiKey: 'key', model: 'm', privateHost: true, timeout: 10_000 };
  return { drafter: modelDrafter(settings), template: () => null };
};

const never = () => new AbortController().signal;

describe.each([
  ['a template', template],
  ['a model', model],
])('a draft by %s', (_name, open) => {
  it('yields the texts as they are written, and returns the result', async () => {
    const { drafter, template: own } = open(answer);
    const draft = drafter.draft({ ...request, template: own }, never());
    expect(await readAll(draft)).toEqual({ text: shown, result: answer });
  });

  it.each([
    ['a missing field', { reason: 'x' }],
    ['a field too many', { ...answer, secret: 'x' }],
    ['a level beyond the scale', { ...answer, level: 6 }],
    ['half a level', { ...answer, level: 1.5 }],
    ['a reason that is too long', { ...answer, reason: 'x'.repeat(201) }],
    ['a list', [answer]],
  ])('is not a result with %s', async (_about, wrong) => {
    const { drafter, template: own } = open(wrong);
    const draft = drafter.draft({ ...request, template: own }, never());
    await expect(readAll(draft)).rejects.toMatchObject({ name: 'DraftError', reason: 'INVALID' });
  });

  it('ends with its signal', async () => {
    const { drafter, template: own } = open(answer);
    const caller = new AbortController();
    const draft = drafter.draft({ ...request, template: own }, caller.signal);
    await draft.next();
    caller.abort(new Error('The client has left'));
    await expect(readAll(draft)).rejects.toThrow('The client has left');
  });

  it('does not begin inside a transaction', async () => {
    const { drafter, template: own } = open(answer);
    const scope = { organisationId: randomUUID(), userId: randomUUID() };
    const inside = world.database.inOrganisation(
      scope,
      () => readAll(drafter.draft({ ...request, template: own }, never())),
      'read',
    );
    await expect(inside).rejects.toThrow('inside a transaction');
  });
});
