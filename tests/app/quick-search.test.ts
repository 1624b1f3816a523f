import { expect, test } from 'vitest';

import { pageRefusal, pagesFor, searchPages } from '#src/app/navigation/quick-search.ts';

import { inOrganisation, onPlatform, withFeature } from './principals.ts';

test('a viewer finds every page they may open, even if the menu restricts its entry to other roles', () => {
  const { suggestions, settings } = pagesFor(withFeature('ORG_VIEWER', 'RISK'));
  expect(suggestions.map(({ path, place }) => [path, place])).toEqual([
    ['/', ''],
    ['/risk-dashboard', 'Risk'],
    ['/risk-list', 'Risk'],
    ['/treatment-actions', 'Risk'],
    ['/risk-tracking', 'Risk'],
    ['/login-logs', ''],
  ]);
  expect(settings).toEqual([]);
});

test('the views of a page are offered beside it, in its place', () => {
  const { suggestions } = pagesFor(withFeature('ORG_AUDITOR', 'ASSESSMENTS'));
  expect(searchPages(suggestions, 'evidence')).toMatchObject([
    { path: '/assessments', view: 'evidence', title: 'Evidence', place: 'Standards & Assessments' },
  ]);
  const ofPage = suggestions.filter(({ path }) => path === '/assessments').map(({ view }) => view);
  expect(ofPage).toEqual([undefined, 'controls', 'evidence', 'findings', 'soa', 'mapping']);
});

test('settings are listed separately, with their path', () => {
  const { suggestions, settings } = pagesFor(withFeature('ORG_ADMIN', 'PROJECT'));
  expect(suggestions.filter(({ path }) => path.startsWith('/settings'))).toEqual([]);
  expect(settings.map(({ title, place }) => [title, place])).toEqual([
    ['Settings', 'Settings'],
    ['Labels', 'Settings, All Records'],
    ['Task Status', 'Settings, Task'],
    ['Task Severity', 'Settings, Task'],
    ['Playbooks', 'Settings, Task'],
  ]);
});

test('an administrator without any feature finds the page of the organisation, which no menu has', () => {
  const { suggestions } = pagesFor({ role: 'ORG_ADMIN', featurePermissions: [] });
  expect(searchPages(suggestions, 'manage organisation')).toMatchObject([
    { path: '/manage-organisation', place: 'Your Organisation' },
  ]);
  expect(searchPages(pagesFor(inOrganisation('ORG_MANAGER')).suggestions, 'manage organisation')).toEqual([]);
});

test('platform administrators find their own pages and no organisation pages', () => {
  const { suggestions, settings } = pagesFor(onPlatform('SUPER_ADMIN'));
  expect(suggestions).toHaveLength(21);
  expect(suggestions.filter(({ path }) => path !== '/' && !path.startsWith('/admin/')).map(({ path }) => path)).toEqual(
    ['/activity-logs/all-users'],
  );
  expect(settings).toEqual([]);
});

test('results contain every typed word in their title, in any order and case', () => {
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
