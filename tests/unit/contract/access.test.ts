import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  coversLevel,
  hasFeature,
  meetsRequirement,
  organisationLacks,
  organisationFeatures,
  organisationRoles,
  permissionLevels,
  platformFeatures,
  platformRoles,
  refusalToActOn,
  refusalToDeactivate,
  type AccessRequirement,
  type PersonInRole,
  type Principal,
} from '#openapi/access.ts';

/** The required levels that each held level covers (specification section 5). */
const covered = {
  VIEW: ['VIEW'],
  ADD: ['VIEW', 'ADD'],
  EDIT: ['VIEW', 'ADD', 'EDIT'],
  DELETE: ['VIEW', 'ADD', 'EDIT', 'DELETE'],
} as const;

test.each(permissionLevels)('%s covers exactly itself and the levels before it', (held) => {
  expect(permissionLevels.filter((required) => coversLevel(held, required))).toEqual(covered[held]);
});

test.each(permissionLevels)('a feature held at %s grants those levels and no other feature', (permission) => {
  const principal: Principal = { role: 'ORG_MANAGER', featurePermissions: [{ feature: 'RISK', permission }] };
  expect(permissionLevels.filter((level) => hasFeature(principal, 'RISK', level))).toEqual(covered[permission]);
  expect(hasFeature(principal, 'RISK')).toBe(true);
  expect(permissionLevels.filter((level) => hasFeature(principal, 'POLICY', level))).toEqual([]);
});

describe('a requirement', () => {
  const viewer: Principal = { role: 'ORG_VIEWER', featurePermissions: [{ feature: 'RISK', permission: 'ADD' }] };
  const cases: readonly [AccessRequirement, boolean][] = [
    [{}, true],
    [{ roles: ['ORG_VIEWER', 'ORG_ADMIN'] }, true],
    [{ roles: ['ORG_ADMIN'] }, false],
    [{ roles: [] }, false],
    [{ feature: 'RISK' }, true],
    [{ feature: 'RISK', level: 'ADD' }, true],
    [{ feature: 'RISK', level: 'EDIT' }, false],
    [{ feature: 'POLICY' }, false],
    [{ anyFeature: ['POLICY', 'RISK'] }, true],
    [{ anyFeature: ['POLICY', 'RISK'], level: 'DELETE' }, false],
    [{ anyFeature: ['POLICY', 'STAFF'] }, false],
    [{ anyFeature: [] }, false],
    [{ roles: ['ORG_VIEWER'], feature: 'POLICY' }, false],
    [{ roles: ['ORG_ADMIN'], feature: 'RISK' }, false],
    [{ roles: ['ORG_VIEWER'], feature: 'RISK', level: 'VIEW' }, true],
  ];
  test.each(cases)('%j for a viewer who may add risks: %s', (requirement, met) => {
    expect(meetsRequirement(viewer, requirement)).toBe(met);
  });
});

test('one of several features held is enough', () => {
  const featurePermissions = [
    { feature: 'POLICY', permission: 'VIEW' },
    { feature: 'RISK', permission: 'EDIT' },
  ] as const;
  const principal: Principal = { role: 'ORG_MANAGER', featurePermissions };
  expect(hasFeature(principal, 'RISK', 'EDIT')).toBe(true);
  expect(hasFeature(principal, 'POLICY', 'EDIT')).toBe(false);
});

describe('an organisation with the features RISK and POLICY', () => {
  const member: Principal = { role: 'ORG_VIEWER', featurePermissions: [], features: ['RISK', 'POLICY'] };
  const cases: readonly [AccessRequirement, boolean][] = [
    [{}, false],
    [{ roles: ['ORG_ADMIN'] }, false],
    [{ feature: 'RISK' }, false],
    [{ feature: 'STAFF' }, true],
    [{ anyFeature: ['STAFF', 'POLICY'] }, false],
    [{ anyFeature: ['STAFF', 'USERS'] }, true],
    [{ feature: 'STAFF', anyFeature: ['POLICY'] }, true],
  ];
  test.each(cases)('lacks what %j requires: %s', (requirement, lacking) => {
    expect(organisationLacks(member, requirement)).toBe(lacking);
  });

  test('lacks nothing as long as its features are not known', () => {
    expect(organisationLacks({ role: 'ORG_VIEWER', featurePermissions: [] }, { feature: 'STAFF' })).toBe(false);
  });
});

describe('an actor on a user account', () => {
  const as = (role: PersonInRole['role'], id = `a person who is ${role}`): PersonInRole => ({ id, role });
  const everyone = ['SUPER_ADMIN', 'ADMIN', null] as const;

  test.each([
    ['SUPER_ADMIN', []],
    ['ADMIN', ['SUPER_ADMIN']],
    [null, ['SUPER_ADMIN', 'ADMIN']],
  ] as const)('as %s may not act on those above: %j', (role, above) => {
    const refused = everyone.filter((other) => refusalToActOn(as(role, 'actor'), as(other)) === 'HIGHER_ROLE');
    expect(refused).toEqual(above);
    expect(everyone.filter((other) => refusalToActOn(as(role, 'actor'), as(other)) === undefined)).toHaveLength(
      everyone.length - above.length,
    );
  });

  test.each(everyone)('as %s may not act on their own account', (role) => {
    expect(refusalToActOn(as(role, 'me'), as(role, 'me'))).toBe('OWN_ACCOUNT');
  });

  test('may not deactivate the only administrator of an organisation; the role check comes first', () => {
    const only = { ...as(null), soleAdministratorOf: ['Harbour Logistics'] };
    expect(refusalToDeactivate(as('SUPER_ADMIN'), only)).toBe('LAST_ORG_ADMIN');
    expect(refusalToDeactivate(as('SUPER_ADMIN'), { ...only, soleAdministratorOf: [] })).toBeUndefined();
    expect(refusalToDeactivate(as('ADMIN'), { ...only, role: 'SUPER_ADMIN' })).toBe('HIGHER_ROLE');
    expect(refusalToDeactivate({ ...only, role: 'ADMIN' }, only)).toBe('OWN_ACCOUNT');
  });
});

test('the lists contain all values of the contract, in its order', () => {
  const text = readFileSync(new URL('../../../openapi/generated/contract.json', import.meta.url), 'utf8');
  const contract: { components: { schemas: Record<string, { enum?: string[] }> } } = JSON.parse(text);
  const named = (name: string) => contract.components.schemas[name]?.enum;
  expect({
    OrganisationRole: organisationRoles,
    PlatformRole: platformRoles,
    OrganisationFeature: organisationFeatures,
    PlatformFeature: platformFeatures,
    PermissionLevel: permissionLevels,
  }).toEqual({
    OrganisationRole: named('OrganisationRole'),
    PlatformRole: named('PlatformRole'),
    OrganisationFeature: named('OrganisationFeature'),
    PlatformFeature: named('PlatformFeature'),
    PermissionLevel: named('PermissionLevel'),
  });
});
