import { expect, expectToast, test } from './support/test.ts';

interface Stored {
  readonly id: string;
}

/** An own copy with two controls. */
const ownCopy = JSON.stringify({
  catalog: {
    metadata: { title: 'Quay rules', version: '1.0', 'oscal-version': '1.2.1' },
    controls: ['Gates are locked', 'Cranes are inspected'].map((title, at) => ({
      id: `q-${at + 1}`,
      title,
      class: 'rule',
      parts: [{ name: 'statement', prose: `${title} every day.` }],
    })),
  },
});

test('two people bring the first standard to an approved statement of applicability, and begin its next version', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const organisations = [organisation];
  const author = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
  const approver = await directory.addPerson({ organisations, role: 'ORG_MANAGER', name: 'Ada Quill' });
  const api = await apiUserOf(author);
  const { id: versionId } = await api.publishStandard(organisation, ownCopy);
  const { id: standardId } = await api.post<Stored>(organisation, 'organisation-standards/adopt', {
    versionId,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'RESULT_SHARE',
    parameters: [],
  });

  await signedInAs(author);
  await page.goto('/assessments?view=soa');
  await page.getByRole('link', { name: 'Quay rules 1.0' }).click();
  const address = new RegExp(`/assessments/${standardId}\\?view=soa`);
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Begin statement' }).click();
  const beginning = page.getByRole('dialog', { name: 'Begin a statement of applicability' });
  await beginning.getByRole('button', { name: 'Begin statement' }).click();
  await expectToast(page, 'Statement begun');
  const gaps = page.getByText('2 controls to decide before it can be submitted');
  await expect(gaps).toBeVisible();

  for (const ref of ['q-1', 'q-2']) {
    await page
      .getByRole('list')
      .getByRole('button', { name: `Decide on ${ref}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Does ${ref} apply?` });
    await dialog.getByRole('textbox', { name: 'Justification' }).fill(`Asked for by the port, ${ref}.`);
    await dialog.getByRole('button', { name: 'Save applicability' }).click();
    await expectToast(page, 'Applicability saved');
  }
  await expect(gaps).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const submitting = page.getByRole('dialog', { name: 'Submit for approval?' });
  await submitting.getByRole('combobox', { name: 'Approver' }).fill(approver.name);
  await page.getByRole('option', { name: approver.name }).click();
  await submitting.getByRole('textbox', { name: 'Changes in this version' }).fill('The first version.');
  await submitting.getByRole('button', { name: 'Submit for approval' }).click();
  await expectToast(page, 'Submitted for approval');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await signedInAs(approver);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Waiting for me' })).toContainText('Statement of applicability');
  await page.goto(`/assessments/${standardId}?view=soa`);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('row', { name: /q-2/ })).toContainText('Asked for by the port, q-2.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Statement approved');

  await page.getByRole('button', { name: 'Begin next version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin next version' }).click();
  await expectToast(page, 'Next version begun');
  await page.getByRole('radio', { name: 'Changes since approval' }).check({ force: true });
  await expect(page.getByText('Nothing differs from version 1.0.')).toBeVisible();
});
