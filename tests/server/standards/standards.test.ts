import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import { standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { draftStandard, sha256, standardFile } from '#tests/contract/standard-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const upload = (person: Person, path: string, raw: string) =>
  person.call(`/api/standard/${path}`, { method: 'POST', raw, headers: fileType });

const act = (person: Person, id: string, action: string) =>
  person.call(`/api/standard/version/${id}/status`, { method: 'POST', body: { action } });

const csv = writeStandardSheet(iso27001Numbering)
  .map((row) => row.join(','))
  .join('\n');

const named = 'title=ISO%2FIEC%2027001%3A2022&number=2022';

test('a new version has the name of its standard, which a sheet does not have', async () => {
  const { harbour } = places();
  const sheet = csv.replace('4.1', '4.1.1');
  const first = await upload(harbour.owner, `import?title=Quay%20rules&number=1&sha256=${sha256(sheet)}`, sheet);
  const standardId = textAt(first.body, 'data.standardId');
  const next = `import?number=2&sha256=${sha256(sheet)}`;
  expect(await upload(harbour.owner, `${next}&standardId=${standardId}`, sheet)).toMatchObject({
    status: 200,
    body: { data: { standardId, title: 'Quay rules', number: '2' } },
  });
  expect(await upload(harbour.owner, next, sheet)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'title' }] },
  });
});

test('an organisation imports its licensed copy, which no one else knows of', async () => {
  const { harbour, meridian } = places();
  const proposal = await upload(harbour.owner, `read-file?${named}`, csv);
  expect(at(proposal.body, 'data')).toMatchObject({
    title: 'ISO/IEC 27001:2022',
    controlCount: 123,
    groupCount: 15,
    classes: [{ class: '', count: 123 }],
    warnings: [],
    sha256: sha256(csv),
  });
  const imported = await upload(harbour.owner, `import?${named}&sha256=${sha256(csv)}`, csv);
  expect(imported).toMatchObject({ status: 200, body: { data: { isOwn: true, status: 'DRAFT', assessedCount: 123 } } });
  const id = textAt(imported.body, 'data.id');
  expect((await act(harbour.owner, id, 'PUBLISH')).body).toMatchObject({ data: { status: 'PUBLISHED' } });

  const unknown = '/api/standard/version/00000000-0000-4000-8000-000000000000';
  const address = `/api/standard/version/${id}`;
  const { owner } = meridian;
  expect(JSON.stringify((await owner.call('/api/standard')).body)).not.toContain(id);
  for (const path of ['', `/control/${id}`, '/export?format=oscal', '/export?format=csv'])
    expect((await owner.call(`${address}${path}`)).body).toEqual((await owner.call(`${unknown}${path}`)).body);
  expect(await owner.call(address, { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await act(owner, id, 'WITHDRAW')).toMatchObject({ status: 404 });
  expect(
    await upload(
      owner,
      `import?${named}&sha256=${sha256(csv)}&standardId=${textAt(imported.body, 'data.standardId')}`,
      csv,
    ),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'standardId', message: 'Choose a standard of your own' }] },
  });
});

test('a version is read with its groups and controls, and the texts of one control', async () => {
  const { harbour } = places();
  const { id } = await draftStandard(harbour);
  const { body } = await harbour.owner.call(`/api/standard/version/${id}`);
  expect(at(body, 'data')).toMatchObject({
    version: { id, title: harbour.marker },
    groups: [{ code: 'g', parentId: null }],
    controls: [{ code: 'c-1', isAssessed: true, isWithdrawn: false, mayBeExcluded: true, isInStatement: true }],
  });
  expect(JSON.stringify(body)).not.toContain('is kept');
  const texts = await harbour.owner.call(`/api/standard/version/${id}/control/${textAt(body, 'data.controls.0.id')}`);
  expect(at(texts.body, 'data')).toMatchObject({
    texts: [{ name: 'statement', depth: 0, label: '', prose: `${harbour.marker} is kept.` }],
    questions: [],
  });
});

test('what is imported is what was read', async () => {
  const { harbour } = places();
  const other = await upload(harbour.owner, `import?sha256=${sha256('another')}`, standardFile('A'));
  expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'sha256' }] } });
  const unnamed = await upload(harbour.owner, `import?sha256=${sha256(csv)}`, csv);
  expect(unnamed).toMatchObject({ status: 400, body: { errors: [{ field: 'title' }, { field: 'number' }] } });
});

