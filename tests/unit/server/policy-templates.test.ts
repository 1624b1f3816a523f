import { describe, expect, test } from 'vitest';

import { ApiError } from '#server/contract/errors.ts';
import { fillTemplate, placeholdersIn, type PlaceholderValue } from '#server/modules/policy/templates/fill.ts';
import { policyTemplates, sectionsOf, type PolicyTemplate } from '#server/modules/policy/templates/index.ts';
import { markupOf } from '#server/modules/policy/templates/markup.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

/** A fitting value for each placeholder. */
const valuesOf = ({ placeholders }: PolicyTemplate): PlaceholderValue[] =>
  placeholders.map(({ name, kind }) => ({
    name,
    value: { TEXT: 'Quay & Sons', NUMBER: '14', EMAIL: 'security@quay.example' }[kind],
  }));

const documentOf = (template: PolicyTemplate) => sectionsOf(template).map(markupOf).join('');

const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many controls each theme of Annex A has. */
const controlsOfTheme: Readonly<Record<string, number>> = { 5: 37, 6: 8, 7: 14, 8: 34 };

/** The field errors of values. */
function refusedFor(template: PolicyTemplate, values: readonly PlaceholderValue[]) {
  try {
    fillTemplate(template, values);
  } catch (error) {
    if (error instanceof ApiError) return error.errors;
    throw error;
  }
  throw new Error('Nothing was refused');
}

test('there is a starter policy for each of ten subjects, with an id and title of its own', () => {
  expect(new Set(policyTemplates.map(({ id }) => id)).size).toBe(10);
  expect(new Set(policyTemplates.map(({ title }) => title)).size).toBe(10);
});

describe.each(policyTemplates)('$title', (template) => {
  test('is stored exactly as it is filled', () => {
    const { content } = fillTemplate(template, valuesOf(template));
    expect(sanitisedHtml(content)).toBe(content);
  });

  test('declares every placeholder that it uses, and uses every one that it declares', () => {
    const texts = `${template.purpose} ${template.scope} ${documentOf(template)}`;
    const declared = template.placeholders.map(({ name }) => name);
    expect([...new Set(placeholdersIn(texts))].toSorted()).toEqual(declared.toSorted());
  });

  test('has no braces left once it is filled', () => {
    const { title, purpose, scope, content } = fillTemplate(template, valuesOf(template));
    expect(`${title} ${purpose} ${scope} ${content}`).not.toMatch(/[{}]/);
  });

  test('is a whole document of a length that people read', () => {
    const headings = sectionsOf(template).map(({ heading }) => heading);
    for (const heading of ['Purpose', 'Scope', 'Roles and responsibilities', 'Exceptions', 'Enforcement', 'Review'])
      expect(headings).toContain(heading);
    expect(new Set(headings).size).toBe(headings.length);
    const words = wordsIn(documentOf(template)).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
  });

  test('states rules that can be checked, with controls of Annex A', () => {
    const text = documentOf(template);
    expect(text.split(' must ').length).toBeGreaterThan(15);
    const controls = text.match(/\bA\.\d+\.\d+/g) ?? [];
    expect(new Set(controls).size).toBeGreaterThan(5);
    const unknown = controls.filter((control) => {
      const [, theme = '', number] = control.split('.');
      return Number(number) < 1 || Number(number) > (controlsOfTheme[theme] ?? 0);
    });
    expect(unknown).toEqual([]);
  });

  test('offers values of the right kind', () => {
    const offered = template.placeholders.filter(({ defaultValue }) => defaultValue !== '');
    const values = valuesOf(template).map((value) => ({
      ...value,
      value: offered.find(({ name }) => name === value.name)?.defaultValue ?? value.value,
    }));
    expect(() => fillTemplate(template, values)).not.toThrow();
  });
});

describe('filling a starter policy', () => {
  const [template] = policyTemplates;
  if (template === undefined) throw new Error('There are no starter policies');
  const values = valuesOf(template);
  const withValue = (name: string, value: string) => values.map((one) => (one.name === name ? { name, value } : one));

  test('shows markup in a value as text', () => {
    const name = '<script>alert(1)</script> <b>Quay</b>';
    const { content, purpose } = fillTemplate(template, withValue('organisationName', name));
    expect(content).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;Quay&lt;/b&gt;');
    expect(content).not.toContain('<script');
    expect(sanitisedHtml(content)).toBe(content);
    expect(purpose).toContain(name);
  });

  test('puts a value in as it is, even if it looks like a replacement pattern', () => {
    expect(fillTemplate(template, withValue('organisationName', 'Cash $& Carry')).purpose).toContain('Cash $& Carry');
  });

  test('names each placeholder that is missing', () => {
    expect(refusedFor(template, [])).toEqual(
      template.placeholders.map(({ name }) => ({ field: `values/${name}`, message: 'Enter a value' })),
    );
  });

  test('names a placeholder that the policy does not have, or that is given twice', () => {
    const odd = [...values, { name: 'constructor', value: 'x' }, { name: 'ciso', value: 'Another' }];
    expect(refusedFor(template, odd)).toEqual([
      { field: 'values/constructor', message: 'This policy does not ask for it' },
      { field: 'values/ciso', message: 'Give it once' },
    ]);
  });

  test.each([
    ['trainingDueDays', '0', 'Enter a whole number from 1 to 9999'],
    ['trainingDueDays', '10000', 'Enter a whole number from 1 to 9999'],
    ['trainingDueDays', '2.5', 'Enter a whole number from 1 to 9999'],
    ['trainingDueDays', 'thirty', 'Enter a whole number from 1 to 9999'],
    ['reportingAddress', 'security', 'Enter an email address'],
    ['reportingAddress', 'a b@quay.example', 'Enter an email address'],
    ['ciso', '   ', 'Enter a value'],
    ['ciso', '{{organisationName}}', 'Remove the double braces'],
  ])('refuses %s = "%s"', (name, value, message) => {
    expect(refusedFor(template, withValue(name, value))).toEqual([{ field: `values/${name}`, message }]);
  });
});
