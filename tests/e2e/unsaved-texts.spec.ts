import type { Page } from '@playwright/test';

import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { blockStorage, expectKept, expectKeptText, offerIn, openInNewTab, restore } from './support/kept-texts.ts';
import { expect, expectToast, test } from './support/test.ts';

const editorIn = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' });

test('the text of a policy survives a closed tab, and is offered until it is saved', async ({
  page: first,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'policy', { title: 'Backups' });
  await api.writePolicy(organisation, id, '<p>As it was</p>');
  await signedInAs(organisation.manager);
  await first.goto(`/policy-document/${id}`);
  await first.getByRole('button', { name: 'Edit', exact: true }).click();
  await editorIn(first).fill('Pages of text');
  await expectKeptText(first, 'Pages of text');
  const page = await openInNewTab(first);
  await expect(offerIn(page)).toContainText('In: Text of the policy');
  await restore(page);
  await expect(editorIn(page)).toHaveText('Pages of text');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectKept(page, 0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Version 1.0' })).toContainText('Pages of text');
  await expect(offerIn(page)).toHaveCount(0);
});

test('a kept text of a policy that someone else has changed meanwhile stands beside theirs', async ({
  page: first,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'policy', { title: 'Backups' });
  await api.writePolicy(organisation, id, '<p>As it was</p>');
  await signedInAs(organisation.manager);
  await first.goto(`/policy-document/${id}`);
  await first.getByRole('button', { name: 'Edit', exact: true }).click();
  await editorIn(first).fill('Mine');
  await expectKeptText(first, 'Mine');
  await api.writePolicy(organisation, id, '<p>Theirs</p>');
  const page = await openInNewTab(first);
  await restore(page);
  await expect(page.getByText('Someone else has changed this document in the meantime.')).toBeVisible();
  await expect(editorIn(page)).toHaveText('Mine');
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Updated successfully');
  await expectKept(page, 0);
});

test('a new record and a changed one are restored, and a field that someone else has changed is asked about', async ({
  page: first,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop', description: 'One' }]);
  if (risk === undefined) throw new Error('There is no risk');
  await signedInAs(organisation.manager);
  const register = new RiskRegisterPage(first);
  await register.open('?risk=new');
  await register.panel.enter({ title: 'Cable cut by an anchor' });
  await expectKept(first, 1);
  const second = await openInNewTab(first);
  const added = new RiskRegisterPage(second);
  await restore(added.panel.root);
  await expect(added.panel.titleField).toHaveValue('Cable cut by an anchor');
  await added.panel.save();
  await expectToast(second, 'Created successfully');
  await expectKept(second, 0);

  await added.open(`?risk=${risk.id}`);
  await added.panel.enter({ title: 'Lost laptops', description: 'Two' });
  await expectKeptText(second, 'Two');
  const api = await apiUserOf(organisation.manager);
  await api.changeRisk(organisation, risk, { title: 'Stolen laptop' });
  const third = await openInNewTab(second);
  const { panel } = new RiskRegisterPage(third);
  await expect(offerIn(panel.root)).toContainText('In: Title, Description');
  await restore(panel.root);
  await expect(panel.conflict('Title')).toContainText('Yours: Lost laptops');
  await expect(panel.conflict('Title')).toContainText('Theirs: Stolen laptop');
  await panel.conflict('Title').getByRole('button', { name: 'Keep yours' }).click();
  await expect(panel.descriptionField).toHaveValue('Two');
  await panel.save();
  await expectToast(third, 'Updated successfully');
  await expectKept(third, 0);
});

test('what is discarded is not offered again, and an open tab keeps its own text', async ({
  page,
  context,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  const { panel } = new RiskRegisterPage(page);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await panel.enter({ title: 'In the first tab' });
  await expectKept(page, 1);
  const other = new RiskRegisterPage(await context.newPage());
  await other.open(`?risk=${risk?.id}`);
  await other.panel.enter({ title: 'In the second tab' });
  await expectKept(page, 2);
  await expect(offerIn(other.panel.root)).toHaveCount(0);
  await page.close();
  const third = new RiskRegisterPage(await context.newPage());
  await third.open(`?risk=${risk?.id}`);
  await expect(offerIn(third.panel.root)).toBeVisible();
  await third.panel.enter({ description: 'Typed since' });
  await expect(offerIn(third.panel.root).getByRole('button', { name: 'Restore' })).toBeDisabled();
  await offerIn(third.panel.root).getByRole('button', { name: 'Discard' }).click();
  await expect(offerIn(third.panel.root)).toHaveCount(0);
  await third.panel.closeButton.press('Enter');
  await third.page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expectKept(third.page, 1);
  await expectKeptText(third.page, 'In the second tab');
});

test('a storage that refuses is said, and the form saves all the same', async ({
  page,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  await page.goto('/404');
  await blockStorage(page);
  const { panel } = new RiskRegisterPage(page);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await panel.enter({ description: 'Typed' });
  await expect(panel.root.getByText('What you type here is not kept in this browser')).toBeVisible();
  await panel.save();
  await expectToast(page, 'Updated successfully');
});

test('the text of a record that was deliberately deleted meanwhile can be copied', async ({
  page: first,
  context,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  if (risk === undefined) throw new Error('There is no risk');
  await signedInAs(organisation.manager);
  await first.goto(`/risk-list?risk=${risk.id}`);
  await new RiskRegisterPage(first).panel.enter({ description: 'An hour of typing' });
  await expectKept(first, 1);
  await (await apiUserOf(organisation.manager)).removeRisks(organisation, [risk]);
  const page = await openInNewTab(first);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expectToast(page, 'Text copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('An hour of typing');
});
