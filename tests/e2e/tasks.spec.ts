import type { Page } from '@playwright/test';

import { monthly } from '#tests/contract/task-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });

test('a task is moved on the board with the keyboard, and put back with Escape', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  for (const title of ['Renew the certificate', 'Brief the auditors', 'Order the seals'])
    await api.post(organisation, 'task', { title });
  await signedInAs(organisation.manager);
  await page.goto('/manage-projects/tasks?layout=board');
  await expect(column(page, 'To do').getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Move T-0002' }).press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'T-0002: To do, 1 of 3' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(column(page, 'To do').getByRole('listitem').first()).toContainText('Renew the certificate');

  await page.getByRole('button', { name: 'Move T-0002' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'In progress').getByRole('listitem')).toContainText('Brief the auditors');
  await expect(page.getByRole('button', { name: 'Put down T-0002' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Task moved', 'T-0002 is in In progress.');
  await expect(page.getByRole('button', { name: 'Move T-0002' })).toBeFocused();
  await page.reload();
  await expect(column(page, 'In progress').getByRole('listitem')).toContainText('Brief the auditors');
});

test('a task is dragged to done, and a task that waits for another one stays', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  const api = await apiUserOf(organisation.manager);
  const first = await api.post<{ id: string }>(organisation, 'task', { title: 'Write the plan' });
  await api.post(organisation, 'task', { title: 'Follow the plan', predecessorIds: [first.id] });
  consoleGuard.allow(/400 \(Bad Request\)/);
  await signedInAs(organisation.manager);
  await page.goto('/manage-projects/tasks?layout=board');
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const done = column(page, 'Done').getByRole('list');
  await card('Follow the plan').dragTo(done);
  await expectToast(page, 'The task was not moved', 'T-0001 must be done first');
  await expect(column(page, 'To do').getByRole('listitem')).toHaveCount(2);
  await card('Write the plan').dragTo(done);
  await expect(column(page, 'Done').getByRole('listitem')).toContainText('Write the plan');
});

test('the timeline shows what is under way, also if it is due later', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await api.post(organisation, 'task', { title: 'Build the new gate', startsOn: day(-90), dueOn: day(200) });
  await api.post(organisation, 'task', { title: 'Open the new gate', dueOn: day(201) });
  await signedInAs(organisation.manager);
  await page.goto('/manage-projects/tasks?layout=timeline');
  await expect(page.getByRole('row', { name: /Build the new gate/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Open the new gate/ })).toHaveCount(0);
});

test('a person who completes a control task late is told before which periods count as late and missed', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const project = await api.post<{ id: string; ref: string }>(organisation, 'project', { title: 'Certification' });
  const given = { title: 'Review the access rights', projectId: project.id };
  const { id } = await api.post<{ id: string }>(organisation, 'task', given);
  await api.post(organisation, `task/${id}/recurrence`, { version: 1, recurrence: monthly('2026-01-31') });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-projects?project=${project.id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('link', { name: '1 open task, 0 done' }).click();
  await expect(page.getByText(`${project.ref} Certification`)).toBeVisible();
  await page.getByText('Review the access rights').click();
  await panel.getByRole('button', { name: 'Complete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete the task' });
  await expect(dialog.getByText('It was due 31 Jan 2026: this period counts as late.')).toBeVisible();
  await expect(dialog.getByText(/as missed: 28 Feb 2026, 31 Mar 2026/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expectToast(page, 'Task completed');
  await expect(panel.getByText(/^1 done late · \d+ missed$/)).toBeVisible();
});

test('the board keeps the column of a status that is not offered any more while a task has it', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const status = await api.post<{ id: string }>(organisation, 'task-status', { name: 'Waiting' });
  await api.post(organisation, 'task', { title: 'Answer the supplier', statusId: status.id });
  await api.patch(organisation, `task-status/${status.id}`, { version: 1, active: false });
  await signedInAs(organisation.manager);
  await page.goto('/manage-projects/tasks?layout=board');
  await expect(column(page, 'Waiting').getByRole('listitem')).toContainText('Answer the supplier');
});

test('a task becomes yearly, and each year is proven', async ({ page, organisation, apiUserOf, signedInAs }) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'task', { title: 'Test the restoration of backups' });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-projects/tasks?task=${id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Make recurring' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make the task recurring' });
  await dialog.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Years' }).click();
  await dialog.getByRole('textbox', { name: 'First date' }).fill('29/02/2028');
  await expect(dialog.getByRole('listitem')).toHaveText([
    '29 Feb 2028',
    '28 Feb 2029',
    '28 Feb 2030',
    '28 Feb 2031',
    '29 Feb 2032',
  ]);
  await dialog.getByRole('button', { name: 'Save recurrence' }).click();
  await expectToast(page, 'Recurrence saved');
  await expect(panel.getByText('Every year from 29 Feb 2028')).toBeVisible();
  await panel.getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Complete the task' }).getByRole('button', { name: 'Complete' }).click();
  await expectToast(page, 'Task completed');
  await expect(panel.getByRole('list', { name: 'Occurrences' })).toContainText('29 Feb 2028');
  await expect(panel.getByText('Occurrence 2')).toBeVisible();

  await panel.getByRole('button', { name: /^Reopen: .*29 Feb 2028/ }).click();
  const reopening = page.getByRole('dialog', { name: 'Reopen this occurrence' });
  await reopening.getByRole('textbox', { name: 'Reason' }).fill('Only one of the backups was restored');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expectToast(page, 'Occurrence reopened');
  await expect(panel.getByText('Occurrence 2')).toBeHidden();
  await expect(panel.getByRole('list', { name: 'Occurrences' })).toContainText('reopened');
});

