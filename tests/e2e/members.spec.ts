import { randomUUID } from 'node:crypto';

import { presetOf } from '#domain/people/presets.ts';

import { mailed } from './support/mailed-texts.ts';
import { expect, expectToast, test } from './support/test.ts';

interface MemberRow {
  readonly email: string;
  readonly featurePermissions: readonly { readonly feature: string; readonly permission: string }[];
}

test('an administrator changes rights in the grid, and removes a member whose records need several successors', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const organisations = [organisation];
  const administrator = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
  const leaver = await directory.addPerson({ organisations, name: 'Lena Moritz' });
  const approver = await directory.addPerson({ organisations, name: 'Sven Olsen' });
  const third = await directory.addPerson({ organisations, name: 'Tove Lind' });
  const api = await apiUserOf(administrator);
  const [leaverId, approverId, thirdId] = await Promise.all(
    [leaver, approver, third].map(async (person) => (await apiUserOf(person)).id()),
  );
  await api.post(organisation, 'risk', { title: 'The quay floods', ownerId: leaverId });
  for (const title of ['Shared crane login', 'Tablets without locks'])
    await api.post(organisation, 'exemption', { title, ownerId: leaverId, approverId });

  await signedInAs(administrator);
  await page.goto('/manage-users');
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${leaver.name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Change rights');
  const rights = page.getByRole('dialog', { name: `Rights of ${leaver.name}` });
  await rights.getByRole('combobox', { name: 'Risks' }).selectOption('View');
  await rights.getByRole('button', { name: 'Cancel' }).click();
  await choose('Change rights');
  await rights.getByRole('combobox', { name: 'Risks' }).selectOption('View');
  await rights.getByRole('button', { name: 'Save rights' }).click();
  await expectToast(page, 'Updated successfully');
  const members = await api.get<{ data: MemberRow[] }>(organisation, 'user?perPage=50');
  const changed = members.data.find(({ email }) => email === leaver.email);
  expect(changed?.featurePermissions).toContainEqual({ feature: 'RISK', permission: 'VIEW' });

  await choose('Remove');
  const removal = page.getByRole('dialog', { name: `Remove ${leaver.name}?` });
  await expect(removal).toContainText('3 records or parts of them');
  await removal.getByRole('button', { name: 'Cancel' }).click();
  await expect(removal).toBeHidden();
  await choose('Remove');
  const take = async (field: string, person: string) => {
    await removal.getByRole('combobox', { name: field }).fill(person);
    await page.getByRole('option', { name: person }).click();
  };
  await take('Successor', approver.name);
  await take('One member for all 2 below', administrator.name);
  await take('Tablets without locks', third.name);
  await removal.getByRole('button', { name: 'Remove member' }).click();
  await expectToast(page, 'Deleted successfully');
  const ownersOf = async (path: string) => {
    const { data } = await api.get<{ data: { title: string; owner: { id: string } | null }[] }>(organisation, path);
    return Object.fromEntries(data.map(({ title, owner }) => [title, owner?.id]));
  };
  expect(await ownersOf('risk')).toEqual({ 'The quay floods': approverId });
  expect(await ownersOf('exemption')).toEqual({
    'Shared crane login': await api.id(),
    'Tablets without locks': thirdId,
  });
});

test('an invitation for another address can be asked for, and opening one can be tried again', async ({
  page,
  directory,
  organisation,
  apiUserOf,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  const administrator = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const stranger = await directory.addPerson({ organisations: [] });
  const email = `invited-${randomUUID().slice(0, 8)}@quayside.example`;
  const api = await apiUserOf(administrator);
  await api.post(organisation, 'user/invitations', {
    addresses: email,
    role: 'ORG_VIEWER',
    featurePermissions: presetOf('ORG_VIEWER', ['RISK']),
  });
  await signedInAs(stranger);
  consoleGuard.allow(/status of 500/);
  const end = await faults.meet(
    { method: 'POST', path: '/api/invitation/open' },
    { do: 'answer', status: 500, body: '{}' },
  );
  await page.goto(await mailed(page, email, /http\S+\/invitation#\S+/));
  await expect(page.getByRole('heading', { name: 'The invitation could not be opened' })).toBeVisible();
  await end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Asked' })).toBeVisible();
  const invitations = await api.get<{ data: { askedAt: string | null }[] }>(
    organisation,
    `user/invitations?search=${email}`,
  );
  expect(invitations.data.map(({ askedAt }) => askedAt)).toEqual([expect.any(String)]);
});
