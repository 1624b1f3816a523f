import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { questionWith } from './support/assessments.ts';
import { selectionOf } from './support/bulk-change.ts';
import { expectKept, expectKeptText, offerIn, openInNewTab, restore } from './support/kept-texts.ts';
import { expect, expectToast, test } from './support/test.ts';

test('what the questionnaire builder had not stored before a crash is offered, and can be undone', async ({
  page: first,
  organisation,
  apiUserOf,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'assessment-template', { title: 'Suppliers' });
  const questionnaireId = randomUUID();
  const question = questionWith({ question: 'Who tests the backups?' });
  await api.post(organisation, `assessment-template/${id}/content`, {
    version: 1,
    edits: [
      { kind: 'PUT_SECTION', questionnaireId, title: 'Backups' },
      { kind: 'PUT_QUESTION', questionnaireId, question },
    ],
  });
  await signedInAs(organisation.manager);
  await faults.meet({ method: 'POST', path: `/api/assessment-template/${id}/content` }, { do: 'drop' });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true });
  const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
  await first.goto(`/assessment-library/questionnaire-builder/${id}`);
  await outline(first)
    .getByRole('button', { name: /Who tests/ })
    .click();
  await field(first).fill('How often are backups tested?');
  await expectKeptText(first, 'How often are backups tested?');
  const page = await openInNewTab(first);
  await expect(offerIn(page)).toContainText('In: Questions');
  await faults.clear();
  await restore(page);
  await outline(page)
    .getByRole('button', { name: /How often/ })
    .click();
  await expect(field(page)).toHaveValue('How often are backups tested?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectKept(page, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline(page).getByRole('button', { name: /Who tests/ })).toBeVisible();
});

test('changes of the risk matrix are offered, and a choice is left where someone else has changed the same', async ({
  page: first,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of rating 1' });
  const factorOf = (page: Page) => page.getByRole('spinbutton', { name: 'Factor of likelihood 5' });
  await first.goto('/settings/risk/risk-matrix');
  await factorOf(first).fill('7');
  await expectKept(first, 1);
  const second = await openInNewTab(first);
  await expect(offerIn(second)).toContainText('In: Likelihood');
  await restore(second);
  await expect(factorOf(second)).toHaveValue('7');
  await second.getByRole('button', { name: 'Discard changes' }).click();
  await expectKept(second, 0);

  await nameOf(second).fill('Tiny');
  await expectKeptText(second, 'Tiny');
  const api = await apiUserOf(organisation.manager);
  await api.post(organisation, 'risk-rating', { name: 'Extreme', minimumScore: 50 });
  const third = await openInNewTab(second);
  await restore(third);
  await expect(third.getByText('Someone else has changed the matrix in the meantime.')).toBeVisible();
  await expect(nameOf(third)).toHaveValue('Tiny');
  await third.getByRole('button', { name: 'Take the current matrix' }).click();
  await expect(nameOf(third)).not.toHaveValue('Tiny');
  await expectKept(third, 0);
});

test('what was changed of the own profile is offered, and erased once it is saved', async ({
  page: first,
  organisation,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  await first.goto('/profile');
  await first.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await first.getByRole('checkbox', { name: 'Something you own is overdue: By mail' }).click();
  await expectKept(first, 2);
  const page = await openInNewTab(first);
  const name = page.getByRole('region', { name: 'Name', exact: true });
  await expect(offerIn(name)).toContainText('In: Last name');
  await restore(name);
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lovelace');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectKept(page, 1);
  const notifications = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(offerIn(notifications)).toContainText('In: Something you own is overdue');
  await restore(notifications);
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expectKept(page, 0);
});

test('the field and the value of a change of several records are offered for the next rows', async ({
  page: first,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  await givenRisks([{ title: 'Lost laptop' }, { title: 'Cable cut' }]);
  await signedInAs(organisation.manager);
  const change = async (page: Page) => {
    const screen = new RiskRegisterPage(page);
    await screen.tickPage();
    await selectionOf(screen).getByRole('button', { name: 'Change' }).click();
    return page.getByRole('dialog', { name: 'Change 2 risks' });
  };
  await new RiskRegisterPage(first).open();
  const dialog = await change(first);
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await first.getByRole('option', { name: 'Treatment', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Treatment' }).click();
  await first.getByRole('option', { name: 'Mitigate' }).click();
  await expectKeptText(first, 'MITIGATE');
  const page = await openInNewTab(first);
  const again = await change(page);
  await restore(again);
  await expect(again.getByRole('combobox', { name: 'Treatment' })).toContainText('Mitigate');
  await again.getByRole('button', { name: 'Change 2 risks' }).click();
  await expectToast(page, 'Updated successfully');
  await expectKept(page, 0);
});

test('how the columns of an uploaded file are assigned is offered until the check has begun', async ({
  page: first,
  organisation,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  await first.goto('/risk-list?view=import');
  const chooser = first.waitForEvent('filechooser');
  await first.getByRole('button', { name: 'Choose file' }).click();
  const buffer = Buffer.from('Title,What may happen\nFire,The archive burns\n');
  await (await chooser).setFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer });
  const field = (page: Page) => page.getByRole('combobox', { name: 'Field of What may happen' });
  await field(first).selectOption('Description');
  await expectKeptText(first, 'description');
  const page = await openInNewTab(first);
  await expect(offerIn(page)).toContainText('In: Fields of the columns');
  await restore(page);
  await expect(field(page)).toHaveValue('description');
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByRole('button', { name: 'Add 1 risk' })).toBeVisible();
  await expectKept(page, 0);
});

test('the pasted addresses of an invitation are offered until they are invited', async ({
  page: first,
  organisation,
  directory,
  signedInAs,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' }));
  await first.goto('/manage-users');
  const invite = async (page: Page) => {
    await page.getByRole('button', { name: 'Invite people' }).click();
    return page.getByRole('dialog', { name: 'Invite people' });
  };
  const list = `kept-${randomUUID()}@example.org\nno address`;
  await (await invite(first)).getByRole('textbox', { name: 'Email addresses' }).fill(list);
  await expectKeptText(first, 'no address');
  const page = await openInNewTab(first);
  const dialog = await invite(page);
  await expect(offerIn(dialog)).toContainText('In: Email addresses');
  await restore(dialog);
  await expect(dialog.getByRole('textbox', { name: 'Email addresses' })).toHaveValue(list);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '1 person invited' })).toBeVisible();
  await expectKept(page, 0);
});

test('what was changed of the profile of the organisation is offered until it is saved', async ({
  page: first,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' }));
  await first.goto('/manage-organisation');
  await first.getByRole('textbox', { name: 'Address' }).fill('1 Quay Street, Cork');
  await expectKeptText(first, '1 Quay Street');
  const page = await openInNewTab(first);
  await expect(offerIn(page)).toContainText('In: Address');
  await restore(page);
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Quay Street, Cork');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Updated successfully', 'The profile');
  await expectKept(page, 0);
});
