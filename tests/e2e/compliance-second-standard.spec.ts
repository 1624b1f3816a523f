import { leaveLevels } from './support/compliance.ts';
import { expect, expectToast, test } from './support/test.ts';

/** A standard with controls `x-1`, `x-2`, … */
const standardWith = (title: string, prefix: string, names: readonly string[]): string =>
  JSON.stringify({
    catalog: {
      metadata: { title, version: '1.0', 'oscal-version': '1.2.1' },
      controls: names.map((name, at) => ({
        id: `${prefix}-${at + 1}`,
        title: name,
        class: 'rule',
        parts: [{ name: 'statement', prose: `${name} every day.` }],
      })),
    },
  });

const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };

const mappings = ['Source,Relation,Target,Confidence', 'p-1,equal,d-1,80', 'p-2,superset,d-2,', 'p-3,superset,d-3,'];

test('a second standard is filled from the answers to the first, and what a mapping only proposes is reviewed', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const [pier, dock] = [`Pier rules of ${organisation.name}`, `Dock rules of ${organisation.name}`];
  const lead = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN', name: 'Ada Quill' });
  const api = await apiUserOf(lead);
  const first = await api.publishStandard(
    organisation,
    standardWith(pier, 'p', ['Gates are locked', 'Cranes are inspected', 'Visitors are escorted']),
  );
  await api.publishStandard(
    organisation,
    standardWith(dock, 'd', ['Doors are locked', 'Winches are inspected', 'Guests are escorted', 'Lamps are lit']),
  );
  const adopted = await api.post<{ id: string }>(organisation, 'organisation-standards/adopt', {
    ...choices,
    versionId: first.id,
  });
  const positions = await api.get<{ id: string; ref: string }[]>(
    organisation,
    `control-position?adoptedStandardId=${adopted.id}`,
  );
  const results: Readonly<Record<string, string>> = { 'p-1': 'COMPLIANT', 'p-2': 'OFI', 'p-3': 'MINOR_NON_CONFORMITY' };
  for (const { id, ref } of positions)
    await api.post(organisation, `control-position/${id}/response`, {
      version: 0,
      result: results[ref],
      maturity: null,
      observation: '',
    });

  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/control-mapping');
  await page.getByRole('button', { name: 'Import mappings' }).click();
  const importing = page.getByRole('dialog', { name: 'Import mappings' });
  await importing
    .getByLabel('File with the mappings')
    .setInputFiles({ name: 'pier.csv', mimeType: 'text/csv', buffer: Buffer.from(mappings.join('\n')) });
  await importing.getByLabel('Mapped standard').fill(pier);
  await importing.getByLabel('Standard that it is mapped to').fill(dock);
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await page.getByRole('button', { name: `Publish ${pier} to ${dock}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish mappings' }).click();
  await expectToast(page, 'Mappings published', 'Results that follow from them are derived in the background.');
  await expect(page.getByRole('row', { name: new RegExp(`${pier} to ${dock}`) })).toContainText('Published');

  await signedInAs(lead);
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  const adopting = page.getByRole('dialog');
  await adopting.getByRole('radio', { name: new RegExp(dock) }).check();
  await leaveLevels(adopting);
  await expect(adopting).toContainText('4 controls apply');
  await expect(adopting).toContainText('already settle 2 of them, and propose a result for 1.');
  await adopting.getByRole('button', { name: 'Adopt standard' }).click();
  await expectToast(page, 'Standard adopted');
  await expect(page.getByText('4 controls in scope, 2 of them already answered.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await page.goto('/assessments');
  const row = page.getByRole('table', { name: 'Adopted standards' }).getByRole('row', { name: new RegExp(dock) });
  await expect(row).toContainText('50.0%');
  await expect(row).toContainText('100.0%');

  await page.goto(`/assessments/${id}`);
  const control = page.getByRole('article');
  const sources = control.getByRole('region', { name: 'Sources' });
  await expect(sources).toContainText(`p-1 of ${pier}`);
  await expect(sources).toContainText(`Compliant · Equal · fills the result · by ${pier} to ${dock}`);
  await control.getByRole('button', { name: 'Next control' }).click();
  await expect(sources).toContainText('Opportunity for improvement · Does more · fills the result');
  await control.getByRole('button', { name: 'Next control' }).click();
  await expect(sources).toContainText('Minor non-conformity · Does more · proposes its result');

  await page.goto('/assessments?view=mapping');
  await page.getByRole('button', { name: `Derive: change the use of ${pier} to ${dock}` }).click();
  const using = page.getByRole('dialog');
  await using.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Propose' }).click();
  await using.getByRole('button', { name: 'Save use' }).click();
  await expectToast(page, 'Use of mappings saved');
  const queue = page.getByRole('list', { name: 'Links to review' });
  await expect(queue.getByRole('listitem')).toHaveCount(3);
  await queue.getByRole('button', { name: /d-1/ }).focus();
  await page.keyboard.press('a');
  await expect(queue.getByRole('listitem')).toHaveCount(2);

  await page.goto(`/assessments/${id}`);
  await expect(sources).toContainText('C-0001');
  await expect(sources).toContainText('Compliant · Equal · fills the result · by Ada Quill');
  await expect(sources).toContainText('Compliant · Equal · proposes its result');
  await page.goto('/assessments');
  await expect(row).toContainText('25.0%');
});
