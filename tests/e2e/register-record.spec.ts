import { expect, expectToast, test } from './support/test.ts';

test('every field of a risk is saved', async ({ page, riskRegister, organisation, givenAsset, signedInAs }) => {
  await givenAsset({ title: 'Quay crane controllers' });
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await expect(panel.titleField).toBeFocused();
  await panel.titleField.fill('Cranes share one flat network');
  await panel.pick('Owner', organisation.manager.name);
  await panel.pick('Information assets', 'A-0001 Quay crane controllers');
  await page.keyboard.press('Escape');
  for (const [stage, likelihood, impact] of [
    ['Inherent', '5 Almost certain', '5 Severe'],
    ['Current', '4 Likely', '4 Major'],
    ['Residual', '2 Unlikely', '3 Moderate'],
  ] as const) {
    await panel.pick(`${stage} likelihood`, likelihood);
    await panel.pick(`${stage} impact`, impact);
  }
  await panel.pick('Treatment', 'Mitigate');
  await panel.root.getByRole('checkbox', { name: 'Availability' }).check();
  for (const [label, text] of whatIsTyped) await panel.root.getByLabel(label, { exact: true }).fill(text);
  await panel.nextReviewField.fill('31 Jan 2999');
  await panel.pick('Status', 'In progress');
  await panel.save();
  await expectToast(page, 'Created successfully', 'R-0001 Cranes share one flat network');

  await page.reload();
  await expect(panel.root.getByRole('combobox', { name: 'Owner' })).toHaveValue(organisation.manager.name);
  await expect(panel.root.getByText('A-0001 Quay crane controllers')).toBeVisible();
  for (const [stage, rating] of [
    ['Inherent', '25Critical'],
    ['Current', '16High'],
    ['Residual', '6Medium'],
  ] as const)
    await expect(panel.root.getByRole('group', { name: stage }).getByRole('status')).toHaveText(rating);
  for (const [label, text] of whatIsTyped)
    await expect(panel.root.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(panel.root.getByText('Next review: 31 Jan 2999')).toBeVisible();
  await expect(panel.root.getByRole('combobox', { name: 'Status' })).toHaveText('In progress');
  await expect(panel.root.getByRole('checkbox', { name: 'Availability' })).toBeChecked();
  await expect(panel.root.getByRole('checkbox', { name: 'Integrity' })).not.toBeChecked();
  await panel.close();
  await riskRegister.expectRow({
    ref: 'R-0001',
    title: 'Cranes share one flat network',
    current: '16High',
    owner: /Robin Ashdown$/,
    treatment: 'Mitigate',
    review: '31 Jan 2999',
  });
});

const whatIsTyped = [
  ['Description', 'One switch for office and quay.'],
  ['Existing controls', 'Locked cabinets.'],
  ['Justification', 'Cheaper than a standstill.'],
  ['Actions', 'Separate the networks.'],
  ['Due', '15 Jan 2999'],
  ['Progress (%)', '40'],
] as const;

test('an owner is found by name among the members and can be removed again', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  const owner = panel.root.getByRole('combobox', { name: 'Owner' });
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  await owner.fill('nobody of that name');
  await expect(page.getByText('No results found.')).toBeVisible();
  await owner.fill('ashd');
  await owner.press('Enter');
  await expect(owner).toHaveValue(organisation.manager.name);
  await owner.press('ControlOrMeta+Enter');
  await expectToast(page, 'Updated successfully');
  await expect(owner).toBeFocused();
  await expect(owner).toHaveValue(organisation.manager.name);
  await panel.root.getByRole('button', { name: 'Clear' }).click();
  await panel.save();
  await panel.expectSettled();
  await panel.close();
  await riskRegister.expectRow({ ref: 'R-0001', title: 'Lost laptop' });
});
