import type { Page } from '@playwright/test';

import { coversLevel, organisationFeatures, type Feature, type PermissionLevel, type Role } from '#openapi/access.ts';
import { organisationRights, platformRights } from '#server/demo/rights.ts';
import { routeTable } from '#src/app/navigation/route-table.ts';
import { expectedRoutes, requiredLevels, type ExpectedRoute } from '#tests/app/expected-routes.ts';

import { demo, expect, test } from './support/test.ts';

/** The address of a route, with an id for its record parameter. */
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, '5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11');

/** Navigates as a link in the app does, without reloading the page. */
const follow = (page: Page, address: string) => page.evaluate((to) => window.history.pushState({}, '', to), address);

/** Platform roles have no organisation features, so the log of all users requires the right to view all users. */
const featureFor = (feature: ExpectedRoute[2], role: Role) =>
  role === 'SUPER_ADMIN' && feature === 'USERS' ? 'ADMIN_ORGANISATION' : feature;

interface Right {
  readonly feature: Feature;
  readonly level: PermissionLevel;
}

interface Visitor {
  readonly name: string;
  readonly role: Role;
  readonly rights: readonly Right[];
}

function mayOpen([path, roles, specified]: ExpectedRoute, { role, rights }: Visitor): boolean {
  const feature = featureFor(specified, role);
  const level = requiredLevels.get(path) ?? 'VIEW';
  const holds = rights.some((right) => right.feature === feature && coversLevel(right.level, level));
  return roles.includes(role) && (feature === undefined || holds);
}

function titleFor([path]: ExpectedRoute, { role }: Visitor): string {
  const { title, platformTitle } = routeTable[path === '/on-boarding' ? '/' : path];
  return role === 'SUPER_ADMIN' ? (platformTitle ?? title) : title;
}

const rightsOf = (role: 'ORG_ADMIN' | 'ORG_VIEWER') => organisationRights(role, organisationFeatures);

const visitors: readonly Visitor[] = [
  { name: 'viewer', role: 'ORG_VIEWER', rights: rightsOf('ORG_VIEWER') },
  { name: 'admin', role: 'ORG_ADMIN', rights: rightsOf('ORG_ADMIN') },
  { name: 'super', role: 'SUPER_ADMIN', rights: platformRights('SUPER_ADMIN') },
];

/** Which role may open which route is covered by `guard.test`; here each route is opened once. */
for (const [index, visitor] of visitors.entries()) {
  const isShown = (route: ExpectedRoute) =>
    mayOpen(route, visitor) && !visitors.slice(0, index).some((earlier) => mayOpen(route, earlier));
  test(`every route shows ${visitor.name} its page, or that they have no access`, async ({
    page,
    shell,
    signedInAs,
    consoleGuard,
  }) => {
    // The pages of records that do not exist say so.
    const own =
      'risk|incident|policy|service-provider|assessment-template|service-provider-assessment|compliance-report|project|document-(?:repository|entry)';
    consoleGuard.allow(new RegExp(`status of 404.*/api/(${own})/`));
    consoleGuard.allow(/status of 404.*\/api\/organisation-standards\//);
    consoleGuard.allow(
      /status of 404.*\/api\/(control-position|compliance-assessment\/(active|logs|of-standard))\?adoptedStandardId=/,
    );
    await signedInAs(demo(visitor.name));
    await page.goto('/');
    await expect(shell.navigation).toBeVisible();
    for (const route of expectedRoutes.filter(isShown)) {
      await follow(page, addressOf(route[0]));
      await expect(page).toHaveTitle(`${titleFor(route, visitor)} · Attest`);
      await expect(shell.refusal).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    const refused = expectedRoutes.find((route) => !mayOpen(route, visitor));
    await follow(page, addressOf(refused?.[0] ?? ''));
    await expect(page).toHaveTitle('Not authorised · Attest');
    await expect(shell.refusal).toBeVisible();
  });
}

test('every route is covered by at least one visitor', () => {
  expect(expectedRoutes.filter((route) => !visitors.some((visitor) => mayOpen(route, visitor)))).toEqual([]);
});

test('every route redirects a signed-out visitor to the sign-in page, with the return address', async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  for (const [path] of expectedRoutes) {
    const address = addressOf(path);
    await follow(page, address);
    const query = address === '/' ? '' : `?redirect=${encodeURIComponent(address)}`;
    await expect(page).toHaveURL(`/sign-in${query}`);
    await expect(signInPage.heading).toBeVisible();
  }
});

test('a link in a notification opens its record, and an invalid record id is dropped', async ({
  page,
  shell,
  signedInAs,
  consoleGuard,
}) => {
  // No policy has this id, which its panel says.
  consoleGuard.allow(/status of 404.*\/api\/policy\//);
  const id = '5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11';
  await signedInAs(demo('admin'));
  await page.goto(`/policy?policyId=${id}`);
  await expect(shell.heading('Policy Register')).toBeVisible();
  await expect(page).toHaveURL(`/policy?policyId=${id}`);
  for (const [address, kept] of [
    ['/policy?policyId=<script>', '/policy'],
    ['/change-management-process?changeManagementProcessId=7', '/change-management-process'],
    [`/on-boarding/${id}?step=organisation`, `/on-boarding/${id}?step=organisation`],
    [`/on-boarding/${id}?step=elsewhere`, `/on-boarding/${id}`],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(kept);
  }
});
