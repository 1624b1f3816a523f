import { expect, it } from 'vitest';

import { add, openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { requestAcknowledgement } from '#tests/server/links/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

/** The policies of a place with their newest versions, in the order of their references. */
async function documentsOf({ owner }: Place) {
  const rows = at(await read(owner, '/api/policy?perPage=100&sortId=ref'), 'data');
  const found = [];
  for (const row of Array.isArray(rows) ? rows : []) {
    const { body } = await owner.call(`/api/policy/${textAt(row, 'id')}/versions`);
    const newest = await read(owner, `/api/policy-version/${textAt(at(body, 'data.0'), 'id')}`);
    found.push({ id: textAt(row, 'id'), status: at(row, 'status'), method: at(row, 'generationMethod'), newest });
  }
  return found;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

it('the texts of policies come in as HTML, Markdown or plain text, made safe, and their addresses', async () => {
  const place = await open();
  const imports = importsInto('policy', place);
  const raw = [
    'Title,Text,URL',
    `Html,${quoted('<h1>One</h1><p onclick="x()">A <script>alert(1)</script>b</p>')},`,
    `Markdown,${quoted('# One\n\n- **a**\n- [b](https://example.org)')},`,
    `Plain,${quoted('One & two\nthree\n\nFour <5')},`,
    'Elsewhere,,https://example.org/policy',
    'None,,',
  ].join('\n');
  const { id, columns, counts } = await imports.check(raw);
  expect(columns.map(({ field }) => field)).toEqual(['title', 'document/text', 'document/address']);
  expect(counts).toMatchObject({ add: 5, invalid: 0 });
  await imports.run(id);
  const link = '<a href="https://example.org" rel="noopener noreferrer nofollow">b</a>';
  const texts = [
    '<h2>One</h2><p>A b</p>',
    `<h2>One</h2>\n<ul>\n<li><strong>a</strong></li>\n<li>${link}</li>\n</ul>\n`,
    '<p>One &amp; two<br />three</p><p>Four &lt;5</p>',
    '',
    '',
  ];
  const documents = await documentsOf(place);
  expect(documents.map(({ newest }) => at(newest, 'content'))).toEqual(texts);
  expect(documents.map(({ status, method }) => `${String(status)} ${String(method)}`)).toEqual([
    'DRAFT MANUAL',
    'DRAFT MANUAL',
    'DRAFT MANUAL',
    'DRAFT URL',
    'DRAFT MANUAL',
  ]);
  expect(at(documents[3]?.newest, 'sourceUrl')).toBe('https://example.org/policy');
  expect((await imports.undo(id)).state).toBe('UNDONE');
});

it('an address that is none, a text that is nested too deeply, and the text of a policy that exists are errors', async () => {
  const place = await open();
  await add(place, '/api/policy', { title: 'Old' });
  const imports = importsInto('policy', place);
  const raw = [
    'Reference,Title,Text,URL',
    'P-0001,Old,Another text,',
    ',New,,example.org',
    `,Deep,${quoted(`<b>${'<i>'.repeat(101)}`)},`,
    'P-0001,Old,,',
  ].join('\n');
  const { id } = await imports.check(raw, 'UPDATE');
  const errors = (await imports.rows(id)).map((row) =>
    row.errors.map(({ column, message }) => `${column}: ${message}`),
  );
  expect(errors.slice(0, 3)).toEqual([
    ['Text: This can only be imported with a new record: change it in the record itself'],
    ['URL: Write the whole address, beginning with https://'],
    ['Text: Elements are nested more than 100 deep'],
  ]);
});

it('the texts and addresses of policies are exported, and come back unchanged', async () => {
  const place = await open();
  const imports = importsInto('policy', place);
  const raw = [
    'Title,Text,URL',
    `Html,${quoted('<p>A "text", with <b>bold</b></p>')},`,
    'Elsewhere,,https://example.org/',
  ].join('\n');
  await imports.run((await imports.check(raw)).id);
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await place.owner.call(`/api/policy/export?format=${format}&sortId=ref`);
    const { counts, columns } = await imports.check(bytes, 'UPDATE');
    expect(counts).toMatchObject({ unchanged: 2, update: 0, invalid: 0, add: 0 });
    expect(
      columns
        .filter(({ field }) => field === 'document/text' || field === 'document/address')
        .map(({ samples }) => samples),
    ).toEqual([['<p>A "text", with <b>bold</b></p>'], ['https://example.org/']]);
  }
});

const inForce = [
  'Title,Text,Status,In force since,Approved by',
  'Old policy,What holds,Approved,2024-05-01,Grace Hopper',
];

it('an approved policy comes in as a draft, and the check says so, unless an administrator states that it was approved before', async () => {
  const place = await open();
  const imports = importsInto('policy', place);
  const { id } = await imports.check(inForce.join('\n'));
  const [row] = await imports.rows(id);
  expect(row).toMatchObject({
    outcome: 'ADD',
    readings: [{ column: 'Status', cell: 'Approved', value: 'Draft' }],
  });
  await imports.run(id);
  const [policy] = await documentsOf(place);
  expect(policy).toMatchObject({
    status: 'DRAFT',
    newest: { status: 'DRAFT', approvedBefore: null, inForceFrom: null },
  });
});

it('what was approved before is in force since its day, names who approved it and who says so, and nobody as its decider', async () => {
  const place = await open();
  const imports = importsInto('policy', place);
  const { id } = await imports.check(inForce.join('\n'), 'STOP', { approvedBefore: true });
  await imports.run(id);
  const [policy] = await documentsOf(place);
  expect(policy).toMatchObject({
    status: 'APPROVED',
    newest: {
      status: 'APPROVED',
      isInForce: true,
      inForceFrom: '2024-05-01',
      approvedBefore: 'Grace Hopper',
      decision: null,
      decidedAt: null,
      decidedBy: null,
      createdBy: { id: place.owner.id },
    },
  });
  expect(at(policy?.newest, 'sha256')).toBe(at(policy?.newest, 'contentSha256'));
  const policyId = policy?.id ?? '';
  const { path } = await requestAcknowledgement(place, { policyId, versionId: textAt(policy?.newest, 'id') });
  const approver = { id: place.owner.id };
  await place.owner.call(`/api/policy/${policyId}`, { method: 'PATCH', body: { version: 1, approverId: approver.id } });
  expect(await read(place.owner, `/api/policy/${policyId}`)).toMatchObject({ approver });
  const shown = at((await server.call(path)).body, 'data.policy');
  expect(shown).toMatchObject({ approver: null, approvedBefore: 'Grace Hopper' });
  const log = await read(place.owner, '/api/activities?perPage=20');
  expect(JSON.stringify(log)).toContain('Grace Hopper');
});

it('an approval before the import needs its day, its approver and a text, and a draft has neither day nor approver', async () => {
  const place = await open();
  const imports = importsInto('policy', place);
  const raw = [
    'Title,Text,Status,In force since,Approved by',
    'Nothing said,,Expired,,',
    'Too early,A text,Approved,2999-01-01,Grace',
    'Not approved,A text,Review,2024-05-01,Grace',
  ].join('\n');
  const { id } = await imports.check(raw, 'STOP', { approvedBefore: true });
  expect((await imports.rows(id)).map(({ errors }) => errors.map(({ column }) => column))).toEqual([
    ['In force since', 'Approved by', 'Text'],
    ['In force since'],
    ['In force since', 'Approved by'],
  ]);
});

it('only an administrator can state it, also once the file is checked', async () => {
  const place = await open();
  const manager = await colleague(place);
  const managers = importsInto('policy', { ...place, owner: manager });
  const { id, columns } = await managers.upload(inForce.join('\n'));
  const assigned = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
  const plan = { mode: 'STOP', columns: assigned, approvedBefore: true };
  expect((await managers.start(id, 'check', plan)).status).toBe(403);
  expect((await managers.start(id, 'check', { ...plan, approvedBefore: false })).body).toMatchObject({
    data: { approvedBefore: null },
  });
});

it('policies that are in force in one organisation come in alike in another', async () => {
  const one = await open();
  const imports = importsInto('policy', one);
  await imports.run((await imports.check(inForce.join('\n'), 'STOP', { approvedBefore: true })).id);
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await one.owner.call(`/api/policy/export?format=${format}&sortId=ref`);
    const other = await open();
    const there = importsInto('policy', other);
    await there.run((await there.check(bytes, 'STOP', { approvedBefore: true })).id);
    const again = await other.owner.call(`/api/policy/export?format=csv&sortId=ref`);
    const before = await one.owner.call(`/api/policy/export?format=csv&sortId=ref`);
    const rowOf = (file: Uint8Array) => Buffer.from(file).toString().split('\r\n')[1]?.split('2026')[0];
    expect(rowOf(again.bytes)).toBe(rowOf(before.bytes));
  }
});
