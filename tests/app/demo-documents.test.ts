import { describe, expect, test } from 'vitest';

import { readSettings } from '#server/settings.ts';
import { demoDocumentAt, legalDocuments } from '#src/components/legal-documents.ts';
import type { Product } from '#src/components/ProductProvider.tsx';
import { demoTexts } from '#src/features/demo-documents/demo-texts.ts';

const productOf = (environ: Readonly<Record<string, string>>): Product => {
  const { operator, productName } = readSettings(environ, '/srv/attest');
  return { ...operator, name: productName };
};
const origin = 'http://localhost:3000';
const paths = legalDocuments.map(({ name }) => `/demo/${name}`);

describe('the demo', () => {
  const demo = productOf({});

  test('sets every contact address', () => {
    expect(demo.contactEmail).toMatch(/@/);
    expect(demo.contactPhone).toMatch(/\d/);
  });

  test.each(legalDocuments)('has its own page for its $title', ({ name, title, setting }) => {
    const { pathname } = new URL(demo[setting]);
    expect(demoDocumentAt(pathname, demo, origin)?.title).toBe(title);
    expect(demoDocumentAt(`${pathname}/`, demo, origin)?.title).toBe(title);
    const { about, sections } = demoTexts[name];
    expect([about, ...sections.flatMap(({ title: heading, text }) => [heading, text])].join('\n')).not.toMatch(
      /^\s*$/m,
    );
    expect(sections.length).toBeGreaterThan(2);
  });

  test('has no further legal pages', () => {
    expect(demoDocumentAt('/demo', demo, origin)).toBeUndefined();
    expect(demoDocumentAt('/demo/imprint', demo, origin)).toBeUndefined();
    expect(demoDocumentAt('/terms', demo, origin)).toBeUndefined();
  });
});

test.each([
  { DEMO: 'off' },
  { ENVIRONMENT: 'staging' },
  { DEMO: 'off', TERMS_URL: 'https://grc.example/demo/terms', COOKIES_URL: 'https://grc.example/cookies' },
])('with %j the demo pages are not found', (environ) => {
  const product = productOf(environ);
  expect(paths.map((path) => demoDocumentAt(path, product, origin))).toEqual([undefined, undefined, undefined]);
});

test("an operator's own documents replace those of the demo", () => {
  const product = productOf({ TERMS_URL: 'https://grc.example/terms', CONTACT_EMAIL: 'ask@grc.example' });
  expect(product).toMatchObject({ termsUrl: 'https://grc.example/terms', contactEmail: 'ask@grc.example' });
  expect(paths.map((path) => demoDocumentAt(path, product, origin)?.name)).toEqual([undefined, 'privacy', 'cookies']);
});
