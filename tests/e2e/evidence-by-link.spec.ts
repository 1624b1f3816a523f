import { randomUUID } from 'node:crypto';

import { mailedLinks } from './support/mailed-links.ts';
import { expect, expectToast, test } from './support/test.ts';

test('evidence asked for and given by a link: returned once, then accepted as the next version', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  // Nothing is given without a file.
  consoleGuard.allow(/status of 400/);
  const organisation = await directory.addOrganisation();
  const member = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(member);
  const evidence = await api.post<{ id: string }>(organisation, 'evidence', {
    title: 'Penetration test',
    madeOn: '2025-01-31',
  });
  const address = `tester-${randomUUID().slice(0, 8)}@northwind.example`;
  const open = async () => {
    await signedInAs(member);
    await page.goto(`/assessments?view=evidence&evidence=${evidence.id}`);
  };
  const dialog = page.getByRole('dialog');
  const give = async (mails: number) => {
    const [link = ''] = await mailedLinks(page, address, mails);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Penetration test' })).toBeVisible();
  };

  await open();
  await page.getByRole('button', { name: 'Ask by a link' }).click();
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('What is needed').fill('The report of this year, signed');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expectToast(page, 'Asked by a link');

  await give(1);
  await expect(page.getByText('The report of this year, signed')).toBeVisible();
  await page.getByRole('button', { name: 'Give evidence' }).click();
  await expect(page.getByText('Add at least one file').first()).toBeVisible();
  const file = { name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from('Findings') };
  await page.getByLabel('Choose files, or drop them here').setInputFiles(file);
  await expect(page.getByRole('link', { name: 'report.txt' })).toBeVisible();
  await page.getByLabel('Made on').fill('2026-01-31');
  await page.getByRole('button', { name: 'Give evidence' }).click();
  await expect(page.getByText('Thank you: the evidence was given')).toBeVisible();

  await open();
  const asked = page.getByRole('list', { name: 'People asked by a link' });
  await expect(asked.getByText('To be accepted')).toBeVisible();
  await asked.getByRole('button', { name: 'Return' }).click();
  await dialog.getByLabel('What is missing').fill('The signature');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expectToast(page, 'Returned');

  await give(2);
  await expect(page.getByText('The signature')).toBeVisible();
  await page.getByRole('button', { name: 'Give evidence' }).click();
  await expect(page.getByText('Thank you: the evidence was given')).toBeVisible();

  await open();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByRole('button', { name: 'Accept evidence' }).click();
  await expectToast(page, 'Evidence accepted');
  await expect(asked.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('report.txt').first()).toBeVisible();
});
