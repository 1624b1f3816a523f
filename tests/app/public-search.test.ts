import { expect, test } from 'vitest';

import { signInSearch } from '#src/app/navigation/public-search.ts';

const redirectOf = (redirect: unknown) => signInSearch.parse({ redirect }).redirect;

test.each(['/risk-list', '/risk-list?search=fire&sort=title', '/policy?policyId=7#top'])(
  'a sign-in may redirect to %s',
  (path) => {
    expect(redirectOf(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'data:text/html,elsewhere',
  'risk-list',
  '',
  // Browsers strip tabs and line breaks from a URL before parsing it.
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  7,
  ['//evil.example'],
])('a sign-in does not redirect to %j', (elsewhere) => {
  expect(redirectOf(elsewhere)).toBeUndefined();
});
