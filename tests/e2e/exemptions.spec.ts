import { dayIn } from '#tests/contract/exemption-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

const typed = (days: number) => dayIn(days).split('-').toReversed().join('/');

test('a person requests an exemption and its extension, and another one decides on both', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  const organisation = await directory.addOrganisation();
  const requester = await directory.addPerson({ organisations: [organisation] });
  const approver = await directory.addPerson({ organisations: [organisation], name: 'Ada Quist' });
  const api = await apiUserOf(requester);
  await api.post(organisation, 'policy', { title: 'Access control' });
  consoleGuard.allow(/400 \(Bad Request\)/);
  await signedInAs(requester);
  await page.goto('/exemptions-register');
  await page.getByRole('button', { name: 'Add exemption' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Title' }).fill('Scanners without screen locks');
  await panel.getByRole('combobox', { name: 'Policy' }).fill('Access');
  await page.getByRole('option', { name: /Access control/ }).click();
  await panel.getByRole('combobox', { name: 'Approver' }).fill(approver.name);
  await page.getByRole('option', { name: approver.name }).click();
  await panel.getByRole('textbox', { name: 'Why it cannot be met' }).fill('Drivers wear gloves');
  await panel.getByRole('textbox', { name: 'Valid to' }).fill(typed(30));
  await panel.getByRole('button', { name: 'Save exemption' }).click();
  await expectToast(page, 'Created successfully', 'E-0001 Scanners without screen locks');

  await panel.getByRole('button', { name: 'Submit for review' }).click();
  const submission = page.getByRole('dialog', { name: 'Submit the exemption for review' });
  await submission.getByRole('button', { name: 'Submit for review' }).click();
  await expect(submission.getByText('Choose compensating controls, or say why there are none')).toBeVisible();
  await submission.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('textbox', { name: 'Why there are no compensating controls' }).fill('They hold no data');
  await panel.getByRole('button', { name: 'Save exemption' }).click();
  await panel.getByRole('button', { name: 'Submit for review' }).click();
  await submission.getByRole('button', { name: 'Submit for review' }).click();
  await expectToast(page, 'Submitted for review');
  await expect(panel.getByText('Waits for the decision of Ada Quist')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const address = page.url();

  await signedInAs(approver);
  await page.goto(address);
  await panel.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog', { name: 'Approve the exemption' }).getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Exemption approved');

  await signedInAs(requester);
  await page.goto(address);
  await panel.getByRole('button', { name: 'Ask for an extension' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for an extension' });
  const day = asking.getByRole('textbox', { name: 'Valid to' });
  await day.fill(typed(30));
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(day).toHaveAccessibleDescription('Choose a day after its last day');
  await day.fill(typed(60));
  await asking.getByRole('textbox', { name: 'Reason' }).fill('New scanners come later');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expectToast(page, 'Extension asked for');
  await expect(panel.getByRole('list', { name: 'Extensions' })).toContainText('Requested');

  await signedInAs(approver);
  await page.goto(address);
  await panel.getByRole('button', { name: 'Grant' }).click();
  await page.getByRole('dialog', { name: 'Grant the extension' }).getByRole('button', { name: 'Grant' }).click();
  await expectToast(page, 'Extension granted');

  await page.goto('/policy-dashboard');
  const region = page.getByRole('region', { name: 'Exemptions in force' });
  await region.getByRole('link', { name: '1 Not rated' }).first().click();
  await expect(page.getByRole('row', { name: /Scanners without screen locks/ })).toBeVisible();
});
