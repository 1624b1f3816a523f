import { expect, test } from 'vitest';

import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import { draftStandard, sha256, standardFile } from '#tests/contract/standard-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
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
