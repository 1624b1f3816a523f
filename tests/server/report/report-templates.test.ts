import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { platformActivity, reportTemplate } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs } from '#server/modules/report/index.ts';
import { writerOf } from '#tests/contract/help-desk-fixtures.ts';
import { newTemplate, publishedTemplate, templateText } from '#tests/contract/report-template-fixtures.ts';
import { openPlace, post } from '#tests/server/api/place.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const server = shared(() => startTestServer());
shared(async () => {
  const { database, jobs, files, settings } = server;
  const handlers = reportJobs({ database, jobs, files, limits: settings.files, registers: importables });
  const worker = startWorker({ database, jobs, log: quiet, handlers });
  return { close: () => worker.close() };
});
const harbour = shared(() => openPlace(server));

const place = () => ({ server });

interface Listed {
  readonly name: string;
  readonly template: { readonly id: string; readonly version: number; readonly publishedVersion: number | null } | null;
  readonly id: string | null;
  readonly version: number;
}

const isList = (value: unknown): value is Listed[] => Array.isArray(value);

async function offered(templateId: string): Promise<Listed[]> {
  const list = at((await harbour.owner.call('/api/report-definitions')).body, 'data');
  if (!isList(list)) throw new Error('There is no list of definitions');
  return list.filter(({ template }) => template?.id === templateId);
}

async function step(id: string, version: number, action: 'PUBLISH' | 'WITHDRAW') {
  const writer = await writerOf(place());
  return writer.call(`/api/admin/report-templates/${id}/status`, { method: 'POST', body: { version, action } });
}

const definitionOf = (templateId: string, given: object = {}) =>
  post(harbour.owner, '/api/report-definitions', { ...templateText(), templateId, ...given });

const usesOf = async (id: string) => {
  const [row] = await server.database.platform
    .select({ uses: reportTemplate.uses })
    .from(reportTemplate)
    .where(eq(reportTemplate.id, id));
  return row?.uses;
};

async function readyRun(person: Person, body: object) {
  const id = textAt(
    (await post(person, '/api/report-runs', { asOf: null, definitionId: null, ...body })).body,
    'data.id',
  );
  await expect
    .poll(async () => textAt((await person.call(`/api/report-runs/${id}`)).body, 'data.state'), { timeout: 60_000 })
    .toMatch(/READY|FAILED/);
  return id;
}

async function csvOf(person: Person, id: string): Promise<string> {
  const url = new URL(textAt((await person.call(`/api/report-runs/${id}/address`)).body, 'data.url'), server.origin);
  return (await server.call(url.pathname + url.search)).text;
}

test('a template is offered once it is published, and no longer once it is withdrawn', async () => {
  const draft = await newTemplate(place());
  expect(await offered(draft.templateId)).toEqual([]);
  expect((await step(draft.id, draft.version, 'PUBLISH')).status).toBe(200);
  expect(await offered(draft.templateId)).toMatchObject([{ id: null, template: { version: 1, publishedVersion: 1 } }]);
  expect((await step(draft.id, draft.version, 'WITHDRAW')).status).toBe(409);
  expect((await step(draft.id, draft.version + 1, 'WITHDRAW')).status).toBe(200);
  expect(await offered(draft.templateId)).toEqual([]);
  expect((await step(draft.id, draft.version + 2, 'PUBLISH')).status).toBe(409);
});

