import { expect, expectToast, test } from './support/test.ts';

test('an incident proposes a score of its risk, and the owner of the risk accepts it', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const responder = await directory.addPerson({ organisations: [organisation] });
  const owner = await directory.addPerson({ organisations: [organisation], name: 'Ada Quist' });
  const api = await apiUserOf(responder);
  const ownerId = await (await apiUserOf(owner)).id();
  const risk = await api.post<{ readonly id: string }>(organisation, 'risk', { title: 'Old firmware', ownerId });
  const { id } = await api.addIncident(organisation, { title: 'Gate stopped', riskIds: [risk.id] });
  await signedInAs(responder);
  await page.goto(`/incident?incident=${id}`);
  const panel = page.getByRole('complementary');
  const proposals = panel.getByRole('list', { name: 'Proposed scores' });
  await panel.getByRole('button', { name: 'Propose a new score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a new score' });
  await dialog.getByRole('combobox', { name: 'Likelihood' }).click();
  await page.getByRole('option', { name: /^4 / }).click();
  await dialog.getByRole('combobox', { name: 'Impact' }).click();
  await page.getByRole('option', { name: /^5 / }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It stopped twice in a week');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expectToast(page, 'Score proposed');
  await expect(proposals).toContainText('for Ada Quist to decide');
  await expect(proposals.getByRole('button')).toHaveText(['Withdraw']);

  await signedInAs(owner);
  await page.goto(`/risk-list?risk=${risk.id}`);
  await proposals.getByRole('button', { name: 'Accept' }).click();
  const acceptance = page.getByRole('dialog', { name: 'Accept the proposed score' });
  await expect(acceptance).toContainText('Old firmware: not assessed → Critical 20');
  await acceptance.getByRole('button', { name: 'Accept' }).click();
  await expect(proposals).toContainText('Accepted by Ada Quist');
  await expect(panel.getByRole('group', { name: 'Current' })).toContainText('20');
});
