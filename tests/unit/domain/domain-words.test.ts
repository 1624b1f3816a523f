import { readdirSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { acknowledgementSentence } from '#domain/words/acknowledgement.ts';
import { labelFromName, namesOfLogged } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { assetTexts } from '#domain/words/information-asset.ts';
import { isSymmetric, relationLabel } from '#domain/words/links.ts';
import { missingAnswerText } from '#domain/words/provider-assessment-answers.ts';
import { countryName } from '#domain/words/regulatory-requirement.ts';
import { controlInWords } from '#domain/words/risk-control.ts';
import { isSetting } from '#domain/words/settings.ts';
import { actionInWords } from '#domain/words/treatment-action.ts';
import { inProject } from '#scripts/support/project.ts';

const folder = inProject('domain', 'words');

interface Wording {
  readonly path: string;
  /** The texts beside each other: the labels of values, or those of fields. */
  readonly texts: readonly string[];
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The texts below a value, and an empty list where there are none. */
function wordingsOf(path: string, value: object): Wording[] {
  const inner = Object.entries(value).flatMap(([name, one]): [string, object][] =>
    isTable(one) && !Array.isArray(one) ? [[name, one]] : [],
  );
  const own = Object.values(value).filter((one) => typeof one === 'string');
  const labels = inner.flatMap(([, one]) => ('label' in one ? [String(one.label)] : []));
  return [{ path, texts: [...own, ...labels] }, ...inner.flatMap(([name, one]) => wordingsOf(`${path}.${name}`, one))];
}

const modules = await Promise.all(
  readdirSync(folder).map(async (file): Promise<[string, object]> => [file, await import(`${folder}/${file}`)]),
);
const wordings = modules.flatMap(([file, module]) =>
  Object.entries<unknown>({ ...module }).flatMap(([name, value]) =>
    isTable(value) ? wordingsOf(`${file}: ${name}`, value) : [],
  ),
);

/** Tables of words, with no words beside each other, or of functions. */
const tables = [
  'textsOfLookups',
  'activity.ts: activityTexts.changes.line',
  'catalogue.ts: catalogueTexts',
  'figures.ts: figureLabels',
  'organisation.ts: onboardingStepTexts',
  'platform.ts: platformTexts',
  'publication.ts: publicationTexts',
  'settings.ts: settingTexts',
  'providerTexts.contacts.line',
  'ownControlTexts.answers.line',
];

describe('the words of fields and values', () => {
  test.each(wordings.filter(({ path }) => !tables.some((table) => path.endsWith(table))))(
    '$path differ',
    ({ texts }) => {
      expect(texts).not.toEqual([]);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      // An import finds the field of a column by its label.
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  test('of a look-up without fields of its own are those of every entry and every record', () => {
    expect(textsOfKind('assetType')).toMatchObject({ uses: { label: 'Used by' }, ref: { label: 'Reference' } });
    expect(textsOfKind('riskImpact')).toMatchObject({ score: { label: 'Score' }, ref: { label: 'Reference' } });
    expect(textsOfKind('riskLikelihood')).toHaveProperty('score');
    expect(textsOfKind('riskRating')).toHaveProperty('reviewMonths');
    expect(textsOfKind('threat')).toHaveProperty('actor');
    expect(textsOfKind('risk')).toHaveProperty('treatmentPlan.parts.status.values.ON_HOLD', 'On hold');
    expect(textsOfKind('incident')).not.toHaveProperty('uses');
  });
});

test('the name of a country is English, and an unknown code stands for itself', () => {
  expect([countryName('DE'), countryName('ZZ'), countryName('QM')]).toEqual(['Germany', 'Unknown Region', 'QM']);
});

test.each([
  ['causes', 'Causes', 'Caused by'],
  ['mitigates', 'Mitigates', 'Mitigated by'],
  ['affects', 'Affects', 'Affected by'],
  ['duplicates', 'Duplicates', 'Duplicated by'],
  ['relates', 'Related to', 'Related to'],
] as const)('the link %s reads from both of its records', (type, forwards, backwards) => {
  expect(relationLabel({ type, reverse: false })).toBe(forwards);
  expect(relationLabel({ type, reverse: true })).toBe(backwards);
  expect(isSymmetric(type)).toBe(type === 'relates');
});

test('the levels of an asset have the words of its own levels when they are inherited', () => {
  const { confidentiality, effectiveConfidentiality, effectiveIntegrity } = assetTexts;
  expect(effectiveConfidentiality).toEqual({ ...confidentiality, label: 'Confidentiality in effect' });
  expect(effectiveIntegrity.label).toBe('Integrity in effect');
  expect(assetTexts.effectiveAvailability.label).toBe('Availability in effect');
  expect(assetTexts.effectiveBusinessImpact.label).toBe('Business impact in effect');
});

test('only settings are settings', () => {
  expect(['riskAppetite', 'organisationSettings', 'risk', 'constructor'].filter(isSetting)).toEqual([
    'riskAppetite',
    'organisationSettings',
  ]);
});

test('the log keeps what is known of a control', () => {
  const control = {
    id: 'c',
    version: 1,
    title: 'Two doors',
    description: '',
    ownControl: null,
    owner: null,
    lastTestedOn: null,
  } as const;
  expect(controlInWords({ ...control, type: 'PREVENTIVE', effectiveness: 'NOT_TESTED' })).toBe(
    'Two doors, Preventive, Not tested',
  );
  const owner = { id: 'p', name: 'Ada Lovelace' };
  const ownControl = { id: 'c', ref: 'C-0007', title: 'Access is locked' };
  const known = { ...control, ownControl, owner, lastTestedOn: '2026-11-23', description: 'With locks' };
  expect(controlInWords({ ...known, type: 'DETECTIVE', effectiveness: 'EFFECTIVE' })).toBe(
    'Two doors, Detective, C-0007, Effective, Ada Lovelace, last tested 23/11/2026\nWith locks',
  );
});

test('the log keeps what is known of a treatment action', () => {
  const action = { id: 'a', version: 1, title: 'Move the archive', owner: null, dueOn: null } as const;
  expect(actionInWords({ ...action, status: 'IN_PROGRESS', progress: 40, effortDays: 0, cost: 0 })).toBe(
    'Move the archive, In progress, 40%',
  );
  const owner = { id: 'p', name: 'Ada Lovelace' };
  const known = { ...action, owner, dueOn: '2026-11-23', effortDays: 3, cost: 1500 };
  expect(actionInWords({ ...known, status: 'ON_HOLD', progress: 0 })).toBe(
    'Move the archive, On hold, 0%, Ada Lovelace, due 23/11/2026, effort 3 days, cost 1,500',
  );
});

test('recipients of links read the sentences of the specification (sections 2.3 and 8)', () => {
  expect(acknowledgementSentence).toBe('I have read this policy and I acknowledge this policy');
  expect(missingAnswerText).toBe('This field is required');
});

test.each([
  ['approvedAt', 'Approved at'],
  ['ownerId', 'Owner'],
  ['labelIds', 'Labels'],
  ['categoryIds', 'Categories'],
  ['reminderDays', 'Reminder days'],
])('%s without words of its own is called %s', (field, label) => {
  expect(labelFromName(field)).toBe(label);
});

test.each([
  ['ownerId', ['ownerId', 'owner']],
  ['riskIds', ['riskIds', 'risks', 'risies']],
  ['categoryIds', ['categoryIds', 'categorys', 'categories']],
  ['title', ['title']],
])('%s of the log may be called %j in words', (field, names) => {
  expect(namesOfLogged(field)).toEqual(names);
});
