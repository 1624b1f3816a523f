import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';
import { ProductProvider } from '#src/components/ProductProvider.tsx';

const product = {
  name: 'Quayside GRC',
  contactEmail: '',
  contactPhone: '',
  cookiesUrl: '',
  termsUrl: 'https://quayside.example/terms',
  privacyUrl: '',
};

const render = (shown: ReactNode) => renderToStaticMarkup(<ProductProvider product={product}>{shown}</ProductProvider>);

test('the screens before sign-in show only the name of this installation', () => {
  const markup = render(<AuthLayout>Sign in</AuthLayout>);
  expect(markup).toContain('Quayside GRC');
  expect(markup).not.toContain('Attest');
});

test('a document link opens a new tab, so that the form keeps its values, and announces it', () => {
  const [, attributes, name] = /<a ([^>]*)>(.*?)<\/a>/.exec(render(<LegalNotice />)) ?? [];
  expect(attributes).toContain('href="https://quayside.example/terms"');
  expect(attributes).toContain('target="_blank"');
  expect(attributes).toContain('rel="noopener"');
  expect(name?.replaceAll(/<[^>]+>/g, '')).toBe('Terms of Service (opens in a new tab)');
});
