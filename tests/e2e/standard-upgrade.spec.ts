import { versionOf } from './support/compliance.ts';
import { expect, expectToast, test } from './support/test.ts';

type Texts = Readonly<Record<string, string>>;

const former: Texts = {
  'q-1': 'Gates are locked at night.',
  'q-2': 'Cranes are inspected once a year.',
  'q-3': 'Visitors sign a book and are escorted.',
  'q-4': 'A dog is kept.',
};
const newer: Texts = {
  'q-1': 'Gates are locked at night.',
  'q-2': 'Cranes are inspected twice a year.',
  'q-3a': 'Visitors sign a book.',
  'q-3b': 'Visitors are escorted.',
  'q-5': 'Lamps are lit.',
};

const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };

test('a newer version is compared and reviewed, the adopted standard goes over to it, and back', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  // What is not reviewed is not published.
  consoleGuard.allow(/status of 409/);
  const organisation = await directory.addOrganisation();
  const title = `Quay rules of ${organisation.name}`;
  const lead = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const api = await apiUserOf(lead);
  const { id: versionId } = await api.publishStandard(
    organisation,
    versionOf({ title, version: '1.0', texts: former }),
  );
  const adopted = await api.post<{ id: string }>(organisation, 'organisation-standards/adopt', {
    ...choices,
    versionId,
  });
  const positions = await api.get<{ id: string }[]>(organisation, `control-position?adoptedStandardId=${adopted.id}`);
  const answer = { version: 0, result: 'COMPLIANT', maturity: null, observation: '' };
  for (const { id } of positions) await api.post(organisation, `control-position/${id}/response`, answer);

  await signedInAs(lead);
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Import our own copy' }).click();
  const importing = page.getByRole('dialog', { name: 'Import our own copy of a standard' });
  const buffer = Buffer.from(versionOf({ title, version: '1.1', texts: newer }));
  await importing
    .getByLabel('File with the standard')
    .setInputFiles({ name: 'quay.json', mimeType: 'application/json', buffer });
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();

  const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /1\.1/ });
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expectToast(page, 'Review first what became of the controls of 1.0: 6 to decide');
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Compare with a former version' }).click();
  const review = page.getByRole('dialog', { name: /^What became of the controls/ });
  await expect(review.getByRole('list', { name: 'Controls' }).getByRole('listitem')).toHaveCount(6);
  await review.getByLabel('Words of q-2').click();
  await expect(review.getByRole('deletion')).toContainText('once');
  await expect(review.getByRole('insertion')).toContainText('twice');
  await review.getByRole('button', { name: 'Change what became of q-3', exact: true }).click();
  await review.getByRole('combobox', { name: 'What became of it' }).click();
  const split = page.getByRole('option', { name: 'Split: one became several' });
  await split.click();
  // As it closes, its list takes the focus back, which would close the next one.
  await expect(split).toBeHidden();
  for (const part of ['q-3a', 'q-3b']) {
    await review.getByRole('combobox', { name: 'Controls of 1.1' }).fill(part);
    await page.getByRole('option', { name: new RegExp(part) }).click();
  }
  // The list of choices lies above the button until the field is left.
  await review.getByRole('combobox', { name: 'Controls of 1.1' }).press('Tab');
  await review.getByRole('button', { name: 'Save change' }).click();
  await expect(review.getByRole('list', { name: 'Controls' }).getByRole('listitem')).toHaveCount(3);
  await review.getByRole('checkbox', { name: 'Select all' }).check();
  await review.getByRole('button', { name: 'Confirm 3 pairs' }).click();
  await expect(review).toContainText('Everything is decided.');
  await review.getByRole('button', { name: 'Finish review' }).click();
  await expect(review).toContainText('Reviewed.');
  await review.getByRole('button', { name: 'Close' }).last().click();
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expect(copy).toContainText('Published');

  await page.getByRole('row', { name: title }).getByRole('link', { name: 'Upgrade to 1.1' }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade to 1.1', level: 1 })).toBeVisible();
  const wizard = page.getByRole('region');
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('main')).toContainText('1 control reworded');
  await next();
  await expect(wizard.getByRole('list', { name: 'Reworded controls' }).getByRole('listitem')).toHaveCount(1);
  await next();
  await expect(page.getByRole('main')).toContainText('q-3 to q-3a, q-3b');
  await next();
  await expect(page.getByRole('main')).toContainText('q-5');
  await next();
  await expect(page.getByRole('main')).toContainText('q-4');
  await next();
  await page.getByRole('button', { name: 'Upgrade to 1.1' }).click();
  await expectToast(page, 'Upgraded to 1.1');
  await expect(page.getByRole('heading', { name: 'The newest version is in force' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo upgrade' }).click();
  await page.getByRole('dialog', { name: 'Go back to 1.0?' }).getByRole('button', { name: 'Undo upgrade' }).click();
  await expectToast(page, 'Upgrade undone');
  await expect(page.getByRole('heading', { name: 'Upgrade to 1.1', level: 1 })).toBeVisible();
  const again = await api.get<{ ref: string; result: string }[]>(
    organisation,
    `control-position?adoptedStandardId=${adopted.id}`,
  );
  expect(again.map(({ ref, result }) => `${ref} ${result}`)).toEqual(
    Object.keys(former).map((ref) => `${ref} COMPLIANT`),
  );
});
