import type { Locator, Page } from '@playwright/test';

import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { ageTexts, blockStorage, keptTexts } from './support/kept-texts.ts';
import { readSurroundings } from './support/surroundings.ts';
import { expect, expectToast, test } from './support/test.ts';

const day = 24 * 60 * 60 * 1000;

const offerIn = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: 'You have text that was not saved' });

const restore = (place: Page | Locator) => offerIn(place).getByRole('button', { name: 'Restore' }).click();

const editorIn = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' });

/** Waits until the browser keeps exactly so many texts. */
const expectKept = (page: Page, count: number) => expect.poll(async () => (await keptTexts(page)).length).toBe(count);

/** Waits until what is kept has a text in it. */
const expectKeptText = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await keptTexts(page))).toContain(text);

/** The tab is gone without a question, as after a crash. */
async function openInNewTab(page: Page): Promise<Page> {
  const opened = await page.context().newPage();
  const address = page.url();
  await page.close();
  await opened.goto(address);
  return opened;
}

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

test('what was typed when the session was ended is back after signing in, and offered to no one else', async ({
  page,
  organisation,
  directory,
  givenRisks,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401/);
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  const { manager } = organisation;
  const colleague = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(manager);
  const { panel } = new RiskRegisterPage(page);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await panel.enter({ description: 'An hour of typing' });
  const { origin } = readSurroundings();
  await page.request.delete(`${origin}/__clerk/v1/client/sessions`, { headers: { origin } });
  await panel.save();
  const signIn = new SignInPage(page);
  await signIn.expectShown();
  await expectToast(page, 'What you typed is kept');
  const [kept] = await keptTexts(page);
  if (kept === undefined) throw new Error('Nothing is kept');
  const names = [manager.email, manager.name, organisation.id, risk?.id ?? ''];
  const { text, label, ...keys } = kept;
  expect(text.changes).toEqual({ description: 'An hour of typing' });
  expect(label).toBe('R-0001 Lost laptop');
  for (const name of names) expect(JSON.stringify(keys)).not.toContain(name);

  await signedInAs(colleague);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await expect(panel.titleField).toHaveValue('Lost laptop');
  await panel.enter({ title: 'Lost laptop and phone' });
  await expectKept(page, 2);
  await expect(offerIn(panel.root)).toHaveCount(0);
  const shell = new Shell(page);
  await panel.save();
  await expectToast(page, 'Updated successfully');
  await shell.signOut(colleague.email);
  await signIn.expectShown();
  await expectKept(page, 1);

  await page.goto(`/risk-list?risk=${risk?.id}`);
  await signIn.expectShown();
  await signIn.signIn(manager);
  await restore(panel.root);
  await expect(panel.descriptionField).toHaveValue('An hour of typing');
  await panel.save();
  await expectToast(page, 'Updated successfully');
  await expectKept(page, 0);
});

test('a deliberate sign-out names what it erases', async ({ page, organisation, givenRisks, signedInAs }) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  const { panel } = new RiskRegisterPage(page);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await panel.enter({ description: 'Not saved' });
  await expectKept(page, 1);
  const shell = new Shell(page);
  await shell.chooseInUserMenu(organisation.manager.email, 'Log out');
  await expect(shell.signOutQuestion).toContainText('will be erased from this browser');
  await expect(shell.signOutQuestion.getByRole('listitem')).toContainText(['R-0001 Lost laptop']);
  await shell.signOutQuestion.getByRole('button', { name: 'Sign Out' }).click();
  await new SignInPage(page).expectShown();
  await expectKept(page, 0);
});

test('what was kept for 7 days is erased, whichever page is opened', async ({
  page,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await new RiskRegisterPage(page).panel.enter({ description: 'Not saved' });
  await expectKept(page, 1);
  await page.goto('/404');
  await ageTexts(page, 6 * day);
  await page.reload();
  await expectKept(page, 1);
  await ageTexts(page, day);
  await page.reload();
  await expectKept(page, 0);
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
