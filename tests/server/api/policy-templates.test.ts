import { describe, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { policyTemplates } from '#server/modules/policy/templates/index.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, patch, post, read, refusal } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

/** The values that a template asks for. */
const valuesOf = (id: Schemas['PolicyTemplateId']) =>
  (policyTemplates.find((one) => one.id === id)?.placeholders ?? []).map(({ name, kind, defaultValue }) => ({
    name,
    value: defaultValue || (kind === 'EMAIL' ? 'security@quay.example' : 'Quay'),
  }));

const fill = (template: string, values: readonly object[], who = place.owner) =>
  post(who, '/api/policy-template/fill', { template, values });

test('the starter policies are listed with what they ask for, each in a category that a new organisation has', async () => {
  const templates = await read(place.owner, '/api/policy-template');
  expect(templates).toHaveLength(10);
  expect(at(templates, '0')).toMatchObject({
    id: 'INFORMATION_SECURITY',
    title: 'Information Security Policy',
    documentType: 'POLICY',
    placeholders: expect.arrayContaining([
      { name: 'reportingAddress', label: 'Address for reports of security events', kind: 'EMAIL', defaultValue: '' },
    ]),
  });
  const categories = await read(place.owner, '/api/policy-category/options');
  const names = Array.isArray(categories) ? categories.map((entry: unknown) => textAt(entry, 'name')) : [];
  expect(names).toEqual(expect.arrayContaining(policyTemplates.map(({ category }) => category)));
});

test('a filled starter policy is stored as it is, as a policy and the text of its first version', async () => {
  const { body } = await fill('BACKUP', valuesOf('BACKUP'));
  const [title, purpose, scope, content] = ['title', 'purpose', 'scope', 'content'].map((field) =>
    textAt(body, `data.${field}`),
  );
  expect(purpose).toMatch(/^This policy makes sure that Quay can recover/);
  const { id } = await add(place, '/api/policy', { title, purpose, scope });
  const [version] = [at(await read(place.owner, `/api/policy/${id}/versions`), '0')];
  const document = { generationMethod: 'MANUAL', content, sourceUrl: '', changeLog: 'First version' };
  const written = await patch(place.owner, `/api/policy/${id}/document`, {
    version: numberAt(version, 'version'),
    ...document,
  });
  expect(at(written.body, 'data')).toMatchObject({ number: '1.0', status: 'DRAFT', content });
});

test('a value with markup is shown as text', async () => {
  const values = valuesOf('BACKUP').map((one) =>
    one.name === 'organisationName' ? { ...one, value: '<script>alert(1)</script>' } : one,
  );
  const { body } = await fill('BACKUP', values);
  expect(textAt(body, 'data.content')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(textAt(body, 'data.content')).not.toContain('<script');
});

describe('values that do not fit', () => {
  test('name the placeholders that are missing, unknown or of another kind', async () => {
    const values = [
      ...valuesOf('BACKUP').filter(({ name }) => name !== 'ciso' && name !== 'recoveryPointHours'),
      { name: 'recoveryPointHours', value: 'a day' },
      { name: 'colour', value: 'blue' },
    ];
    const { status, body } = await fill('BACKUP', values);
    expect(status).toBe(400);
    expect(body).toEqual(
      refusal(
        { field: 'values/colour', message: 'This policy does not ask for it' },
        { field: 'values/ciso', message: 'Enter a value' },
        { field: 'values/recoveryPointHours', message: 'Enter a whole number from 1 to 9999' },
      ),
    );
  });

  test('include a starter policy that does not exist', async () => {
    expect((await fill('CLEAN_DESK', [])).body).toMatchObject({ errors: [{ field: 'template' }] });
  });
});

test('a person who may only view policies sees the starter policies, and cannot fill one', async () => {
  const { organisation } = place;
  const reader = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
  expect((await reader.call('/api/policy-template')).status).toBe(200);
  expect((await fill('BACKUP', valuesOf('BACKUP'), reader)).status).toBe(403);
});

test.each(['ORG_VIEWER', 'ORG_ASSESSOR', 'ORG_AUDITOR'] as const)('%s is refused', async (role) => {
  const other = await addPerson(server, { in: [{ organisation: place.organisation, role, level: 'DELETE' }] });
  expect((await other.call('/api/policy-template')).status).toBe(403);
  expect((await fill('BACKUP', valuesOf('BACKUP'), other)).status).toBe(403);
});

test('a member of another organisation is refused', async () => {
  const elsewhere = await openPlace(server);
  const answer = await elsewhere.owner.call('/api/policy-template', { organisation: place.organisation.id });
  expect(answer.status).toBe(403);
});
