import { hoursFromNow } from '#tests/contract/change-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

const typed = (hours: number) => hoursFromNow(hours).slice(0, 10).split('-').toReversed().join('/');

test('a normal change is refused once, revised, voted on again, made and reviewed by several people', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 \(Bad Request\)/);
  const organisation = await directory.addOrganisation();
  const person = (name: string) => directory.addPerson({ organisations: [organisation], name });
  const requester = await person('Rita Quist');
  const assessor = await person('Ada Lund');
  const [first, second] = [await person('Vera Holm'), await person('Viggo Berg')];
  const implementer = await person('Ivar Moen');
  const api = await apiUserOf(requester);
  const risk = await api.post<{ id: string }>(organisation, 'risk', {
    title: 'The line to the port fails',
    ownerId: await api.id(),
  });
  await signedInAs(requester);
  await page.goto('/change-management-process');
  await page.getByRole('button', { name: 'Add change' }).first().click();
  const panel = page.getByRole('complementary');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await panel.getByRole('textbox', { name: 'Title' }).fill('Second line to the port');
  await panel.getByRole('textbox', { name: 'Implementation plan' }).fill('Connect it and switch over');
  await panel.getByRole('textbox', { name: 'Test plan' }).fill('Send a message over it');
  await panel.getByRole('textbox', { name: 'Fall-back plan' }).fill('Switch back');
  for (const [label, hours] of [
    ['Planned start', 48],
    ['Planned end', 72],
  ] as const) {
    const group = panel.getByRole('group', { name: label });
    await group.getByRole('textbox', { name: label }).fill(typed(hours));
    await group.getByLabel('Time').fill('09:00');
  }
  await panel.getByRole('button', { name: 'Save change' }).click();
  await expectToast(page, 'Created successfully', 'CH-0001 Second line to the port');

  await panel.getByRole('button', { name: 'Submit', exact: true }).click();
  await dialog('Submit the change').getByRole('button', { name: 'Submit' }).click();
  await expect(dialog('Submit the change').getByText('Name who decides')).toBeVisible();
  await dialog('Submit the change').getByRole('button', { name: 'Cancel' }).click();
  const choose = async (field: string, ...names: string[]) => {
    for (const name of names) {
      await panel.getByRole('combobox', { name: field }).fill(name);
      await page.getByRole('listbox', { name: field }).getByRole('option', { name }).click();
    }
  };
  await choose('Assessor', assessor.name);
  await choose('Implementers', implementer.name);
  await choose('Who decides', first.name, second.name);
  await choose('Risks to score again', 'The line to the port fails');
  await panel.getByRole('combobox', { name: 'How many must agree' }).click();
  await page.getByRole('option', { name: 'All of them' }).click();
  await panel.getByRole('button', { name: 'Save change' }).click();
  await expectToast(page, 'Updated successfully');
  const address = page.url();
  const open = async (who: typeof requester) => {
    await signedInAs(who);
    await page.goto(address);
  };
  const take = async (button: string, title: string, fill?: () => Promise<void>) => {
    await panel.getByRole('button', { name: button, exact: true }).click();
    await fill?.();
    await dialog(title).getByRole('button', { name: button, exact: true }).click();
  };
  const assess = async (isFirst: boolean) => {
    await open(assessor);
    await take('Assess', 'Assess the change', async () => {
      const level = dialog('Assess the change').getByRole('combobox', { name: 'Risk of the change' });
      // The second assessment begins with what the first one found.
      if (isFirst) {
        await level.click();
        await page.getByRole('option', { name: 'Low' }).click();
      }
      await expect(level).toHaveText(/Low/);
      await dialog('Assess the change').getByRole('textbox', { name: 'Impact' }).fill('A minute without a line');
    });
    await expectToast(page, 'Change assessed');
  };
  await take('Submit', 'Submit the change');
  await expectToast(page, 'Change submitted');
  await assess(true);

  await open(first);
  await panel.getByRole('button', { name: 'Refuse' }).click();
  const refusal = dialog('Refuse the change');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  const comment = refusal.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toHaveAccessibleDescription('Say why you refuse it');
  await comment.fill('Not on a working day');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expectToast(page, 'Change refused');
  await expect(panel.getByText('Not on a working day').first()).toBeVisible();

  await open(requester);
  await take('Submit', 'Submit the change');
  await expectToast(page, 'Change submitted');
  await assess(false);
  for (const voter of [first, second]) {
    await open(voter);
    await take('Approve', 'Approve the change');
    await expectToast(page, 'Change approved');
  }
  await expect(panel.getByText('To be carried out by Ivar Moen')).toBeVisible();
  await expect(panel.getByText('Round 2: 2 of 2 needed')).toBeVisible();

  await open(implementer);
  await take('Start', 'Start the change', async () => {
    await expect(dialog('Start the change').getByText('This is before the planned day')).toBeVisible();
  });
  await expectToast(page, 'Change started');
  await expect(panel.getByRole('button', { name: 'Close change' })).toHaveCount(0);
  await take('Finish', 'Finish the change', async () => {
    await dialog('Finish the change').getByRole('combobox', { name: 'Outcome' }).click();
    await page.getByRole('option', { name: 'Successful' }).click();
  });
  await expectToast(page, 'Change finished');

  await open(requester);
  await take('Close change', 'Close the change', async () => {
    await dialog('Close the change').getByRole('textbox', { name: 'What the review found' }).fill('It works');
  });
  await expect(dialog('Close the change').getByText('Say of each record whether it is affected')).toBeVisible();
  await dialog('Close the change').getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Affected', exact: true }).click();
  await dialog('The record is affected').getByRole('button', { name: 'Ask its owner' }).click();
  await expectToast(page, 'Its owner is asked once the change is closed');
  await take('Close change', 'Close the change', async () => {
    await dialog('Close the change').getByRole('textbox', { name: 'What the review found' }).fill('It works');
  });
  await expectToast(page, 'Change closed');

  await page.goto(`/risk-list?risk=${risk.id}`);
  await panel.getByRole('button', { name: 'Say what came of it' }).click();
  const answer = dialog('What came of looking at it again');
  await answer.getByRole('textbox', { name: 'Note' }).fill('The score stays');
  await answer.getByRole('button', { name: 'Answer' }).click();
  await expectToast(page, 'Answered');
  await expect(panel.getByRole('list', { name: 'Changes to look at' })).toHaveCount(0);
});

