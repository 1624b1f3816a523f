import { greyPicture } from './support/grey-picture.ts';
import { expect, test } from './support/test.ts';

test('a new administrator sets the organisation up from the dashboard, and the checklist ends', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation('Quayside');
  const administrator = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await signedInAs(administrator);
  await page.goto('/');
  const checklist = page.getByRole('region', { name: 'Set up your organisation' });
  await expect(checklist.getByRole('link', { name: /Organisation To do/ })).toBeVisible();
  await checklist.getByRole('link', { name: 'Continue' }).click();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const stepOf = (name: string) => steps.getByRole('link', { name });
  await expect(steps.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText('Organisation');
  await page.getByRole('combobox', { name: 'Countries' }).fill('Irel');
  await page.getByRole('option', { name: 'Ireland' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Address' }).fill('1 Quay Street, Cork');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(stepOf('Organisation Done')).toBeVisible();

  await page.getByLabel('Image of the logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: greyPicture(300, 200),
  });
  const cut = page.getByRole('dialog', { name: 'Crop the logo' });
  await cut.getByRole('slider', { name: 'Zoom' }).fill('2');
  await cut.getByRole('button', { name: 'Save logo' }).click();
  await expect(page.getByRole('img', { name: `Logo of ${organisation.name}` })).toBeVisible();

  await page.getByRole('textbox', { name: 'Day off' }).fill('2099-12-25');
  await page.getByRole('textbox', { name: 'Name of the day' }).fill('Christmas');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByRole('list', { name: 'Holidays' }).getByRole('listitem')).toContainText(['Christmas']);

  await stepOf('People To do').click();
  await page.getByRole('button', { name: 'Skip: People' }).click();
  await expect(stepOf('People Skipped')).toBeVisible();
  await page.getByRole('button', { name: /^Take up again: People/ }).click();
  const api = await apiUserOf(administrator);
  await api.post(organisation, 'user/invitations', {
    addresses: 'ana@example.org',
    role: 'ORG_VIEWER',
    featurePermissions: [],
  });
  await api.post(organisation, 'risk', { title: 'The quay floods' });
  await page.reload();
  await expect(stepOf('People Done')).toBeVisible();
  await expect(stepOf('Risk Done')).toBeVisible();
  for (const name of ['Look-ups', 'Standard']) {
    await stepOf(`${name} To do`).click();
    await page.getByRole('button', { name: `Skip: ${name}` }).click();
    await expect(stepOf(`${name} Skipped`)).toBeVisible();
  }
  await expect(page.getByText('Onboarding complete')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(checklist).toHaveCount(0);
});
