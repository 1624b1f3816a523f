import { expect, test } from 'vitest';

import { pageRefusal, pagesFor, searchPages } from '#src/app/navigation/quick-search.ts';

import { inOrganisation, onPlatform, withFeature } from './principals.ts';

test('a viewer finds what they may open, also where the menu offers it to others only', () => {
  const { suggestions, settings } = pagesFor(withFeature('ORG_VIEWER', 'RISK'));
  expect(suggestions.map(({ path, place }) => [path, place])).toEqual([
    ['/', ''],
    ['/risk-dashboard', 'Risk'],
    ['/risk-list', 'Risk'],
    ['/risk-tracking', 'Risk'],
    ['/login-logs', ''],
  ]);
  expect(settings).toEqual([]);
});

test('settings are told apart, with their place', () => {
  const { settings } = pagesFor(withFeature('ORG_ADMIN', 'PROJECT'));
  expect(settings.map(({ title, place }) => [title, place])).toEqual([
    ['Settings', 'Settings'],
    ['Task Status', 'Settings, Task'],
    ['Task Severity', 'Settings, Task'],
  ]);
});

test('platform administrators find their own pages and none of an organisation', () => {
  const { suggestions, settings } = pagesFor(onPlatform('SUPER_ADMIN'));
  expect(suggestions).toHaveLength(19);
  expect(suggestions.filter(({ path }) => path !== '/' && !path.startsWith('/admin/'))).toEqual([]);
  expect(settings).toEqual([]);
});

test('every word that is typed is in the title, in any order and case', () => {
  const { suggestions } = pagesFor(inOrganisation('ORG_ADMIN'));
  const found = (text: string) => searchPages(suggestions, text).map(({ title }) => title);
  expect(found('REGISTER risk')).toEqual(['Risk Register']);
  expect(found('governance')).toEqual([]);
  expect(found('  ')).toHaveLength(suggestions.length);
});

test.each([
  ['the role does not include it', inOrganisation('ORG_VIEWER'), 'users activity', 'role'],
  ['the menu alone withholds it, and the feature is missing', withFeature('ORG_VIEWER'), 'risk register', 'feature'],
  ['it may be opened', inOrganisation('ORG_VIEWER'), 'risk register', undefined],
  ['there is none', inOrganisation('ORG_VIEWER'), 'payroll', undefined],
] as const)('a search that offers no page knows why: %s', (_why, principal, search, refusal) => {
  expect(pageRefusal(principal, search)).toBe(refusal);
});
