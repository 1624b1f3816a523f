import type { components } from '#openapi/generated/types.ts';

import { expect, expectToast, test } from './support/test.ts';

type Template = components['schemas']['ReportTemplate'];

test('the platform publishes a report template, and an organisation makes a report and a definition of it', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await (await apiUserOf(manager)).addRisks(organisation, [{ title: 'Fire in the archive' }]);
  const name = `Risks of ${organisation.name}`;

  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/report-templates');
  const addTemplate = page.getByRole('button', { name: 'Add template' });
  const adding = page.getByRole('dialog', { name: 'Add report template' });
  await addTemplate.first().click();
  await adding.getByRole('button', { name: 'Add template' }).click();
  await expect(adding).toContainText('Enter a name');
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await adding.getByRole('checkbox', { name: 'Summary' }).uncheck();
  await adding.getByRole('checkbox', { name: 'Owner' }).uncheck();
  await adding.getByRole('button', { name: 'Add template' }).click();
  await expectToast(page, 'Created successfully', name);
  const row = page.getByRole('row', { name: new RegExp(name, 'u') });
  await row.getByRole('button', { name: `More for ${name}, version 1` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name });
  await expect(preview.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Owner' })).toHaveCount(0);
  await preview.getByRole('button', { name: 'Close' }).first().click();
  await row.getByRole('button', { name: `More for ${name}, version 1` }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expect(row).toContainText('Published');

  await signedInAs(manager);
  await page.goto('/report-library');
  await page.getByRole('button', { name: 'New report' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Report' }).click();
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Make report' }).click();
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('table', { name: 'Reports' }).getByRole('link', { name })).toHaveCount(1);

  await page.getByRole('tab', { name: 'Definitions' }).click();
  await page.getByRole('button', { name: `Copy: ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save definition' }).click();
  const own = page.getByRole('row', { name: new RegExp(`${name} \\(copy\\)`, 'u') });
  await expect(own).toContainText(`from ${name} 1`);
});

test('a newer version of a template is offered beside what the definition has, and taken over when asked', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const admin = await directory.addPerson({ organisations: [], platform: true });
  const name = `Board of ${organisation.name}`;
  const text = {
    kind: 'RISKS',
    name,
    description: '',
    sections: ['counts', 'risks'],
    filters: [],
    columns: [],
    period: 'ALL',
    paper: 'A4',
    format: 'PDF',
    keptDays: 400,
  };
  const writer = await apiUserOf(admin);
  const publish = async (given: object): Promise<string> => {
    const path = 'admin/report-templates';
    const { id, version } = await writer.post<Template>(organisation, path, { ...text, templateId: null, ...given });
    const change = { version, action: 'PUBLISH' };
    return (await writer.post<Template>(organisation, `${path}/${id}/status`, change)).templateId;
  };
  const templateId = await publish({});
  await (await apiUserOf(manager)).post(organisation, 'report-definitions', { ...text, name: 'Ours', templateId });
  await publish({ sections: ['risks'], templateId });

  await signedInAs(manager);
  await page.goto('/report-library?show=definitions');
  const own = page.getByRole('row', { name: /^Ours/u });
  await expect(own).toContainText('2 of 2');
  await own.getByRole('button', { name: 'Version 2: Ours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take over version 2?' });
  await expect(dialog.getByRole('row', { name: /^Sections/u })).toContainText('Summary, Risks');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(own).toContainText('1 of 2');
  await expect(own.getByRole('button', { name: 'Version 2: Ours' })).toHaveCount(0);
});
