import { expectKeptText, offerIn, openInNewTab, restore } from './support/kept-texts.ts';
import { expect, expectToast, test } from './support/test.ts';

test('an incident at night without an owner: reported on a phone, taken over, and both authorities notified', async ({
  page: phone,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  test.slow();
  const member = await directory.addPerson({
    organisations: [organisation],
    role: 'ORG_ASSESSOR',
    level: 'ADD',
    name: 'Noor Vance',
  });
  // A member reports, loses the page and restores what was typed.
  await phone.setViewportSize({ width: 390, height: 844 });
  await signedInAs(member);
  await phone.goto('/report-incident');
  const what = phone.getByRole('textbox', { name: 'What happened?' });
  await what.fill('Ransom note on every screen of the dispatch office');
  await expectKeptText(phone, 'Ransom note on every screen of the dispatch office');
  const page = await openInNewTab(phone);
  await expect(offerIn(page)).toContainText('What happened?');
  await restore(page);
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue(
    'Ransom note on every screen of the dispatch office',
  );
  await page.getByRole('textbox', { name: 'Where?' }).fill('Dispatch office');
  await page
    .getByLabel('Files of the report', { exact: true })
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Your files are encrypted\n') });
  await expect(page.getByRole('list', { name: 'Files of the report' })).toContainText('note.txt');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Reported as I-/)).toBeVisible();
  const reports = page.getByRole('list', { name: 'My reports' });
  await expect(reports).toContainText('Nobody leads the response yet');
  await expect(reports).toContainText('1 file');

  // Who is on call opens the notification, and takes the incident over.
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedInAs(organisation.manager);
  await page.goto('/notifications');
  await page.getByText(/needs someone who leads the response/).click();
  const panel = page.getByRole('complementary');
  const dialog = page.getByRole('dialog');
  await expect(panel.getByText('Nobody has taken this incident over.')).toBeVisible();
  await panel.getByRole('button', { name: 'Take over' }).click();
  await expectToast(page, 'You have taken the incident over');
  await expect(panel.getByText(`Taken over by ${organisation.manager.name}`)).toBeVisible();

  // From now on the organisation is aware, and the incident stands under two regimes.
  await panel.getByRole('button', { name: 'Aware: now' }).click();
  await panel.getByRole('button', { name: 'Save incident' }).click();
  await expectToast(page, 'Updated successfully');
  for (const regime of ['NIS 2, CSIRT or competent authority', 'GDPR, Article 33, Supervisory authority']) {
    await panel.getByRole('button', { name: 'Add duty' }).click();
    await dialog.getByRole('combobox', { name: 'Regime' }).click();
    await page.getByRole('option', { name: regime }).click();
    await dialog.getByRole('button', { name: 'Add duty' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const nis2 = panel.getByRole('region', { name: 'NIS 2' });
  const gdpr = panel.getByRole('region', { name: 'GDPR, Article 33' });
  await expect(nis2.getByRole('listitem').filter({ hasText: 'Early warning' })).toContainText(/Due .*\d{2}:\d{2} /);

  // The data protection authority is notified: the clocks of the other run on.
  const give = async (duty: typeof nis2, step: string) => {
    await duty.getByRole('group', { name: step }).getByRole('button', { name: 'Given' }).click();
    await dialog.getByRole('textbox', { name: 'Reference of the addressee' }).fill(`${step} 17`);
    await dialog.getByRole('button', { name: 'Record as given' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(duty.getByText(new RegExp(`reference ${step} 17`))).toBeVisible();
  };
  await give(gdpr, 'Notification');
  await expect(nis2.getByRole('group', { name: 'Early warning' })).toBeVisible();
  // A time before awareness is refused before it is sent.
  await nis2.getByRole('group', { name: 'Early warning' }).getByRole('button', { name: 'Given' }).click();
  await dialog.getByRole('textbox', { name: 'When' }).fill('01/01/2020');
  await dialog.getByRole('button', { name: 'Record as given' }).click();
  await expect(dialog.getByText('This is before the organisation became aware')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const step of ['Early warning', 'Incident notification', 'Final report']) await give(nis2, step);
  await expect(nis2.getByRole('group')).toHaveCount(0);

  const api = await apiUserOf(organisation.manager);
  const found = await api.get<{ data: readonly { nextDueAt: string | null; openDuties: readonly string[] }[] }>(
    organisation,
    'incident?search=Ransom',
  );
  expect(found.data).toMatchObject([{ nextDueAt: null, openDuties: [] }]);

  // The member sees who leads.
  await signedInAs(member);
  await page.goto('/report-incident');
  await expect(page.getByRole('list', { name: 'My reports' })).toContainText(
    `${organisation.manager.name} leads the response`,
  );
});

test('the register is filtered by the next duty and by regime, and names instant and zone', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const [title, hours, regime] of [
    ['Long overdue', 30, 'nis2'],
    ['Due soon', 22, 'nis2'],
    ['Later', 1, 'gdpr-33'],
  ] as const) {
    const { id, version } = await api.addIncident(organisation, { title, awareAt: hoursAgo(hours) });
    await api.post(organisation, `incident/${id}/duties`, { version, regime });
  }
  await signedInAs(organisation.manager);
  await page.goto('/incident?due=HOURS_4');
  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(table).toContainText('Due soon');
  await expect(table).toContainText(/1 hour left.*\d{2}:\d{2} \w+/);
  await page.goto('/incident?due=OVERDUE');
  await expect(table).toContainText('Long overdue');
  await expect(rows).toHaveCount(2);
  await page.goto('/incident?regime=["GDPR_33"]');
  await expect(table).toContainText('Later');
  await expect(rows).toHaveCount(2);
  await page.goto('/incident');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('spinbutton', { name: 'Next duty within hours' }).fill('73');
  await expect(rows).toHaveCount(4);
  // A missed step does not hide the next one, which is due in 42 hours.
  await page.getByRole('spinbutton', { name: 'Next duty within hours' }).fill('70');
  await expect(rows).toHaveCount(3);
  await expect(table).toContainText('Long overdue');
  await expect(table).toContainText('Due soon');
});

test('who is on call is set in the settings', async ({ page, organisation, signedInAs, consoleGuard }) => {
  consoleGuard.allow(/status of 400.*incident-on-call/);
  await signedInAs(organisation.manager);
  await page.goto('/settings/risk/incident-types');
  await page.getByRole('button', { name: 'On call' }).click();
  const dialog = page.getByRole('dialog', { name: 'On call' });
  await expect(dialog.getByRole('textbox', { name: 'Group 1' })).toHaveValue('Administrators and managers');
  await dialog.getByLabel('Minutes until the next group is told').fill('15');
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await dialog.getByRole('textbox', { name: 'Group 2' }).fill('Management');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose members or roles')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Roles' }).nth(1).click();
  await page.getByRole('option', { name: 'Org Admin' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'On-call groups updated');
  await page.getByRole('button', { name: 'On call' }).click();
  await expect(dialog.getByLabel('Minutes until the next group is told')).toHaveValue('15');
  await expect(dialog.getByRole('textbox', { name: 'Group 2' })).toHaveValue('Management');
});
