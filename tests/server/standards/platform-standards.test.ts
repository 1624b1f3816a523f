import { beforeAll, expect, test } from 'vitest';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { sweepContents } from '#server/modules/attachment/index.ts';
import { draftStandard, sha256, standardFile } from '#tests/contract/standard-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

const upload = (person: Person, path: string, raw: string) =>
  person.call(`/api/admin/standard/${path}`, { method: 'POST', raw, headers: fileType });

const act = (person: Person, id: string, action: string) =>
  person.call(`/api/admin/standard/version/${id}/status`, { method: 'POST', body: { action } });

const importedAs = async (marker: string) => {
  const raw = standardFile(marker);
  const answer = await upload(administrator, `import?sha256=${sha256(raw)}&fileName=..%2Fours.json`, raw);
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'DRAFT', isOwn: false } } });
  return textAt(answer.body, 'data.id');
};

/** What the caller's log says of the catalogue, the latest first. */
const logged = async (person: Person, path: string) =>
  rowsOf(await person.call(`${path}?perPage=100&entityType=standardVersion`)).map(({ action, entityName }) => [
    action,
    entityName,
  ]);

test('the platform publishes a standard for all organisations, and withdraws it', async () => {
  const { harbour } = places();
  const id = await importedAs('Rules of the quay');
  const address = `/api/standard/version/${id}`;
  expect(await harbour.owner.call(address)).toMatchObject({ status: 404 });
  expect(await act(administrator, id, 'PUBLISH')).toMatchObject({ body: { data: { status: 'PUBLISHED' } } });
  expect(await harbour.owner.call(address)).toMatchObject({
    status: 200,
    body: { data: { version: { isOwn: false } } },
  });
  expect(await act(administrator, id, 'PUBLISH')).toMatchObject({ status: 409 });
  expect(await administrator.call(`/api/admin/standard/version/${id}`, { method: 'DELETE' })).toMatchObject({
    status: 409,
  });
  expect(await act(administrator, id, 'WITHDRAW')).toMatchObject({ body: { data: { status: 'WITHDRAWN' } } });
  expect((await logged(administrator, '/api/admin/activities')).slice(0, 3)).toEqual([
    ['UPDATE', 'Rules of the quay 1.0'],
    ['UPDATE', 'Rules of the quay 1.0'],
    ['CREATE', 'Rules of the quay 1.0'],
  ]);
  expect(await logged(harbour.owner, '/api/activities')).toEqual([]);
});

test('the standard of NIST that comes with Attest is imported in one step, once', async () => {
  const body = { standard: 'NIST_SP_800_53_R5_LOW' };
  const imported = await administrator.call('/api/admin/standard/shipped', { method: 'POST', body });
  expect(imported).toMatchObject({ status: 200, body: { data: { status: 'DRAFT', controlCount: 149 } } });
  expect(await administrator.call('/api/admin/standard/shipped', { method: 'POST', body })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'standard' }] },
  });
  const shown = await administrator.call(`/api/admin/standard/version/${textAt(imported.body, 'data.id')}`);
  expect(textAt(shown.body, 'data.copyright')).toMatch(/^Public domain/);
});

test('the file that a standard came from is kept, until its import is undone', async () => {
  const { server } = places();
  const id = await importedAs('Kept file');
  const source = () => administrator.call(`/api/admin/standard/version/${id}/source`);
  const later = new Date(Date.now() + 60_000);
  await sweepContents(server, later);
  const kept = await source();
  expect(kept.text).toBe(standardFile('Kept file'));
  expect(kept.headers['content-disposition']).toContain('ours.json');
  expect(kept.headers['content-disposition']).not.toContain('..');
  expect(await administrator.call(`/api/admin/standard/version/${id}`, { method: 'DELETE' })).toMatchObject({
    status: 200,
  });
  expect(await source()).toMatchObject({ status: 404 });
  const left: string[] = [];
  for await (const key of server.files.storedBefore(later)) if (key.startsWith(platformOwner)) left.push(key);
  expect(left.some((key) => key.includes(sha256(standardFile('Kept file'))))).toBe(false);
});

test('a file that is refused leaves nothing behind, and others are answered meanwhile', async () => {
  const { server } = places();
  const before = await administrator.call('/api/admin/standard');
  const deep = `{"catalog": {"groups": ${'[{"groups": '.repeat(30_000)}`;
  const alias = `a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n`;
  const cyclic = 'urn: &urn\n  self: *urn\n';
  const huge = `{"catalog": {"controls": [${Array.from({ length: 5_001 }, (_, index) => `{"id": "c-${index}"}`).join(',')}]}}`;
  for (const raw of ['{"catalog": ', deep, alias, cyclic, huge]) {
    const refused = upload(administrator, `import?sha256=${sha256(raw)}&title=A&number=1`, raw);
    expect((await administrator.call('/api/admin/standard')).status).toBe(200);
    const refusal = await refused;
    expect(refusal).toMatchObject({ status: 400, body: { errors: [{ field: 'file' }] } });
    expect(at(refusal.body, 'errors.1')).toBeUndefined();
  }
  expect((await administrator.call('/api/admin/standard')).body).toEqual(before.body);
  const kept: string[] = [];
  for await (const key of server.files.storedBefore(new Date(Date.now() + 60_000)))
    if (key.includes(sha256(alias)) || key.includes(sha256(huge))) kept.push(key);
  expect(kept).toEqual([]);
});

test("the platform knows nothing of an organisation's own standard", async () => {
  const { harbour } = places();
  const { id } = await draftStandard(harbour);
  expect(JSON.stringify((await administrator.call('/api/admin/standard')).body)).not.toContain(id);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const path of ['', '/export?format=oscal', '/source'])
    expect((await administrator.call(`/api/admin/standard/version/${id}${path}`)).body).toEqual(
      (await administrator.call(`/api/admin/standard/version/${unknown}${path}`)).body,
    );
  expect(await act(administrator, id, 'PUBLISH')).toMatchObject({ status: 404 });
  expect(await logged(administrator, '/api/admin/activities')).not.toContainEqual(['CREATE', `${harbour.marker} 1.0`]);
});

test('who has one feature of the catalogue has no other', async () => {
  const { server } = places();
  const withControls = await addPerson(server, {
    platform: { role: 'ADMIN', level: 'DELETE', features: ['ADMIN_CONTROLS'] },
  });
  expect(await withControls.call('/api/admin/standard')).toMatchObject({ status: 200 });
  expect(await upload(withControls, 'read-file', standardFile('A'))).toMatchObject({ status: 403 });
});

test('an exported workbook is read again as the same standard', async () => {
  const id = await importedAs('Workbook');
  const exported = await administrator.call(`/api/admin/standard/version/${id}/export?format=xlsx`);
  expect(exported.headers['content-type']).toContain('spreadsheetml');
  const read = await administrator.call('/api/admin/standard/read-file?title=A&number=1', {
    method: 'POST',
    raw: exported.bytes,
    headers: fileType,
  });
  expect([numberAt(read.body, 'data.controlCount'), at(read.body, 'data.warnings')]).toEqual([1, []]);
});
