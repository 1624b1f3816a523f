import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { expect, expectToast, test } from './support/test.ts';

test('a change of the matrix by someone else reaches an open page, which never shows two ratings of one risk', async ({
  page,
  browser,
  baseURL,
  storageState,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const [reader, editor] = [
    await directory.addPerson({ organisations: [organisation] }),
    await directory.addPerson({ organisations: [organisation] }),
  ];
  const api = await apiUserOf(reader);
  const [risk] = await api.addRisks(organisation, [{ title: 'Fire in the archive', rating: [5, 5] }]);
  await signedInAs(reader);
  const screen = new RiskRegisterPage(page);
  await screen.open(`?risk=${risk?.id ?? ''}`);
  const [inList, inPanel] = [
    screen.rows.first(),
    page.getByRole('group', { name: 'Current', exact: true }).getByRole('status'),
  ];
  await expect(inList).toContainText('25');
  await expect(inPanel).toContainText('25');
  // The bell has asked once: from now on it notices what is different.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  const elsewhere = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(storageState !== undefined && { storageState }),
  });
  await elsewhere.addCookies(await (await apiUserOf(editor)).cookies());
  const other = await elsewhere.newPage();
  await other.goto('/settings/risk/risk-matrix');
  await other.getByRole('spinbutton', { name: 'Factor of likelihood 5' }).fill('7');
  await other.getByRole('button', { name: 'Preview changes' }).click();
  await other
    .getByRole('dialog', { name: /^Replace the matrix\?/ })
    .getByRole('button', { name: 'Replace the matrix' })
    .click();
  await expectToast(other, 'Risk matrix updated');
  await elsewhere.close();

  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(inList).toContainText('35', { timeout: 1_000 });
  }).toPass();
  await expect(inPanel).toContainText('35');
  await expect(inPanel).not.toContainText('25');
  await expect(page.getByText('Current: 25 Critical (5 × 5) → 35 Critical (7 × 5)')).toBeVisible();
});
