import { expect, expectToast, test } from './support/test.ts';

test('a risk is opened, reviewed, closed and reopened, and each step says what it needs', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  await givenRisks([{ title: 'Lost laptop', rating: [5, 4] }]);
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  const course = panel.root.getByRole('region', { name: 'Status and reviews' });
  await expect(course).toContainText('Draft');
  await course.getByRole('button', { name: 'Open risk' }).click();
  await page.getByRole('dialog', { name: 'Open the risk' }).getByRole('button', { name: 'Open risk' }).click();
  await expectToast(page, 'Risk opened');
  await expect(course.getByText('Open', { exact: true })).toBeVisible();

  await course.getByRole('button', { name: 'Record a review' }).click();
  const review = page.getByRole('dialog', { name: 'Record a review' });
  await review.getByRole('button', { name: 'Record review' }).click();
  await expect(review.getByRole('combobox', { name: 'Outcome' })).toHaveAccessibleDescription(
    'Choose what the review has found',
  );
  await review.getByRole('combobox', { name: 'Outcome' }).click();
  await page.getByRole('option', { name: 'Unchanged' }).click();
  await review.getByLabel('Next review').fill('31 Jan 2999');
  await review.getByRole('textbox', { name: 'Remark' }).fill('Nothing was lost this year.');
  await review.getByRole('button', { name: 'Record review' }).click();
  await expectToast(page, 'Review recorded');
  await expect(course.getByText('Next review: 31 Jan 2999')).toBeVisible();
  await expect(course.getByRole('list', { name: 'Reviews' })).toContainText('Nothing was lost this year.');

  await course.getByRole('button', { name: 'Close risk' }).click();
  const close = page.getByRole('dialog', { name: 'Close the risk' });
  await close.getByRole('combobox', { name: 'Why' }).click();
  await page.getByRole('option', { name: 'Avoided' }).click();
  await close.getByRole('button', { name: 'Close risk' }).click();
  await expect(course).toContainText('ClosedAvoided');
  await expect(course.getByRole('button', { name: 'Record a review' })).toHaveCount(0);

  await page.goto('/risk-list?status=%5B%22OPEN%22%5D');
  await expect(page.getByText('Lost laptop')).toHaveCount(0);
  await page.goto('/risk-list?status=%5B%22CLOSED%22%5D');
  await riskRegister.openRisk('Lost laptop');
  await course.getByRole('button', { name: 'Reopen risk' }).click();
  const reopen = page.getByRole('dialog', { name: 'Reopen the risk' });
  await reopen.getByRole('textbox', { name: 'Reason' }).fill('Another one is gone');
  await reopen.getByRole('button', { name: 'Reopen risk' }).click();
  await expect(course.getByText('Open', { exact: true })).toBeVisible();
});

test('the treatment actions of all risks are one list, of which the dashboard counts the overdue ones', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  await givenRisks([{ title: 'Lost laptop', rating: [5, 4] }]);
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  for (const [title, due] of [
    ['Encrypt the disks', '31 Jan 2020'],
    ['Count the laptops', '31 Jan 2999'],
  ] as const) {
    await panel.root.getByRole('button', { name: 'Add action' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByLabel('Due').fill(due);
    await dialog.getByRole('button', { name: 'Save action' }).click();
    await expect(panel.root.getByText(title)).toBeVisible();
  }
  await page.goto('/risk-dashboard');
  const overdue = page.getByRole('definition').filter({ has: page.getByRole('link', { name: '1', exact: true }) });
  await page.goto('/treatment-actions');
  const table = page.getByRole('table', { name: 'Treatment actions' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.goto('/risk-dashboard');
  await overdue.last().getByRole('link').click();
  await expect(page).toHaveURL(/treatment-actions\?.*show=overdue/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Encrypt the disks');
});
