import { expect, test } from 'vitest';

import {
  organisationFeatures,
  type OrganisationFeature,
  type OrganisationRole,
  type PermissionLevel,
} from '#openapi/access.ts';
import { mayOpen } from '#src/app/navigation/access.ts';
import { pagesBesideMenu } from '#src/app/navigation/open-pages.ts';
import { pagesFor } from '#src/app/navigation/quick-search.ts';
import { routeTable } from '#src/app/navigation/route-table.ts';

const principal = (
  role: OrganisationRole,
  features: readonly OrganisationFeature[] = organisationFeatures,
  permission: PermissionLevel = 'VIEW',
) => ({
  role,
  featurePermissions: features.map((feature) => ({ feature, permission })),
  features: organisationFeatures,
});

test('a viewer, an assessor and an auditor find every page that they may open on the dashboard', () => {
  for (const role of ['ORG_VIEWER', 'ORG_ASSESSOR', 'ORG_AUDITOR'] as const) {
    const person = principal(role);
    const listed = pagesBesideMenu(person).flatMap(({ pages }) => pages);
    const { suggestions, settings } = pagesFor(person);
    const offered = [...suggestions, ...settings].filter(({ path }) => path !== '/');
    expect(listed.map(({ path, view }) => `${path} ${view ?? ''}`).toSorted()).toEqual(
      offered.map(({ path, view }) => `${path} ${view ?? ''}`).toSorted(),
    );
    expect(listed.map(({ path }) => path)).toContain('/risk-list');
    expect(listed.every(({ path }) => mayOpen(person, routeTable[path]))).toBe(true);
  }
});

test('the pages are grouped as the menu is', () => {
  const titles = pagesBesideMenu(principal('ORG_VIEWER')).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(expect.arrayContaining(['Governance', 'Risk', 'Compliance']));
});

test('those whose menu leads to all of their pages need no other list', () => {
  expect(pagesBesideMenu(principal('ORG_ADMIN'))).toEqual([]);
});

test('what someone was given no access to is not listed', () => {
  const listed = pagesBesideMenu(principal('ORG_VIEWER', ['RISK'])).flatMap(({ pages }) => pages);
  expect(listed.map(({ path }) => path)).not.toContain('/information-asset');
});
