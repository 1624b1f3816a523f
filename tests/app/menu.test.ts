import { describe, expect, test } from 'vitest';

import { commonRefusal } from '#src/app/navigation/access.ts';
import { groupOf, menuPathOf } from '#src/app/navigation/menu-groups.ts';
import { isGroup, menuFor, searchMenu, searchRefusal, type MenuPart } from '#src/app/navigation/menu.ts';

import { inOrganisation, onPlatform, withFeature } from './principals.ts';

/** The menu as text: sections, entries, and the leaves of groups; `–` marks disabled entries. */
const outline = (menu: readonly MenuPart[]): unknown =>
  menu.map(({ title, entries }) => ({
    [title]: entries.map((entry) =>
      isGroup(entry)
        ? { [entry.title]: entry.leaves.map(({ title: name, permitted }) => (permitted ? name : `– ${name}`)) }
        : `${entry.permitted ? '' : '– '}${entry.title}`,
    ),
  }));

const permitted = (menu: readonly MenuPart[]) =>
  menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (isGroup(entry) ? entry.leaves : [entry]))
    .filter((leaf) => leaf.permitted)
    .map(({ path }) => path);

const governance = [
  'Policy Dashboard',
  'Policy Register',
  'Task Dashboard',
  'Project',
  'Service Provider Dashboard',
  'Service Provider Register',
  'Service Provider Assessment',
  'Assessment Library',
  'Staff Register',
  'Document Repository',
  'Country Regulatory Register',
  'Change Management Process',
];
const risk = [
  'Risk Dashboard',
  'Risk Register',
  'Treatment Actions',
  'Risk Tracking',
  'Information Assets Dashboard',
  'Information Assets',
  'Incident Dashboard',
  'Incident Register',
  'Report an Incident',
  'Exemptions Register',
];
const compliance = ['Dashboard', 'Standards & Assessments', 'Report Library'];
const settings = [
  ['Settings', 'Labels', 'Policy Category', 'Policy Frequencies', 'Task Status', 'Task Severity', 'Playbooks'],
  ['Contract Status', 'Service Type', 'Assessment Tier', 'Staff Role', 'Competence'],
  [
    'Risk Matrix',
    'Risk Appetite',
    'Risk Likelihood',
    'Risk Impact',
    'Risk Rating',
    'Risk Categories',
    'Incident Types',
    'Vulnerability',
  ],
  ['Threat Category', 'Threat Source', 'Threat Actor', 'Threat', 'Risk Owners', 'Risk Identification Source'],
  ['Root Identification', 'Affected Area', 'Importance', 'Action Status', 'Asset Type'],
  ['Corporate or Companies Law', 'Cybersecurity or Critical Infrastructure Law', 'Jurisdiction', 'Operation Type'],
  ['Privacy or Data Law', 'Region', 'Risk Type'],
].flat();

test('a leader of an organisation with all features sees the whole menu, with every entry enabled', () => {
  const menu = [
    {
      Menu: [
        'Dashboard',
        { Governance: governance },
        { Risk: risk },
        { Compliance: compliance },
        { Settings: settings },
        'Resource / Help Desk',
      ],
    },
    { 'Your Organisation': ['Manage Users', 'Users Activity Logs', 'Login Logs'] },
  ];
  expect(outline(menuFor(inOrganisation('ORG_ADMIN', 'ADD')))).toEqual(menu);
  expect(outline(menuFor(inOrganisation('ORG_MANAGER', 'ADD')))).toEqual(menu);
});

describe('other members see the whole menu, with only the unrestricted entries enabled', () => {
  test.each(['ORG_ASSESSOR', 'ORG_VIEWER', 'ORG_CONSULTANT', 'ORG_AUDITOR'] as const)('%s', (role) => {
    // Those who notice an incident report it themselves (decision 190).
    const open = ['/', '/report-incident', '/organisation/resource', '/login-logs'];
    expect(permitted(menuFor(inOrganisation(role, 'DELETE')))).toEqual(open);
  });
});

test('a leader can open the menu entries their features allow', () => {
  expect(permitted(menuFor(withFeature('ORG_MANAGER', 'POLICY')))).toEqual([
    '/',
    '/policy-dashboard',
    '/policy',
    '/settings',
    '/settings/labels',
    '/settings/policy/policy-category',
    '/settings/policy/policy-frequencies',
    '/login-logs',
  ]);
});