test('the board waits for no statistics, and says which columns may be missing without them', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 \(Bad Request\)/);
  const api = await apiUserOf(organisation.manager);
  const status = await api.post<{ id: string }>(organisation, 'task-status', { name: 'Waiting' });
  await api.post(organisation, 'task', { title: 'Hear from the port', statusId: status.id });
  await api.patch(organisation, `task-status/${status.id}`, { version: 1, active: false });
  await signedInAs(organisation.manager);
  const statistics = await faults.holdNext({ method: 'GET', path: '/api/task-statistics' });
  await page.goto('/manage-projects/tasks?layout=board');
  await expect(column(page, 'To do')).toBeVisible();
  await expect(column(page, 'Waiting')).toHaveCount(0);
  const body = JSON.stringify({ status: false, message: 'Not now', errors: [] });
  const end = await statistics.release({ do: 'answer', status: 400, body });
  const lacking = page.getByRole('status').filter({ hasText: 'not offered any more may be missing' });
  await expect(lacking).toContainText('Not now');
  await expect(column(page, 'To do')).toBeVisible();
  await end();
  await lacking.getByRole('button', { name: 'Try again' }).click();
  await expect(column(page, 'Waiting').getByRole('listitem')).toContainText('Hear from the port');
  await expect(lacking).toHaveCount(0);
});

test('a project shows its progress, and leads to the board of its tasks', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id: projectId } = await api.post<{ id: string }>(organisation, 'project', { title: 'Certification' });
  await api.post(organisation, 'task', { title: 'Scope', projectId, dueOn: '2020-01-31' });
  const { id } = await api.post<{ id: string }>(organisation, 'task', { title: 'Other', dueOn: '2027-01-31' });
  await api.post(organisation, `task/${id}/recurrence`, {
    version: 1,
    recurrence: monthly('2027-01-31'),
  });
  await signedInAs(organisation.manager);
  await page.goto(`/manage-projects?project=${projectId}`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('A task is overdue')).toBeVisible();
  await panel.getByRole('link', { name: '1 open task, 0 done' }).click();
  await expect(column(page, 'To do').getByRole('listitem')).toHaveText(/Scope/);

  await page.getByRole('button', { name: 'Add task' }).first().click();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Choose the auditor');
  await panel.getByRole('button', { name: 'Save task' }).click();
  await expectToast(page, 'Created successfully', 'Choose the auditor');
  await expect(column(page, 'To do').getByRole('listitem')).toHaveText([/Scope/, /Choose the auditor/]);
});

test('the dashboard counts tasks, and each number leads to them', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  await api.post(organisation, 'task', { title: 'Late', dueOn: '2020-01-31' });
  await api.post(organisation, 'task', { title: 'Some day' });
  await signedInAs(organisation.manager);
  await page.goto('/tasks-dashboard');
  await expect(page.getByRole('table', { name: 'Open tasks by status' })).toContainText('To do');
  await page.getByRole('definition').filter({ hasText: '1' }).first().getByRole('link').click();
  await expect(page.getByRole('row', { name: /Late/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Some day/ })).toHaveCount(0);
});

test('a playbook creates the tasks of an incident, which lead back to it', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'incident', { title: 'Forged invoice' });
  await signedInAs(organisation.manager);
  await page.goto('/settings/task/playbook');
  await page.getByRole('button', { name: 'Add playbook' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a playbook' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phishing');
  await dialog.getByRole('textbox', { name: 'Task 1', exact: true }).fill('Block the sender');
  await dialog.getByRole('button', { name: 'Save playbook' }).click();
  await expectToast(page, 'Playbook added');
  await expect(page.getByRole('list', { name: 'Playbooks' })).toContainText('1 task');

  await page.goto(`/incident?incident=${id}&tab=tasks`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Start playbook' }).click();
  const start = page.getByRole('dialog', { name: 'Start a playbook' });
  const playbook = start.getByRole('combobox', { name: 'Playbook' });
  // It is not meant for records like this one, so nobody starts it without choosing it.
  await start.getByRole('button', { name: 'Create its tasks' }).click();
  await expect(playbook).toHaveAccessibleDescription('Choose a playbook');
  await playbook.click();
  await page.getByRole('option', { name: 'Phishing' }).click();
  await start.getByRole('button', { name: 'Create its tasks' }).click();
  await expectToast(page, 'Playbook started', '1 task created');
  await panel.getByRole('button', { name: 'Create task' }).click();
  const creation = page.getByRole('dialog', { name: 'Create a task' });
  await creation.getByRole('textbox', { name: 'Title' }).fill('Tell the bank');
  await creation.getByRole('button', { name: 'Create task' }).click();
  await expectToast(page, 'Task created');
  const tasks = panel.getByRole('list', { name: 'Tasks' });
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
  await tasks.getByRole('link', { name: /Block the sender/ }).click();
  await expect(page.getByRole('list', { name: 'Records' })).toContainText('Forged invoice');
});