test.each([
  ['JSON that breaks off', '{"catalog": {', /^This is not JSON/],
  ['a control without an id', '{"catalog": {"controls": [{}]}}', /^catalog\/controls\[0\]\/id: This is missing$/],
  ['a row without a reference', 'Reference,Title\n,Doors\n', /^Row 2, Reference: Enter a reference$/],
  ['mappings', 'Source,Relation,Target\na,equal,b\n', /mappings between standards, not a standard$/],
  ['nesting without end', '['.repeat(200_000), /nested more than 64 times$/],
])('a file with %s says where', async (_name, raw, message) => {
  const answer = await upload(places().harbour.owner, `read-file?${named}`, raw);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
  });
});

test('a standard has each version once, and an import is undone until it is published', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id, standardId } = await draftStandard(harbour);
  const raw = standardFile('Again');
  const again = () => upload(owner, `import?sha256=${sha256(raw)}&standardId=${standardId}`, raw);
  expect(await again()).toMatchObject({ status: 409, body: { errors: [{ field: 'number' }] } });
  expect(await owner.call(`/api/standard/version/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await owner.call(`/api/standard/version/${id}`)).toMatchObject({ status: 404 });
  const published = await draftStandard(harbour);
  await act(owner, published.id, 'PUBLISH');
  expect(await act(owner, published.id, 'PUBLISH')).toMatchObject({ status: 409 });
  expect(await owner.call(`/api/standard/version/${published.id}`, { method: 'DELETE' })).toMatchObject({
    status: 409,
  });
});

test('an export is read again as the same standard', async () => {
  const { harbour } = places();
  const { id } = await draftStandard(harbour);
  const exported = async (format: string) =>
    (await harbour.owner.call(`/api/standard/version/${id}/export?format=${format}`)).text;
  const oscal = await exported('oscal');
  expect(JSON.parse(oscal)).toMatchObject({ catalog: { uuid: id, groups: [{ id: 'g', controls: [{ id: 'c-1' }] }] } });
  expect(await exported('oscal')).toBe(oscal);
  const counted = await upload(harbour.owner, `read-file?title=A&number=1`, await exported('csv'));
  expect([numberAt(counted.body, 'data.controlCount'), at(counted.body, 'data.warnings')]).toEqual([1, []]);
});

test('only administrators import', async () => {
  const { harbour } = places();
  const manager = await addPerson(harbour.server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  expect(await upload(manager, `read-file?${named}`, csv)).toMatchObject({ status: 403 });
  expect(await manager.call('/api/standard')).toMatchObject({ status: 200 });
});

test('a numbering becomes a draft whose empty titles and texts are filled in from the licensed copy', async () => {
  const { harbour, meridian } = places();
  const body = { numbering: 'ISO_27001_2022' };
  const added = await meridian.owner.call('/api/standard/numbering', { method: 'POST', body });
  expect(added).toMatchObject({ status: 200, body: { data: { status: 'DRAFT', isOwn: true, controlCount: 123 } } });
  expect(await meridian.owner.call('/api/standard/numbering', { method: 'POST', body })).toMatchObject({ status: 409 });
  const id = textAt(added.body, 'data.id');
  const copied = 'A.5.1\tOur own title\tOur own statement\nA.9.9\tNowhere\n';
  const filled = await upload(meridian.owner, `version/${id}/fill`, copied);
  expect(at(filled.body, 'data')).toMatchObject({ filled: 1, unknownRefs: ['A.9.9'], version: { status: 'DRAFT' } });
  await upload(meridian.owner, `version/${id}/fill`, 'Title,Reference\nThemes,A.5\n,A.5.1\n');
  const { body: shown } = await meridian.owner.call(`/api/standard/version/${id}`);
  expect(at(shown, 'data.groups')).toContainEqual(expect.objectContaining({ code: 'A.5', title: 'Themes' }));
  expect(at(shown, 'data.controls')).toContainEqual(
    expect.objectContaining({ code: 'A.5.1', title: 'Our own title', mayBeExcluded: true, isAssessed: true }),
  );
  expect(at(shown, 'data.controls')).toContainEqual(
    expect.objectContaining({ code: '4.1', title: '', mayBeExcluded: false, isInStatement: false }),
  );
  const twice = await upload(meridian.owner, `version/${id}/fill`, 'Reference,Title\nA.5.1,One\nA.5.1,Two\n');
  expect(twice).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'file', message: 'Row 3, Reference: A.5.1 is in this file twice' }] },
  });
  expect(await upload(harbour.owner, `version/${id}/fill`, copied)).toMatchObject({ status: 404 });
  await act(meridian.owner, id, 'PUBLISH');
  expect(await upload(meridian.owner, `version/${id}/fill`, copied)).toMatchObject({ status: 409 });
});

test('the template of a numbering has its references, and nothing of the licensed texts', async () => {
  const { harbour } = places();
  const path = '/api/standard/numbering/ISO_27001_2022/template';
  const { text } = await harbour.owner.call(`${path}?format=csv`);
  expect(text.split('\n').filter((line) => /^(?:A\.)?\d+\.\d/.test(line)).length).toBeGreaterThanOrEqual(123);
  const { bytes } = await harbour.owner.call(`${path}?format=xlsx`);
  const read = await harbour.owner.call(`/api/standard/read-file?${named}`, {
    method: 'POST',
    raw: bytes,
    headers: fileType,
  });
  expect(numberAt(read.body, 'data.controlCount')).toBe(123);
});

test("an import, its publication and its removal are in the organisation's own log alone", async () => {
  const { harbour, meridian } = places();
  const { id } = await draftStandard(harbour);
  await harbour.owner.call(`/api/standard/version/${id}`, { method: 'DELETE' });
  const logOf = async (person: Person) =>
    rowsOf(await person.call('/api/activities?perPage=100&entityType=standardVersion')).filter(
      ({ entityId }) => entityId === id,
    );
  expect((await logOf(harbour.owner)).map(({ action }) => action)).toEqual(['DELETE', 'CREATE']);
  expect(await logOf(meridian.owner)).toEqual([]);
});

test('a file is proposed as a new version of the standard whose name or source id it has', async () => {
  const { harbour, meridian } = places();
  const { standardId } = await draftStandard(harbour);
  const proposed = async (person: Person, raw: string) => {
    const { body } = await upload(person, 'read-file', raw);
    return at(body, 'data.standardId');
  };
  const alike = standardFile(` ${harbour.marker.toUpperCase()}! `).replace('"1.0"', '"2.0"');
  expect(await proposed(harbour.owner, alike)).toBe(standardId);
  expect(await proposed(harbour.owner, standardFile('Something else'))).toBeNull();
  expect(await proposed(meridian.owner, named)).not.toBe(standardId);

  const withId = (title: string) =>
    standardFile(title).replace('"catalog":{', '"catalog":{"uuid":"6a3b4c53-9a0e-4f2b-8d1c-7e11aa000001",');
  const raw = withId('The old name');
  const imported = await upload(harbour.owner, `import?sha256=${sha256(raw)}`, raw);
  expect(await proposed(harbour.owner, withId('The new name'))).toBe(textAt(imported.body, 'data.standardId'));
});

test('an import is undone within 24 hours; after that its draft can still be deleted, until it is published', async () => {
  const { harbour, meridian } = places();
  const { id } = await draftStandard(harbour);
  const address = `/api/standard/version/${id}`;
  const { body } = await harbour.owner.call(address);
  const [imported, until] = [textAt(body, 'data.version.createdAt'), textAt(body, 'data.version.undoableUntil')];
  expect(Date.parse(until) - Date.parse(imported)).toBe(86_400_000);
  await harbour.server.database.inOrganisation({ organisationId: harbour.organisation.id, userId: '' }, () =>
    db
      .update(standardVersion)
      .set({ createdAt: sql`timestamptz '2026-01-05 09:30:00Z'` })
      .where(eq(standardVersion.id, id)),
  );
  expect(await harbour.owner.call(address, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringMatching(/until 6 Jan 2026, 09:30 UTC/) }] },
  });
  const second = await draftStandard({ ...harbour, marker: `${harbour.marker} to publish` });
  await act(harbour.owner, second.id, 'PUBLISH');
  const published = `/api/standard/version/${second.id}`;
  expect(at((await harbour.owner.call(published)).body, 'data.version.undoableUntil')).toBeNull();
  expect(await harbour.owner.call(`${published}/draft`, { method: 'DELETE' })).toMatchObject({ status: 409 });

  expect(await meridian.owner.call(`${address}/draft`, { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await harbour.owner.call(`${address}/draft`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await harbour.owner.call(address)).toMatchObject({ status: 404 });
});
