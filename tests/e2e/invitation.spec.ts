import { randomUUID } from 'node:crypto';

import { presetOf } from '#domain/people/presets.ts';
import { organisationFeatures } from '#openapi/access.ts';
import type { components } from '#openapi/generated/types.ts';

import { mailed } from './support/mailed-texts.ts';
import { expect, test } from './support/test.ts';

const password = 'quayside-harbour-7';

test('an invited person creates an account, accepts, and has exactly the rights that were chosen', async ({
  page,
  context,
  organisation,
  directory,
  apiUserOf,
  consoleGuard,
  signedInAs,
  signUpPage,
  verifyEmailPage,
}) => {
  const admin = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN', name: 'Ada Admin' });
  const email = `invited-${randomUUID().slice(0, 8)}@quayside.example`;
  await signedInAs(admin);
  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(`${email}\nno address`);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await dialog.getByRole('combobox', { name: 'Risks' }).selectOption('No access');
  await dialog.getByRole('combobox', { name: 'Incidents' }).selectOption('Add');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const outcome = page.getByRole('dialog', { name: '1 person invited' });
  await expect(outcome.getByRole('listitem')).toHaveText(['Line 2: no address is not an email address']);
  await outcome.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('tab', { name: 'Invitations' }).click();
  const row = page.getByRole('table', { name: 'Invitations' }).getByRole('row', { name: email });
  await expect(row).toContainText('Pending');

  const link = await mailed(page, email, /http\S+\/invitation#\S+/);
  await context.clearCookies({ name: /^__/ });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expect(page).toHaveURL('/invitation');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUpPage.signUp({ email, password });
  await verifyEmailPage.expectShown(email);
  await verifyEmailPage.changeCode(await mailed(page, email, /\b\d{6}\b/));
  await verifyEmailPage.submit();
  await expect(page.getByRole('heading', { name: `Join ${organisation.name}` })).toBeVisible();
  await expect(page.getByText('View and add', { exact: true }).locator('..')).toContainText('Incidents');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { name: `You are a member of ${organisation.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Open ${organisation.name}` }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  // The list is fetched early, beside the page that refuses.
  consoleGuard.allow(/403/);
  await page.goto('/risk-list');
  await expect(page.getByRole('heading', { name: 'Not authorised' })).toBeVisible();
  await page.goto('/incident');
  await expect(page.getByRole('heading', { name: 'Incident Register' })).toBeVisible();

  const found = await (
    await apiUserOf(admin)
  ).get<components['schemas']['MemberPage']>(organisation, `user?search=${email}`);
  const byFeature = (one: { readonly feature: string }, other: { readonly feature: string }) =>
    one.feature.localeCompare(other.feature);
  const wanted = presetOf('ORG_AUDITOR', organisationFeatures)
    .filter(({ feature }) => feature !== 'RISK')
    .map((right) => (right.feature === 'INCIDENT_REGISTER' ? { ...right, permission: 'ADD' } : right));
  expect(found.data.map(({ role }) => role)).toEqual(['ORG_AUDITOR']);
  expect(found.data.flatMap(({ featurePermissions }) => featurePermissions).toSorted(byFeature)).toEqual(
    wanted.toSorted(byFeature),
  );
});
