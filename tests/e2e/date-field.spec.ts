import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(async ({ riskRegister, organisation, givenRisks, signedInAs }) => {
  await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  await riskRegister.open();
});

test('a date is typed or chosen from the calendar, and an invalid one is not saved', async ({ page, riskRegister }) => {
  const { panel } = riskRegister;
  const { treatmentDueField: field, treatmentDueButton: button } = panel;
  await riskRegister.openRisk('Lost laptop');
  await field.fill('5 jan 2999');
  await field.press('Enter');
  await expectToast(page, 'Updated successfully');
  await expect(field).toHaveValue('05 Jan 2999');

  await button.press('Enter');
  await expect(panel.calendarCell('5 January 2999, selected')).toBeFocused();
  await page.keyboard.press('PageDown');
  // Immediately: the focused day disappears with its month.
  await page.keyboard.press('ArrowUp');
  await expect(panel.calendarCell('29 January 2999')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.calendar).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(field).toHaveValue('05 Jan 2999');
  await button.press('Enter');
  await expect(panel.calendarCell('5 January 2999, selected')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(panel.calendarCell('5 February 2999')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.calendar).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(field).toHaveValue('05 Feb 2999');

  await panel.showMonth('November 2998', '2998');
  await panel.calendarCell('29 November 2998').click();
  await expect(field).toHaveValue('29 Nov 2998');

  await field.fill('after the audit');
  await panel.save();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Enter a date such as \d\d \w+ \d{4}$/);
  await expect(field).toHaveValue('after the audit');
  await field.fill('30/11/2998');
  await expect(field).toHaveAccessibleDescription('');
  await panel.save();
  await panel.expectSettled();
  await page.reload();
  await expect(field).toHaveValue('30 Nov 2998');
});

test('a list is filtered by a typed date only once the date is complete', async ({ page, riskRegister }) => {
  await page.getByRole('button', { name: 'Filters' }).click();
  const field = page.getByLabel('Review due by');
  await field.pressSequentially('31.12.2998');
  await riskRegister.expectAddress({});
  await field.press('Enter');
  await expect(field).toHaveValue('31 Dec 2998');
  await riskRegister.expectAddress({ reviewBy: '2998-12-31' });
  await field.fill('soon');
  await field.press('Tab');
  await expect(field).toHaveAccessibleDescription(/^Enter a date such as/);
  await riskRegister.expectAddress({ reviewBy: '2998-12-31' });
  await field.fill('');
  await field.press('Enter');
  await riskRegister.expectAddress({});
});
