import { expect, test } from 'vitest';

import { assignableIn, fieldsOf, valueAt } from '#server/modules/import/fields.ts';
import { guessColumns, guessFields } from '#server/modules/import/guess.ts';
import { importTargets } from '#server/modules/importables.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

function targetOf(kind: string): ImportTarget {
  const target = new Map(Object.entries(importTargets)).get(kind);
  if (target === undefined) throw new Error(`Nothing is imported into ${kind}`);
  // A copy, as fields are derived once for each target.
  return { ...target };
}

const risk = targetOf('risk');
const asset = targetOf('informationAsset');
const vulnerability = targetOf('vulnerability');
const incident = targetOf('incident');
const requirement = targetOf('regulatoryRequirement');
const provider = targetOf('serviceProvider');

test.each([
  // As our own export calls them.
  [risk, ['Reference', 'Title', 'Treatment plan: Due'], ['ref', 'title', 'treatmentPlan/dueOn']],
  // As other programs do.
  [risk, ['ID', 'Risk name', 'Short description', 'Assigned to'], ['ref', 'title', 'description', 'ownerId']],
  [risk, ['Risk Ref', 'RISK-TITLE', 'Review (date)'], ['ref', 'title', 'nextReviewOn']],
  [risk, ['Name', 'Title', 'Summary'], [null, 'title', null]],
  [risk, ['title', 'title'], ['title', null]],
  [risk, ['', '§', 'Shoe size'], [null, null, null]],
  // The surest names of all fields first.
  [asset, ['Category', 'Type'], [null, 'typeId']],
  [asset, ['Category'], ['typeId']],
  [vulnerability, ['CVE ID', 'Vulnerability name'], ['name', 'description']],
  [asset, ['Asset type', 'Type'], [null, 'typeId']],
  // Of the register itself, not of another.
  [asset, ['Asset type', 'Accountable', 'Review'], ['typeId', 'ownerId', 'reviewOn']],
  [incident, ['Asset type', 'Incident name'], [null, 'title']],
  [risk, ['Title', 'Risk name'], ['title', null]],
  [risk, ['Owner', 'Accountable', 'Type'], ['ownerId', 'accountableId', 'categoryIds']],
  [risk, ['Review'], ['nextReviewOn']],
  // As a public list of providers calls them.
  [
    provider,
    ['name', 'headquarterAddress', 'legalName', 'websiteUrl', 'privacyPolicyUrl', 'dataProcessingAgreementUrl'],
    ['title', 'headquarters', 'legalName', 'websiteUrl', 'privacyPolicyUrl', 'dataProcessingAgreementUrl'],
  ],
  [
    provider,
    ['subprocessorsListUrl', 'category', 'certifications', 'securityPageUrl', 'statusPageUrl', 'termsOfServiceUrl'],
    ['subprocessorsListUrl', 'category', 'certifications', 'securityPageUrl', 'statusPageUrl', 'termsOfServiceUrl'],
  ],
  [risk, ['Accountable'], ['accountableId']],
  [risk, ['Risk owner', 'Risk category'], ['ownerId', 'categoryIds']],
  [asset, ['Review date'], ['reviewOn']],
  [requirement, ['Corporate law'], ['corporateLawId']],
  // As the JSON export calls several records.
  [provider, ['parents'], ['parentIds']],
  [risk, ['Titles'], [null]],
])('guesses what headers mean', (target, headers, fields) => {
  expect(guessFields(target, headers)).toEqual(fields);
});

test.each([
  [risk, ['Key', 'Heading', 'Details', 'Owner e-mail', 'Affected assets', 'Category']],
  [risk, ['Number', 'Subject', 'Notes', 'Responsible', 'Asset', 'Categories']],
  [risk, ['No', 'Name', 'Comments', 'Assignee', 'Assets', 'Category']],
  [risk, ['Identifier', 'Summary', 'Comment', 'Owner name', 'Information assets', 'Category']],
  [risk, ['Reference ID', 'Name', 'Description', 'Owner email', 'Assets', 'Category']],
  [risk, ['Reference number', 'Name', 'Description', 'Owner', 'Assets', 'Category']],
])('guesses %#', (target, headers) => {
  const fields = ['ref', 'title', 'description', 'ownerId', 'assetIds', 'categoryIds'];
  expect(guessFields(target, headers)).toEqual(fields);
});

test.each([
  ['legalName', ['Company', 'Registered name', 'Legal entity', 'Legal name']],
  ['websiteUrl', ['Website', 'URL', 'Web site', 'Homepage']],
  ['headquarters', ['Headquarter address', 'Address', 'Head office', 'Headquarters']],
  ['dataProcessingAgreementUrl', ['DPA URL', 'DPA']],
  ['serviceLevelAgreementUrl', ['SLA URL', 'SLA']],
])('the %s of a provider is known by other names', (path, headers) => {
  for (const header of headers) expect([header, guessFields(provider, [header])]).toEqual([header, [path]]);
});