test('a freeze in the calendar is warned of, and taken away again', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  const change = await api.post<{ id: string }>(organisation, 'change-management-process', {
    title: 'Second line to the port',
    plannedStart: '2099-12-21T09:00:00Z',
    plannedEnd: '2099-12-21T11:00:00Z',
  });
  await signedInAs(manager);
  await page.goto('/change-calendar?month=2099-12');
  const form = page.getByRole('form', { name: 'Add a window or freeze' });
  await form.getByRole('button', { name: 'Add to the calendar' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name');
  await form.getByRole('textbox', { name: 'Name' }).fill('Holidays');
  for (const [label, day] of [
    ['From', '20/12/2099'],
    ['Until', '31/12/2099'],
  ] as const) {
    const group = form.getByRole('group', { name: label });
    await group.getByRole('textbox', { name: label }).fill(day);
    await group.getByLabel('Time').fill('09:00');
  }
  await form.getByRole('button', { name: 'Add to the calendar' }).click();
  await expectToast(page, 'Created successfully');
  await expect(page.getByRole('table', { name: 'Calendar' }).getByText('Holidays').first()).toBeVisible();
  await page.getByRole('list', { name: 'Changes of the month' }).getByRole('link').click();
  await expect(page.getByText('It falls into the freeze Holidays')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(change.id));
  await page.goto('/change-calendar?month=2099-12');
  await page.getByRole('button', { name: 'Remove: Holidays' }).click();
  await expectToast(page, 'Deleted successfully');
  await expect(page.getByText('None yet')).toBeVisible();
});

test('the impact of a change is drafted, and becomes its fields when it is accepted', async ({
  page,
  organisation,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  await page.goto('/change-management-process');
  await page.getByRole('button', { name: 'Add change' }).first().click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('button', { name: 'AI Generate impact' })).toBeDisabled();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Replace the firewall');
  await panel.getByRole('button', { name: 'AI Generate impact' }).click();
  const draft = panel.getByRole('group', { name: 'Draft of impact' });
  await expect(draft).toContainText('Drafted from a template');
  await draft.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('textbox', { name: 'Impact' })).not.toHaveValue('');
  await panel.getByRole('button', { name: 'Save change' }).click();
  await expectToast(page, 'Created successfully', 'CH-0001 Replace the firewall');
});
