import { expect, test } from './support/test.ts';

test('a role requires a competence, who lacks it is named, and recording it closes the gap', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const person = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const api = await apiUserOf(person);
  const role = await api.post<{ id: string }>(organisation, 'staff-role', { name: 'Crane safety lead' });
  await api.post(organisation, 'competence', { name: 'Safe lifting' });
  await api.post(organisation, 'staff-member', { title: 'Ana Silva', roleIds: [role.id] });
  await signedInAs(person);

  await page.goto(`/settings/staff/staff-role?entry=${role.id}`);
  const entry = page.getByRole('complementary');
  await entry.getByRole('combobox', { name: 'Require a competence' }).click();
  await page.getByRole('option', { name: 'Safe lifting' }).click();
  await expect(entry.getByRole('list', { name: 'Required competences' })).toContainText('Safe lifting');

  await page.goto('/staff-competence');
  const required = page.getByRole('list', { name: 'Competences that Crane safety lead requires' });
  await expect(required).toContainText('Missing: needs Practitioner');
  await required.getByRole('link', { name: '1 gap' }).click();
  await expect(page.getByRole('table').getByRole('row', { name: /Ana Silva/ })).toContainText('1 gap');
  await page.getByRole('table').getByRole('link', { name: 'Ana Silva' }).click();

  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('list', { name: 'Required competences' })).toContainText('Missing');
  await panel.getByRole('button', { name: 'Add competence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a competence' });
  await dialog.getByRole('combobox', { name: 'Competence' }).click();
  await page.getByRole('option', { name: 'Safe lifting' }).click();
  await dialog.getByRole('button', { name: 'Save competence' }).click();
  await expect(panel.getByRole('list', { name: 'Required competences' })).toContainText('Met: needs Practitioner');
});