test.each(['Name', 'Title', 'Label', 'Term', 'CVE', 'CVE ID', 'Key', 'ID', 'Asset type name'])(
  'the header %s means the name of an asset type',
  (header) => {
    expect(guessFields(targetOf('assetType'), ['Details', header])).toEqual(['description', 'name']);
  },
);

test.each(['Order', 'Position', 'Sort order', 'Sequence'])(
  'the header %s means the order of an asset type',
  (header) => {
    expect(guessFields(targetOf('assetType'), [header])).toEqual(['position']);
  },
);

test('only records that have a reference are found by it', () => {
  expect(assignableIn(risk)[0]).toMatchObject({ path: 'ref', label: 'Reference' });
  expect(assignableIn(vulnerability).map(({ path }) => path)).not.toContain('ref');
});

test('a field has the type and the label that contract and words give it', () => {
  const fields = new Map(fieldsOf(risk).map((field) => [field.path, field]));
  expect(fields.get('title')).toMatchObject({ label: 'Title', type: { of: 'text' }, most: undefined });
  expect(fields.get('nextReviewOn')).toMatchObject({ label: 'Next review', type: { of: 'day' }, empty: null });
  expect(fields.get('ownerId')).toMatchObject({
    label: 'Owner',
    type: { of: 'name', choice: risk.choices['ownerId'] },
  });
  expect(fields.get('categoryIds')).toMatchObject({
    label: 'Categories',
    type: { of: 'name' },
    most: expect.any(Number),
  });
  expect(fields.get('treatmentPlan/progress')).toMatchObject({
    label: 'Treatment plan: Progress (%)',
    type: { of: 'whole number' },
    empty: 0,
  });
  expect(fields.get('pillars')).toMatchObject({ type: { of: 'set' }, most: expect.any(Number), empty: [] });
  const { type } = fields.get('treatmentPlan/status') ?? {};
  expect(type).toMatchObject({
    of: 'set',
    labels: ['Not started', 'In progress', 'Completed', 'On hold', 'Cancelled'],
  });
  const values = type?.of === 'set' ? type.values : new Map<string, string>();
  expect([values.get('on hold'), values.get('on_hold'), values.get('ON_HOLD')]).toEqual([
    'ON_HOLD',
    'ON_HOLD',
    undefined,
  ]);
  expect(fieldsOf(vulnerability).find(({ path }) => path === 'active')?.type).toEqual({ of: 'yes or no' });
  expect(new Map(fieldsOf(incident).map((field) => [field.path, field.type.of])).get('occurredAt')).toBe('rough time');
  const contacts = fieldsOf(provider).find(({ path }) => path === 'contacts');
  expect(contacts).toMatchObject({ type: { of: 'line' }, most: expect.any(Number), empty: [] });
  expect(contacts?.type.of === 'line' && contacts.type.read('Ada')).toMatchObject({ name: 'Ada' });
  expect(fieldsOf(risk)).toBe(fieldsOf(risk));
});

test('the cell of a field is that of its export', () => {
  const status = fieldsOf(risk).find(({ path }) => path === 'treatmentPlan/status');
  expect(status?.cellOf({ treatmentPlan: { status: 'ON_HOLD' } })).toEqual({ type: 'text', value: 'On hold' });
});

test.each([
  [{ plan: { dueOn: '2026-12-01' } }, '2026-12-01'],
  [{ plan: null }, undefined],
  [{ plan: 'none' }, undefined],
  [{}, undefined],
])('the value at a path of %j is %s', (object, value) => {
  expect(valueAt(object, 'plan/dueOn')).toBe(value);
});

test('identifiers that are none of Attest are the own ones of the file', () => {
  const columns = (...values: string[]) => guessColumns(risk, ['Risk ID', 'Title'], [values, ['Fire']]);
  expect(columns('X-1', 'X-2')).toEqual(['ownIdentifier', 'title']);
  expect(columns('17')).toEqual(['ownIdentifier', 'title']);
  expect(columns('R-0001', 'X-2')).toEqual(['ref', 'title']);
  expect(columns()).toEqual(['ref', 'title']);
  expect(guessColumns(risk, ['Risk ID', 'External ID'], [['X-1'], ['9']])).toEqual(['ref', 'ownIdentifier']);
  expect(guessColumns(targetOf('assetType'), ['Details', 'Name'], [['ID-1'], ['Server']])).toEqual([
    'description',
    'name',
  ]);
});