test('row-level security hides drafts and what was withdrawn from organisations, and lets them write nothing', async () => {
  const draft = await newTemplate(place());
  const published = await publishedTemplate(place());
  const within = <Result>(work: () => Promise<Result>) =>
    server.database.inOrganisation({ organisationId: harbour.organisation.id, userId: '' }, work);
  const seen = await within(() => db.select({ id: reportTemplate.id }).from(reportTemplate).execute());
  expect(seen).toContainEqual({ id: published.id });
  expect(seen).not.toContainEqual({ id: draft.id });
  const writing = within(() => db.update(reportTemplate).set({ name: 'Mine' }).execute());
  await expect(writing).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('what is published never changes: neither by the API nor in the database', async () => {
  const { id, version } = await publishedTemplate(place());
  const writer = await writerOf(place());
  const { kind: _kind, ...written } = templateText();
  const path = `/api/admin/report-templates/${id}`;
  expect((await writer.call(path, { method: 'PATCH', body: { version, ...written } })).status).toBe(409);
  expect((await writer.call(`${path}?version=${version}`, { method: 'DELETE' })).status).toBe(409);
  const own = eq(reportTemplate.id, id);
  const change = server.database.platform.update(reportTemplate).set({ name: 'Another' }).where(own);
  await expect(change).rejects.toMatchObject({ cause: { message: 'What is published does not change' } });
  await expect(server.database.platform.delete(reportTemplate).where(own)).rejects.toMatchObject({
    cause: { message: 'What is published is not deleted' },
  });
});

test('a definition keeps the version that it was made from, and takes over a newer one only when asked', async () => {
  const first = await publishedTemplate(place(), { format: 'CSV' });
  const made = await definitionOf(first.templateId, { name: 'Ours', format: 'CSV' });
  const id = textAt(made.body, 'data.id');
  expect(await usesOf(first.id)).toBe(1);
  const second = await newTemplate(place(), { templateId: first.templateId, name: 'Renamed', sections: ['risks'] });
  const writer = await writerOf(place());
  const again = { ...templateText(), templateId: first.templateId };
  expect((await writer.call('/api/admin/report-templates', { method: 'POST', body: again })).status).toBe(409);
  await step(second.id, second.version, 'PUBLISH');
  const own = (await offered(first.templateId)).find((one) => one.id === id);
  expect(own).toMatchObject({
    name: 'Ours',
    template: { version: 1, publishedVersion: 2 },
    sections: ['counts', 'risks'],
  });
  const adopt = (version: number, templateVersion: number) =>
    post(harbour.owner, `/api/report-definitions/${id}/template`, { version, templateVersion });
  expect(at((await adopt(1, 1)).body, 'errors.0.field')).toBe('templateVersion');
  const adopted = at((await adopt(1, 2)).body, 'data');
  expect(adopted).toMatchObject({
    name: 'Ours',
    template: { version: 2, name: 'Renamed' },
    sections: ['risks'],
    version: 2,
  });
  expect((await adopt(1, 2)).status).toBe(409);
  expect([await usesOf(first.id), await usesOf(second.id)]).toEqual([0, 1]);
  await harbour.owner.call(`/api/report-definitions/${id}?version=2`, { method: 'DELETE' });
  expect(await usesOf(second.id)).toBe(0);
});

test('a definition stays and is made when its template is withdrawn', async () => {
  const { id, templateId, version } = await publishedTemplate(place());
  const definitionId = textAt((await definitionOf(templateId, { format: 'CSV' })).body, 'data.id');
  await step(id, version, 'WITHDRAW');
  expect(await offered(templateId)).toMatchObject([
    { id: definitionId, template: { version: 1, publishedVersion: null } },
  ]);
  expect(
    await csvOf(harbour.owner, await readyRun(harbour.owner, { kind: 'RISKS', definitionId, sections: ['risks'] })),
  ).toContain('Ref');
  expect(at((await definitionOf(templateId)).body, 'errors.0.field')).toBe('templateId');
  const asked = { kind: 'RISKS', definitionId: null, templateId, asOf: null };
  expect(at((await post(harbour.owner, '/api/report-runs', asked)).body, 'errors.0.field')).toBe('templateId');
});

test('a report of a template shows its columns only, and is compared with others of it', async () => {
  await post(harbour.owner, '/api/risk', { title: 'Flood' });
  const columns = [{ section: 'risks', fields: ['title', 'ref'] }];
  const text = { sections: ['risks'], columns, format: 'CSV' };
  const { templateId } = await publishedTemplate(place(), text);
  const run = await readyRun(harbour.owner, { kind: 'RISKS', templateId });
  const lines = (await csvOf(harbour.owner, run)).split(/\r?\n/u);
  expect(lines.filter((line) => line.startsWith('Reference,'))).toEqual(['Reference,Title']);
  const shipped = await readyRun(harbour.owner, { kind: 'RISKS', sections: ['risks'], format: 'CSV' });
  const compared = (other: string) => harbour.owner.call(`/api/report-runs/${run}/comparison?otherId=${other}`);
  expect((await compared(shipped)).status).toBe(409);
  expect((await compared(await readyRun(harbour.owner, { kind: 'RISKS', templateId }))).status).toBe(200);
});

test.each([
  ['a section of another kind', { sections: ['staff'] }, 'sections/0'],
  ['columns of what is no table', { columns: [{ section: 'counts', fields: ['ref'] }] }, 'columns/0/section'],
  ['columns that the table does not have', { columns: [{ section: 'risks', fields: ['salary'] }] }, 'columns/0/fields'],
  ['a column twice', { columns: [{ section: 'risks', fields: ['ref', 'ref'] }] }, 'columns/0/fields'],
  ['a filter that the kind does not have', { filters: [{ field: 'title', values: ['a'] }] }, 'filters/0/field'],
  ['another kind than the version before', { kind: 'POLICIES', sections: ['counts'] }, 'kind'],
])('%s is refused by the name of its field', async (_, given, field) => {
  const writer = await writerOf(place());
  const templateId = 'kind' in given ? (await publishedTemplate(place())).templateId : null;
  const body = { ...templateText(), templateId, ...given };
  const answer = await writer.call('/api/admin/report-templates', { method: 'POST', body });
  expect([answer.status, at(answer.body, 'errors.0.field')]).toEqual([400, field]);
});

test('only those write who have the feature, and the log of the platform says what they did', async () => {
  const reader = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
  const body = { ...templateText(), templateId: null };
  const path = '/api/admin/report-templates';
  expect((await reader.call(path, { method: 'POST', body })).status).toBe(403);
  expect((await harbour.owner.call(path, { method: 'POST', body })).status).toBe(403);
  expect((await harbour.owner.call(path)).status).toBe(403);
  const { id, version } = await newTemplate(place(), { name: 'Logged' });
  await step(id, version, 'PUBLISH');
  const rows = await server.database.platform
    .select({ action: platformActivity.action, name: platformActivity.entityName })
    .from(platformActivity)
    .where(eq(platformActivity.entityId, id));
  expect(rows).toEqual([
    { action: 'CREATE', name: 'Logged, version 1' },
    { action: 'UPDATE', name: 'Logged, version 1' },
  ]);
  expect(numberAt((await reader.call(path)).body, 'data.0.number')).toBeGreaterThan(0);
});
