import { describe, expect, test } from 'vitest';

import { coversLevel, permissionLevels, type Feature, type Principal } from '#openapi/access.ts';
import { requirementAt, mayOpen } from '#src/app/navigation/access.ts';
import { plainRoutes, routePathOf, routeTable } from '#src/app/navigation/route-table.ts';

import { allRoles, expectedRoutes, requiredLevels } from './expected-routes.ts';
import { inOrganisation, withFeature } from './principals.ts';

/** Every role without a feature, then with the feature at each level. */
const principalsWith = (feature: Feature | undefined): Principal[] =>
  allRoles.flatMap((role) => [
    withFeature(role),
    ...permissionLevels.map((level) => withFeature(role, feature, level)),
  ]);

test('every route behind the sign-in is specified, and every specified route exists', () => {
  // The list of the settings, the labels of every record (decision 058) and playbooks (166) are beside the specification.
  const beside = ['/settings', '/settings/labels', '/settings/task/playbook'];
  const specified = [...expectedRoutes.map(([path]) => path), ...beside];
  expect(Object.keys(routeTable).toSorted()).toEqual(specified.toSorted());
});

describe('a route opens only for the roles and the feature in the specification, at every level', () => {
  test.each(expectedRoutes)('%s', (path, roles, feature) => {
    const level = requiredLevels.get(path) ?? 'VIEW';
    const expected = principalsWith(feature).map(
      ({ role, featurePermissions: [held] }) =>
        roles.includes(role) && (feature === undefined || (held !== undefined && coversLevel(held.permission, level))),
    );
    expect(principalsWith(feature).map((principal) => mayOpen(principal, routeTable[path]))).toEqual(expected);
  });
});

describe('a different feature does not open the route', () => {
  test.each(expectedRoutes.filter(([, , feature]) => feature !== undefined))('%s', (path, _roles, feature) => {
    const other = feature === 'STAFF' ? 'POLICY' : 'STAFF';
    expect(allRoles.map((role) => mayOpen(withFeature(role, other, 'DELETE'), routeTable[path]))).toEqual(
      allRoles.map(() => false),
    );
  });
});

describe('the settings list opens for users with access to one of its pages', () => {
  const features = [
    'POLICY',
    'PROJECT',
    'SERVICE_PROVIDER',
    'RISK',
    'ASSESSMENTS',
    'INFORMATION_ASSET',
    'STAFF',
  ] as const;

  test.each(features)('with %s', (feature) => {
    const open = allRoles.filter((role) => mayOpen(withFeature(role, feature), routeTable['/settings']));
    expect(open).toEqual(['ORG_ADMIN', 'ORG_MANAGER']);
  });

  test('but not with another feature, or without one', () => {
    expect(mayOpen(withFeature('ORG_ADMIN', 'USERS', 'DELETE'), routeTable['/settings'])).toBe(false);
    expect(mayOpen(withFeature('ORG_ADMIN'), routeTable['/settings'])).toBe(false);
  });
});

test.each(['/risk-list', '/information-asset'] as const)(
  '%s shows removed records only to users who may remove, and imports to those who may add',
  (path) => {
    const { feature } = routeTable[path];
    const opens = (search: object) =>
      permissionLevels.filter((level) =>
        mayOpen(withFeature('ORG_MANAGER', feature, level), requirementAt(routeTable[path], search)),
      );
    expect(opens({ view: 'removed', page: 2 })).toEqual(['DELETE']);
    expect(opens({ view: 'import' })).toEqual(['ADD', 'EDIT', 'DELETE']);
    expect(opens({ view: undefined })).toEqual(permissionLevels);
    expect(opens({})).toEqual(permissionLevels);
  },
);

test('no route opens without a principal, and an unlisted address is closed to everyone', () => {
  expect(Object.values(routeTable).some((entry) => mayOpen(null, entry))).toBe(false);
  expect(mayOpen(inOrganisation('ORG_ADMIN', 'DELETE'), undefined)).toBe(false);
});

test('a plain route is one whose path names no record', () => {
  const plain = Object.keys(routeTable).filter((path) => !path.includes('$'));
  expect(plainRoutes.map(([path]) => path)).toEqual(plain);
});

test.each([
  ['/', '/'],
  ['/activity-logs/', '/activity-logs'],
  ['/document-repo/$id/folder/', '/document-repo/$id/folder'],
  ['/risk-list', '/risk-list'],
  ['/no-such-page', undefined],
  ['/constructor', undefined],
])('the full path %s maps to the row %s', (fullPath, path) => {
  expect(routePathOf(fullPath)).toBe(path);
});
