import { expect, expectToast, test } from './support/test.ts';

test('the history of a record shows each change as soon as it is saved', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Fire in the archive', treatment: 'ACCEPT' }]);
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  await riskRegister.open(`?risk=${id}&tab=history`);
  const entries = panel.root.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText(`${organisation.manager.name}Created`);
  await entries
    .first()
    .getByText(/^\d+ fields$/)
    .click();
  await expect(entries.first().getByRole('definition').first()).toHaveText('Fire in the archive');
  await panel.root.getByRole('tab', { name: 'Details' }).click();
  await panel.pick('Treatment', 'Mitigate');
  await panel.save();
  await expectToast(page, 'Updated successfully', 'R-0001 Fire in the archive');
  await panel.root.getByRole('tab', { name: 'History' }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Updated');
  await expect(entries.first().getByRole('term')).toHaveText(['Treatment']);
  await expect(entries.first().getByRole('definition')).toHaveText(['Accept → Mitigate']);
});