test('platform administrators see only their own navigation', () => {
  expect(outline(menuFor(onPlatform('SUPER_ADMIN')))).toEqual([
    {
      Menu: [
        'Admin Dashboard',
        {
          'Organisations and Users': [
            'Organisations',
            'Organisation Users',
            'Clerk Users',
            'Admins',
            'Users Activity Logs',
          ],
        },
        { 'Standards and Modules': ['Standards', 'Standard Levels', 'Module'] },
        { Controls: ['Control Groups', 'Controls', 'Control Mapping', 'Control Questionnaires'] },
        { Maturity: ['Maturity Models', 'Maturity Levels'] },
        { 'Security Questions': ['Security Question Groups', 'Security Questionnaires'] },
        { 'Resources and Operations': ['Resources', 'Helpful Tips', 'Report Templates', 'IT Privileged Operations'] },
      ],
    },
  ]);
  expect(permitted(menuFor(withFeature('ADMIN', 'ADMIN_RESOURCE')))).toEqual([
    '/',
    '/admin/resources',
    '/admin/helpful-tips',
    '/admin/report-templates',
  ]);
});

describe('a search', () => {
  const leader = menuFor(inOrganisation('ORG_ADMIN'));

  test('matches titles case-insensitively', () => {
    expect(outline(searchMenu(leader, ' RISK re'))).toEqual([{ Menu: [{ Risk: ['Risk Register'] }] }]);
    expect(outline(searchMenu(leader, 'log'))).toEqual([
      { 'Your Organisation': ['Users Activity Logs', 'Login Logs'] },
    ]);
  });

  test('for the title of a group keeps all its entries', () => {
    expect(outline(searchMenu(leader, 'complian'))).toEqual([{ Menu: [{ Compliance: compliance }] }]);
  });

  test('keeps a group if one of its entries is enabled, and leaves the others unchanged', () => {
    const menu = menuFor(withFeature('ORG_MANAGER', 'RISK'));
    expect(outline(searchMenu(menu, 'dashboard'))).toEqual([
      { Menu: ['Dashboard', { Risk: ['Risk Dashboard', '– Information Assets Dashboard', '– Incident Dashboard'] }] },
    ]);
    expect(searchMenu(menuFor(inOrganisation('ORG_VIEWER')), 'policy')).toEqual([]);
  });

  test('without text hides nothing', () => {
    expect(searchMenu(leader, '  ')).toBe(leader);
  });
});

describe('a search without an enabled result gives the reason', () => {
  test.each([
    ['the role includes none of the results', inOrganisation('ORG_VIEWER'), 'policy', 'role'],
    ['the same of an entry that stands by itself', inOrganisation('ORG_VIEWER'), 'manage users', 'role'],
    ['the menu leaves out what links open', inOrganisation('ORG_VIEWER'), ' GOVERNANCE ', 'menu'],
    ['the feature was not given', withFeature('ORG_MANAGER', 'RISK'), 'policy', 'feature'],
    ['there is nothing of that name', inOrganisation('ORG_VIEWER'), 'payroll', undefined],
    ['one of the results may be opened', withFeature('ORG_MANAGER', 'RISK'), 'dashboard', undefined],
  ] as const)('%s', (_why, principal, search, refusal) => {
    expect(searchRefusal(menuFor(principal), search)).toBe(refusal);
  });

  test('that all the results have in common', () => {
    expect(commonRefusal(['role', 'role'])).toBe('role');
    expect(commonRefusal(['feature', 'role'])).toBe('both');
    expect(commonRefusal(['role', 'menu'])).toBe('menu');
    expect(commonRefusal(['feature', undefined, 'role'])).toBeUndefined();
    expect(commonRefusal([])).toBeUndefined();
  });
});

test.each([
  ['the role', inOrganisation('ORG_VIEWER', 'DELETE'), 'role'],
  ['the feature', withFeature('ORG_MANAGER', 'RISK'), 'feature'],
  [
    'the person’s right to what the organisation has',
    { ...withFeature('ORG_MANAGER'), features: ['POLICY'] },
    'feature',
  ],
  ['the feature in the organisation', { ...withFeature('ORG_MANAGER', 'RISK'), features: ['RISK'] }, 'organisation'],
  ['the role, in an organisation without the feature,', { ...withFeature('ORG_VIEWER'), features: [] }, 'role'],
  ['role and feature', withFeature('ORG_VIEWER'), 'role'],
  ['nothing', inOrganisation('ORG_ADMIN'), undefined],
] as const)('an entry says whether %s is missing', (_missing, principal, refusal) => {
  const entries = menuFor(principal).flatMap((part) => part.entries);
  const leaves = entries.flatMap((entry) => (isGroup(entry) ? entry.leaves : [entry]));
  expect(leaves.find(({ path }) => path === '/policy')?.refusal).toBe(refusal);
});

test.each([
  ['/risk-list', '/risk-list', 'risk'],
  ['/add-risk/$id', '/risk-list', 'risk'],
  ['/assessments/logs/$organisationStandardId', '/assessments', 'compliance'],
  ['/settings/risk/threat', '/settings/risk/threat', 'settings'],
  ['/profile', '/profile', undefined],
  [undefined, undefined, undefined],
] as const)('the page %s stands at %s in %s', (path, menuPath, group) => {
  expect(menuPathOf(path)).toBe(menuPath);
  expect(groupOf(path)).toBe(group);
});
