import { adoptStandard, standardOf, startAssessment, takeStep } from './support/compliance.ts';
import { expect, test } from './support/test.ts';

test('the assessments of a standard are one choice apart, and unsaved answers are asked about', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  const organisation = await directory.addOrganisation();
  const admin = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const reviewer = await directory.addPerson({ organisations: [organisation], role: 'ORG_MANAGER' });
  const [api, reviewing] = await Promise.all([apiUserOf(admin), apiUserOf(reviewer)]);
  const adopted = await adoptStandard(api, organisation, standardOf('Quay rules', ['Lights', 'Ropes']));
  const people = { kind: 'SELF', assessorIds: [await api.id()], reviewerIds: [await reviewing.id()] } as const;
  const first = await startAssessment(api, organisation, adopted, people);
  await takeStep(api, organisation, first, { action: 'ABANDON', reason: 'Planned for the wrong year' });
  await startAssessment(api, organisation, adopted, people);
  await signedInAs(admin);

  await page.goto(`/assessments/${adopted.id}`);
  const choice = page.getByRole('combobox', { name: 'Assessment' });
  await expect(choice.getByRole('option', { selected: true })).toHaveText(/^CA-0002 Yearly assessment, in progress$/);
  await choice.selectOption({ label: 'CA-0001 Yearly assessment, abandoned' });
  await expect(page.getByRole('heading', { name: 'CA-0001 Yearly assessment', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`assessmentId=${first.id}`));
  await choice.selectOption({ label: 'CA-0002 Yearly assessment, in progress' });
  await expect(page.getByRole('heading', { name: 'CA-0002 Yearly assessment', level: 1 })).toBeVisible();

  // An answer that does not reach the server stays unsaved.
  consoleGuard.allow(/status of 500/);
  await faults.meet(
    { method: 'POST', path: '/api/control-position/*/response' },
    { do: 'answer', status: 500, body: '{}' },
  );
  await page.getByRole('radio', { name: '1 Compliant' }).check();
  await expect(page.getByRole('article')).toContainText('What you typed is kept here');
  await choice.selectOption({ label: 'CA-0001 Yearly assessment, abandoned' });
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByRole('radio', { name: '1 Compliant' })).toBeChecked();
  await faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByText('Saved', { exact: true })).toBeVisible();
});
