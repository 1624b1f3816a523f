import { readFile, writeFile } from 'node:fs/promises';

import { demo, expect, expectToast, test } from './support/test.ts';

test('a viewer, whose menu leads nowhere, reaches the risk register from the dashboard', async ({
  page,
  shell,
  signedInAs,
}) => {
  await signedInAs(demo('viewer'));
  await page.goto('/');
  const pages = page.getByRole('region', { name: 'Your pages' });
  await pages.getByRole('link', { name: 'Risk Register', exact: true }).click();
  await expect(shell.heading('Risk Register')).toBeVisible();
});

test('each number of the dashboard opens what it counts', async ({ page, organisation, apiUserOf, signedInAs }) => {
  const manager = await apiUserOf(organisation.manager);
  await manager.assignRisk(organisation, 'Fire in the archive', organisation.manager.name);
  await signedInAs(organisation.manager);
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Waiting for me' });
  await expect(waiting.getByText('Nothing waits for you')).toBeVisible();
  const registers = page.getByRole('region', { name: 'Registers' });
  await registers.getByRole('row', { name: /^Risk/ }).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/risk-list/);
  await expect(page.getByRole('row', { name: /Fire in the archive/ })).toBeVisible();
});

test('an auditor opens the exported log without an account, and sees which row was changed', async ({
  page,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}, testInfo) => {
  const manager = await apiUserOf(organisation.manager);
  for (const title of ['Theft', 'Storm']) await manager.assignRisk(organisation, title, organisation.manager.name);
  const head = await directory.sealLog(organisation);
  await signedInAs(organisation.manager);
  await page.goto('/activity-logs/all-users');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Whole log for auditors' }).click();
  const html = await readFile(await (await download).path(), 'utf8');
  const intact = testInfo.outputPath('intact.html');
  const tampered = testInfo.outputPath('tampered.html');
  await writeFile(intact, html);
  await writeFile(tampered, html.replace('"entityName":"Storm"', '"entityName":"Stroll"'));

  await page.goto(`file://${intact}`);
  const result = page.locator('#result');
  await expect(result).toHaveText(`Intact: all ${head.position} rows and seals match.`);
  await page.getByRole('textbox', { name: 'Heads' }).fill(`${head.position} ${head.sha256}`);
  await page.getByRole('button', { name: 'Compare heads' }).click();
  await expect(page.getByText('The head is in this log.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Heads' }).fill(`${head.position} ${'0'.repeat(64)}`);
  await page.getByRole('button', { name: 'Compare heads' }).click();
  await expect(page.getByText('This log is not the one whose head was kept')).toBeVisible();

  await page.goto(`file://${tampered}`);
  await expect(result).toHaveText(/^Not intact: row \d+ \(.*\) was changed/);
  await expect(page.getByRole('row', { name: /Stroll/ })).toHaveAttribute('data-broken', '');
});

test('an administrator writes an article, publishes it, and a member reads it', async ({
  page,
  organisation,
  directory,
  signedInAs,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/resources');
  await page.getByRole('button', { name: 'Add article' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add article' });
  const title = `Second factor ${organisation.id.slice(0, 8)}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Open your profile.');
  await dialog.getByLabel('Links').fill('NIST nowhere');
  await dialog.getByRole('button', { name: 'Add article' }).click();
  await expect(dialog.getByText('Enter a web address at the end of the line')).toBeVisible();
  await dialog.getByLabel('Links').fill('NIST guidance https://www.nist.gov');
  await dialog.getByRole('button', { name: 'Add article' }).click();
  await expectToast(page, 'Created successfully', title);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(row).toContainText('Published');

  await signedInAs(organisation.manager);
  await page.goto(`/organisation/resource?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  const article = page.getByRole('dialog', { name: title });
  await expect(article.getByText('Open your profile.')).toBeVisible();
  await expect(article.getByRole('link', { name: /^NIST guidance/ })).toHaveAttribute('href', 'https://www.nist.gov');
});

test('a tip is written, looked at, moved and published', async ({ page, directory, signedInAs }) => {
  const writer = await directory.addPerson({ organisations: [], platform: true });
  await signedInAs(writer);
  await page.goto('/admin/helpful-tips');
  await page.getByRole('button', { name: 'Add tip' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add tip' });
  const title = `Own your risks ${writer.email}`;
  await dialog.getByLabel('Topic').fill('Risks');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Give each an owner.');
  await dialog.getByRole('button', { name: 'Add tip' }).click();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Draft');
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose('Preview');
  await expect(page.getByRole('dialog', { name: title })).toContainText('Give each an owner.');
  await page.keyboard.press('Escape');
  await choose('Move up');
  await choose('Archive');
  await expect(row).toContainText('Archived');
});
