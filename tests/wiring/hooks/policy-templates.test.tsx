import { describe, expect, test } from 'vitest';

import { sentValues, type TemplateDraft } from '#src/actors/policy-template.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { DraftedPolicySection, PolicyDraftInput } from '#src/api/policy/policy-drafts.ts';
import type { PolicyTemplate } from '#src/api/policy/policy-templates.ts';
import { htmlOf, sourceOf } from '#src/features/policy/templates/html-of.ts';
import { usePolicyDraftActor } from '#src/features/policy/templates/usePolicyDraftActor.ts';
import { useTemplateActor } from '#src/features/policy/templates/useTemplateActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

describe('useTemplateActor', () => {
  const template: PolicyTemplate = {
    id: 'BACKUP',
    title: 'Backup Policy',
    summary: 'What is backed up.',
    category: 'Operations',
    documentType: 'POLICY',
    placeholders: [
      { name: 'organisationName', label: 'Name', kind: 'TEXT', defaultValue: '' },
      { name: 'backupRetentionDays', label: 'Days', kind: 'NUMBER', defaultValue: '35' },
    ],
  };
  const draft: TemplateDraft = { template, values: { organisationName: ' Quay ', backupRetentionDays: '' } };
  const filled = { title: 'Backup Policy', purpose: 'Why', scope: 'Whom', content: '<p>Text</p>' };
  const calls = {
    fill: 'POST /policy-template/fill',
    categories: 'GET /policy-category/options',
    create: 'POST /policy',
    versions: 'GET /policy/p-1/versions',
    write: 'PATCH /policy/p-1/document',
  };

  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [['policy', 'list', {}], ['unrelated']]);
    const created: Policy[] = [];
    const hook = await renderHook(app, () => useTemplateActor((policy) => void created.push(policy)), 'twice');
    const create = async (changes: Partial<TemplateDraft> = {}) => {
      await doing(() => {
        hook.result.send({ type: 'step.requested', draft: { ...draft, ...changes } });
        hook.result.send({ type: 'step.confirmed' });
      });
      await settle();
    };
    const { server } = app;
    server.answer(calls.fill, filled);
    server.answer(calls.categories, [
      { id: 'c-1', name: 'Operations and more' },
      { id: 'c-2', name: 'Operations' },
    ]);
    server.answer(calls.create, { id: 'p-1', ref: 'P-0001', title: 'Backup Policy' });
    server.answer(calls.versions, [{ id: 'v-1', version: 1, changeLog: 'First version' }]);
    server.answer(calls.write, {});
    return { ...app, hook, stale, created, create };
  }

  test('fills the template, creates the policy in the category of that name, writes its document, and opens it', async () => {
    const { server, create, created, stale } = await open();
    await create();
    await expect.poll(() => created).toMatchObject([{ id: 'p-1' }]);
    expect(server.called()).toEqual(Object.values(calls));
    const [fill, categories, policy, , write] = server.requests;
    // An empty field has no value: the server says what is missing.
    expect(fill?.body).toEqual({ template: 'BACKUP', values: [{ name: 'organisationName', value: 'Quay' }] });
    expect(categories?.query).toEqual({ search: 'Operations' });
    expect(policy?.body).toEqual({
      title: 'Backup Policy',
      purpose: 'Why',
      scope: 'Whom',
      categoryId: 'c-2',
      documentType: 'POLICY',
    });
    expect(write?.body).toEqual({
      version: 1,
      generationMethod: 'MANUAL',
      content: '<p>Text</p>',
      sourceUrl: '',
      changeLog: 'First version',
    });
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Created successfully' }]);
    expect(stale()).toEqual([['policy', 'list', {}]]);
  });

  test('sends only values that are given', () => {
    expect(sentValues({ template, values: {} })).toEqual([]);
    expect(sentValues({ template: null, values: { organisationName: 'Quay' } })).toEqual([]);
  });

  test('continues with the same policy after a failure, and writes no document twice', async () => {
    const { server, hook, create, created } = await open();
    server.refuse(calls.write, 503, { message: 'Try again shortly' });
    await create();
    await expect.poll(() => hook.result.getSnapshot().context.failure).toMatchObject({ message: 'Try again shortly' });
    expect(created).toEqual([]);
    server.answer(calls.versions, [{ id: 'v-1', version: 2, changeLog: 'First version' }]);
    await doing(() => hook.result.send({ type: 'step.confirmed' }));
    await expect.poll(() => created).toHaveLength(1);
    const keys = server.requests
      .filter(({ call }) => call === calls.create)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(server.called().filter((call) => call === calls.write)).toHaveLength(1);
  });

  test('creates the policy without a category if the organisation has none of that name', async () => {
    const { server, create, created } = await open();
    server.answer(calls.categories, []);
    await create();
    await expect.poll(() => created).toHaveLength(1);
    expect(server.requests[2]?.body).toMatchObject({ categoryId: null });
  });

  test('asks for a template, and creates nothing if a value is refused', async () => {
    const { server, hook, create, created } = await open();
    await create({ template: null });
    expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'Choose a policy' });
    const errors = [{ field: 'values/backupRetentionDays', message: 'Enter a value' }];
    server.refuse(calls.fill, 400, { message: 'Enter a value', errors });
    await doing(() => hook.result.send({ type: 'draft.changed', changes: draft }));
    await doing(() => hook.result.send({ type: 'step.confirmed' }));
    await settle();
    expect(hook.result.getSnapshot().context.failure).toMatchObject({
      fieldErrors: { 'values/backupRetentionDays': 'Enter a value' },
    });
    expect([server.called(), created]).toEqual([[calls.fill], []]);
  });
});

const section = (heading: string, modelName: string | null = null): DraftedPolicySection => ({
  heading,
  html: '<p>Text</p>',
  modelName,
  templateTitle: modelName === null ? 'Backup Policy' : null,
});

describe('usePolicyDraftActor', () => {
  const call = 'POST /policy/ai/draft';
  const subject: PolicyDraftInput = { title: 'Backup', documentType: 'POLICY', brief: 'Copies' };

  test('shows what is written, and hands over nothing until the draft is accepted', async () => {
    const app = testApp();
    const taken: unknown[] = [];
    const hook = await renderHook(app, () => usePolicyDraftActor((draft) => void taken.push(draft)), 'twice');
    expect(hook.result.written).toEqual({ sections: [], text: '' });
    const purpose = section('Purpose');
    app.server.answerEvents(call, [
      { text: 'Text', section: null },
      { text: null, section: purpose },
    ]);
    await doing(() => hook.result.actor.send({ type: 'draft.requested', subject }));
    await settle();
    expect(app.server.requests).toMatchObject([{ call, body: subject }]);
    expect(hook.result.written).toEqual({ sections: [purpose], text: '' });
    expect(taken).toEqual([]);
    await doing(() => hook.result.actor.send({ type: 'draft.accepted' }));
    expect(taken).toEqual([{ sections: [purpose], endedEarly: null }]);
  });
});

test('accepted sections are a part of the document, each below its heading', () => {
  expect(htmlOf([section('Keys & <b>locks</b>'), section('Scope')])).toBe(
    '<h2>Keys &amp; &lt;b&gt;locks&lt;/b&gt;</h2><p>Text</p><h2>Scope</h2><p>Text</p>',
  );
});

test('a draft names its source', () => {
  expect(sourceOf([section('Purpose')])).toBe('Drafted from a template: Backup Policy');
  expect(sourceOf([section('Purpose', 'm-1')])).toBe('Drafted by m-1');
  expect(sourceOf([])).toBe('');
});
