import { expect, expectToast, test } from './support/test.ts';

/** Requests that cannot be sent; Clerk's SDK tells it in its own words too. */
const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|network|offline/i;

test.beforeEach(async ({ consoleGuard, organisation, signedInAs, givenRisks }) => {
  consoleGuard.allow(noConnection);
  await givenRisks([{ title: 'Fire in the archive' }, { title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
});

test('a list that cannot be read says so and is read when asked again', async ({ page, context, riskRegister }) => {
  await riskRegister.open();
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);
  await context.setOffline(true);
  await riskRegister.search('laptop');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', { name: 'The risks could not be loaded' })).toBeVisible();
  await expect(failure).toContainText('The server does not answer. Check your connection and try again.');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await riskRegister.expectTitles(['Lost laptop']);
});

test('what was typed is kept when it cannot be saved, and is saved once', async ({ page, context, riskRegister }) => {
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await panel.enter({ title: 'Cable cut by an anchor', likelihood: '2 Unlikely', impact: '5 Severe' });
  await context.setOffline(true);
  await panel.save();
  await expectToast(page, 'The risk was not saved', 'The server does not answer. Check your connection and try again.');
  await expect(panel.titleField).toHaveValue('Cable cut by an anchor');
  await expect(panel.rating).toHaveText('10High');
  await context.setOffline(false);
  await panel.save();
  await expectToast(page, 'Created successfully', 'R-0003 Cable cut by an anchor');
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop', 'Cable cut by an anchor']);
});
