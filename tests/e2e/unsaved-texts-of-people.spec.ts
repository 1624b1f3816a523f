import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { pathOfChunk } from './support/chunks.ts';
import { ageTexts, expectKept, keptTexts, offerIn, openInNewTab, restore } from './support/kept-texts.ts';
import { readSurroundings } from './support/surroundings.ts';
import { expect, expectToast, test } from './support/test.ts';

const day = 24 * 60 * 60 * 1000;

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
  // What says that the text is kept is loaded once the page is idle.
  const follower = pathOfChunk('app/session/follow-texts.ts');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)))
    .toContain(follower);
  const { origin } = readSurroundings();
  await page.request.delete(`${origin}/__clerk/v1/client/sessions`, { headers: { origin } });
  const signIn = new SignInPage(page);
  // Another request may have been refused before, and brought the person there already.
  await panel.saveButton
    .or(page.getByRole('heading', { name: 'Sign in to Attest' }))
    .first()
    .click();
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
  await page.goto(`/risk-list?risk=${risk?.id}`);
  await expect(offerIn(page.getByRole('complementary'))).toBeVisible();
  await page.goto('/404');
  await ageTexts(page, day);
  await page.reload();
  await expectKept(page, 0);
});

test('a text is offered only in the organisation in which the form of a new record was open', async ({
  page: first,
  directory,
  signedInAs,
}) => {
  const [here, there] = [await directory.addOrganisation('Alder Bank'), await directory.addOrganisation('Birch Wharf')];
  await signedInAs(await directory.addPerson({ organisations: [here, there], actsIn: here }));
  await first.goto('/risk-list?risk=new');
  await new RiskRegisterPage(first).panel.enter({ title: 'Typed in the first' });
  await expectKept(first, 1);
  const page = await openInNewTab(first);
  const { panel } = new RiskRegisterPage(page);
  await expect(offerIn(panel.root)).toBeVisible();
  await page.getByRole('button', { name: here.name }).click();
  await new Shell(page).switchTo(there.name);
  await expect(page.getByRole('button', { name: there.name })).toBeVisible();
  await panel.enter({ title: 'Typed in the second' });
  await expectKept(page, 2);
  await expect(offerIn(panel.root)).toHaveCount(0);
});
