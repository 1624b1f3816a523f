import { describe, expect, test } from 'vitest';

import { breadcrumbsOf, titleOf } from '#src/app/navigation/breadcrumbs.ts';
import { plainRoutes, routeTable, type RoutePath } from '#src/app/navigation/route-table.ts';

import { expectedRoutes } from './expected-routes.ts';
import { inOrganisation, onPlatform } from './principals.ts';

/** The trail after the home crumb as text; links are followed by `→ path`. */
const trail = (path: RoutePath, principal = inOrganisation('ORG_ADMIN')) =>
  breadcrumbsOf(path, principal)
    .map(({ title, path: to }) => (to === undefined ? title : `${title} → ${to}`))
    .join(' > ');

describe('the trails of specification section 2.6', () => {
  test.each([
    ['/document-repo/$id/folder', 'Document Repository → /document-repo > Folder'],
    ['/document-repo/$id/folder/$folderId/sub-folder', 'Document Repository → /document-repo > Folder'],
    ['/add-risk/$id', 'Risk Dashboard → /risk-dashboard > Manage Organisation Risk → /risk-list > Update Risk'],
    ['/add-incident/$id', 'Incident List → /incident > Add Incident'],
    ['/add-service-provider/$id', 'Service Provider List → /service-provider-list > Add Service Provider'],
    ['/start-assessments/$organisationStandardId', 'Assessment → /assessments > Assessment Config'],
    ['/assessments/$organisationStandardId', 'Assessment Detail'],
    ['/assessments/logs/$organisationStandardId', 'Logs'],
    ['/reporting/$organisationStandardId', 'Report'],
  ] as const)('%s', (path, expected) => {
    expect(trail(path)).toBe(expected);
  });
});

describe('elsewhere the trail follows the menu', () => {
  test.each([
    ['/risk-list', 'Risk > Risk Register'],
    ['/settings', 'Settings'],
    ['/settings/risk/threat', 'Settings → /settings > Risk > Threat'],
    ['/country-regulatory-register-oos/region', 'Settings → /settings > Country Regulatory Register > Region'],
    ['/non-conformity/$organisationStandardId', 'Compliance > Standards & Assessments → /assessments > Non-conformity'],
    ['/login-logs', 'Login Logs'],
    ['/profile', 'Profile'],
  ] as const)('%s', (path, expected) => {
    expect(trail(path)).toBe(expected);
  });
});

test('a step the user may not open is not a link', () => {
  const viewer = inOrganisation('ORG_VIEWER');
  expect(trail('/settings/risk/threat', viewer)).toBe('Settings > Risk > Threat');
  expect(trail('/add-incident/$id', viewer)).toBe('Incident List → /incident > Add Incident');
});

test('the last crumb is not a link', () => {
  const leader = inOrganisation('ORG_ADMIN');
  const linked = expectedRoutes.filter(([path]) => breadcrumbsOf(path, leader).at(-1)?.path !== undefined);
  expect(linked).toEqual([]);
});

test('the start page has a different name for platform roles', () => {
  expect(titleOf('/', onPlatform('ADMIN'))).toBe('Admin Dashboard');
  expect(titleOf('/', inOrganisation('ORG_VIEWER'))).toBe('Dashboard');
  expect(titleOf('/', null)).toBe('Dashboard');
});

test('no two menu pages share a title', () => {
  const titles = plainRoutes.filter(([, { menu }]) => menu !== undefined).map(([path]) => routeTable[path].title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
