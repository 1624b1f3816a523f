import { expect, expectToast, test } from './support/test.ts';

test('a role is drafted, a training recorded and a duty given', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'staff-member', {
    title: 'Ana Silva',
    position: 'Head of information security',
  });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-staff?staffMember=${id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'AI Generate role and responsibilities' }).click();
  const draft = panel.getByRole('group', { name: 'Draft of role and responsibilities' });
  await expect(draft).toContainText('Drafted from a template');
  await draft.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('textbox', { name: 'Responsibilities' })).toHaveValue(/Runs the management system/);
  await panel.getByRole('button', { name: 'Save staff member' }).click();
  await expectToast(page, 'Updated successfully');

  await panel.getByRole('button', { name: 'Add training' }).click();
  const training = page.getByRole('dialog', { name: 'Add a training' });
  await training.getByRole('textbox', { name: 'Title' }).fill('Fire safety');
  await training.getByRole('button', { name: 'Save training' }).click();
  await expect(panel.getByRole('list', { name: 'Trainings of the staff member' })).toContainText('Planned');

  await panel.getByRole('button', { name: 'Add duty' }).click();
  const duty = page.getByRole('dialog', { name: 'Add a duty' });
  await duty.getByRole('textbox', { name: 'Duty' }).fill('Response to incidents');
  await duty.getByRole('button', { name: 'Save duty' }).click();
  await expect(panel.getByRole('list', { name: 'Duties of the staff member' })).toContainText('Responsible');
});

test('the tasks of a project are drafted, and its report shows them', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'project', { title: 'ISO 27001 certification' });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-projects?project=${id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'AI Generate tasks of the plan' }).click();
  const draft = panel.getByRole('group', { name: 'Draft of tasks of the plan' });
  await expect(draft).toContainText('Agree on the scope');
  await draft.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'Created successfully', '9 tasks');
  await panel.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ISO 27001 certification' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tasks' }).getByRole('row')).toHaveCount(10);
});

test('who leaves hands over what they own by the dialog that ends their access', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const organisations = [organisation];
  const administrator = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
  const leaver = await directory.addPerson({ organisations, name: 'Lena Moritz' });
  const successor = await directory.addPerson({ organisations, name: 'Sven Olsen' });
  const [api, ofLeaver] = [await apiUserOf(administrator), await apiUserOf(leaver)];
  const accountId = await ofLeaver.id();
  await api.post(organisation, 'risk', { title: 'The quay floods', ownerId: accountId });
  const { id, version } = await api.post<{ id: string; version: number }>(organisation, 'staff-member', {
    title: 'Lena Moritz',
    position: 'Harbour master',
    accountId,
  });
  await api.post(organisation, `staff-member/${id}/status`, { version, action: 'ACTIVATE', day: '2024-01-01' });
  await api.post(organisation, 'staff-member', { title: 'Tom Reiter', managerId: id });
  await api.post(organisation, 'staff-member', { title: 'Sven Olsen' });

  await signedInAs(administrator);
  await page.goto(`/manage-staff?staffMember=${id}`);
  const panel = page.getByRole('complementary');
  const owned = panel.getByRole('list', { name: 'Responsible for' });
  await expect(owned.getByRole('link', { name: '1 risk' })).toHaveAttribute('href', /\/risk-list\?.*ownerId=/);
  await panel.getByRole('button', { name: 'Deactivate' }).click();
  const leaving = page.getByRole('dialog', { name: 'Deactivate the staff member' });
  await leaving.getByRole('textbox', { name: 'Last day' }).fill('01/11/2026');
  await expect(leaving.getByRole('status')).toContainText('Without a successor, 1 direct report');
  await leaving.getByRole('combobox', { name: 'Successor' }).fill('Sven');
  await page.getByRole('option', { name: /Sven Olsen/ }).click();
  await expect(leaving.getByRole('status')).toHaveText('The successor takes over 1 direct report.');
  await leaving.getByRole('button', { name: 'Deactivate' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Lena Moritz?' });
  await expect(removal).toContainText('R-0001 The quay floods');
  await removal.getByRole('combobox', { name: 'Successor' }).fill('Sven');
  await page.getByRole('option', { name: successor.name }).click();
  await removal.getByRole('combobox', { name: 'Successor' }).press('Tab');
  await removal.getByRole('button', { name: 'Remove member' }).click();
  await expect(removal).toBeHidden();
  const risks = await api.get<{ data: { owner: { name: string } }[] }>(organisation, 'risk');
  expect(risks.data.map(({ owner }) => owner.name)).toEqual([successor.name]);
});

test('a staff member without an account is invited to their address', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'staff-member', {
    title: 'Nora Lind',
    email: 'nora.lind@example.com',
  });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-staff?staffMember=${id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Nora Lind' });
  await expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue('nora.lind@example.com');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog', { name: '1 person invited' }).getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toContainText('nora.lind@example.com is invited until');
});
