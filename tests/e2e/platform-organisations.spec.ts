import { randomUUID } from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';

import { mailed } from './support/mailed-texts.ts';
import { demo, expect, test } from './support/test.ts';

const password = 'quayside-harbour-7';

interface Newcomer {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly email: string;
  readonly organisation: string;
}

/** Opens the link of an invitation in a browser in which nobody is signed in. */
async function openInvitation({ page, context, email, organisation }: Newcomer): Promise<void> {
  const link = await mailed(page, email, /http\S+\/invitation#\S+/);
  await context.clearCookies({ name: /^__/ });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expect(page.getByText(organisation)).toHaveCount(0);
  await page.getByRole('link', { name: 'Create an account' }).click();
}

async function accept({ page, organisation }: Newcomer): Promise<void> {
  await expect(page.getByRole('heading', { name: `Join ${organisation}` })).toBeVisible();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByRole('button', { name: `Open ${organisation}` }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

test('the platform creates an organisation, its administrator comes by mail, and an invited viewer sees what the grid says', async ({
  page,
  context,
  shell,
  consoleGuard,
  signedInAs,
  signUpPage,
  verifyEmailPage,
}) => {
  const unique = randomUUID().slice(0, 8);
  const organisation = `Northbank Ferries ${unique}`;
  const administrator = { page, context, organisation, email: `first-${unique}@northbank.example` };
  const viewer = { page, context, organisation, email: `viewer-${unique}@northbank.example` };
  const signUp = async ({ email }: Newcomer) => {
    await signUpPage.signUp({ email, password });
    await verifyEmailPage.expectShown(email);
    await verifyEmailPage.changeCode(await mailed(page, email, /\b\d{6}\b/));
    await verifyEmailPage.submit();
  };

  await signedInAs(demo('platform'));
  await page.goto('/admin/organisations');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create organisation' });
  await dialog.getByRole('button', { name: 'Create organisation' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(organisation);
  await dialog.getByRole('textbox', { name: /first administrator/ }).fill(administrator.email);
  await dialog.getByRole('button', { name: 'Create organisation' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search organisations' }).fill(organisation);
  const row = page.getByRole('row', { name: organisation });
  await expect(row).toContainText('Active');

  await openInvitation(administrator);
  await signUp(administrator);
  await accept(administrator);

  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite people' });
  await inviting.getByRole('textbox', { name: 'Email addresses' }).fill(viewer.email);
  await inviting.getByRole('combobox', { name: 'Role' }).selectOption('Viewer');
  await inviting.getByRole('combobox', { name: 'Incidents' }).selectOption('No access');
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  await page
    .getByRole('dialog', { name: '1 person invited' })
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .click();

  await openInvitation(viewer);
  await signUp(viewer);
  await accept(viewer);
  // Lists are fetched early, beside the page that refuses.
  consoleGuard.allow(/403/);
  await page.goto('/risk-list');
  await expect(shell.heading('Risk Register')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add risk' })).toHaveCount(0);
  await page.goto('/incident');
  await expect(page.getByRole('heading', { name: 'Not authorised' })).toBeVisible();

  await context.clearCookies({ name: /^__/ });
  await signedInAs(demo('platform'));
  await page.goto(`/admin/organisations?search=${encodeURIComponent(organisation)}`);
  await expect(row.getByRole('link', { name: '2' })).toBeVisible();
  await row.getByRole('button', { name: `More for ${organisation}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: `Suspend ${organisation}?` });
  await suspending.getByRole('textbox', { name: 'Reason' }).fill('The contract has ended');
  await suspending.getByRole('button', { name: 'Suspend organisation' }).click();
  await expect(row).toContainText('Suspended');
  expect(await mailed(page, administrator.email, /is suspended on[^\n]+/)).toContain('Attest');
});

test('members of a suspended organisation read, change nothing, and are told why', async ({
  page,
  organisation,
  directory,
  shell,
  signedInAs,
}) => {
  const member = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await directory.suspend(organisation, 'Unpaid since March');
  await signedInAs(member);
  await page.goto('/risk-list');
  await expect(page.getByRole('status').filter({ hasText: `${organisation.name} is suspended` })).toContainText(
    'Unpaid since March',
  );
  await expect(shell.heading('Risk Register')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add risk' })).toHaveCount(0);
});
