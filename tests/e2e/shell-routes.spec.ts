import type { Page } from '@playwright/test';

import { organisationFeatures, type Role } from '#openapi/access.ts';
import { organisationRights, platformRights } from '#server/demo/rights.ts';
import { routeTable } from '#src/app/navigation/route-table.ts';
import { expectedRoutes, type ExpectedRoute } from '#tests/app/expected-routes.ts';

import { demo, expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** The address of a route, with an id where it names a record. */
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, '5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11');

/** Goes there as a link of the app would: without loading the page anew. */
const follow = (page: Page, address: string) => page.evaluate((to) => window.history.pushState({}, '', to), address);

/** Nobody holds features of an organisation on the platform: there the log of all users is of whoever sees all users. */
const featureFor = (feature: ExpectedRoute[2], role: Role) =>
  role === 'SUPER_ADMIN' && feature === 'USERS' ? 'ADMIN_ORGANISATION' : feature;

/** What the window's title says on a route: the route's own title, or that it is not for this person. */
function titleFor([path, roles, specified]: ExpectedRoute, role: Role, features: readonly string[]): string {
  const feature = featureFor(specified, role);
  if (!roles.includes(role) || (feature !== undefined && !features.includes(feature))) return 'Not authorised';
  const { title, platformTitle } = routeTable[path === '/on-boarding' ? '/' : path];
  return role === 'SUPER_ADMIN' ? (platformTitle ?? title) : title;
}

const featuresOf = (role: 'ORG_ADMIN' | 'ORG_VIEWER') =>
  organisationRights(role, organisationFeatures).map(({ feature }) => feature);

const people = [
  { name: 'admin', role: 'ORG_ADMIN', features: featuresOf('ORG_ADMIN') },
  { name: 'viewer', role: 'ORG_VIEWER', features: featuresOf('ORG_VIEWER') },
  { name: 'super', role: 'SUPER_ADMIN', features: platformRights('SUPER_ADMIN').map(({ feature }) => feature) },
] as const;

for (const { name, role, features } of people) {
  test(`every route shows its page to ${name}, or that it is not for them`, async ({ page, shell, signedInAs }) => {
    await signedInAs(demo(name));
    await page.goto('/');
    await expect(shell.navigation).toBeVisible();
    for (const route of expectedRoutes) {
      const title = titleFor(route, role, features);
      await follow(page, addressOf(route[0]));
      await expect(page).toHaveTitle(`${title} · Attest`);
      if (title === 'Not authorised') await expect(shell.refusal).toBeVisible();
      else await expect(shell.refusal).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
}

test('every route sends who is not signed in to the sign-in page, and says where they were going', async ({
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

test('a link in a message names its record, and a name that is none is dropped', async ({
  page,
  shell,
  signedInAs,
}) => {
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
