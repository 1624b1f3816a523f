import { greyPicture } from './support/grey-picture.ts';
import { expect, expectToast, test } from './support/test.ts';

test('a dropped picture is attached, shown beside a text, given versions, renamed, deleted and restored', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400.*\/api\/attachments\//);
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Fire in the archive' }]);
  const text = { name: 'Notes <b>.md', buffer: Buffer.from('# Sprinklers <b>tested</b>') };
  await (await apiUserOf(organisation.manager)).attachFile(organisation, id, text);
  await signedInAs(organisation.manager);
  const { root } = riskRegister.panel;
  await riskRegister.open(`?risk=${id}&tab=files`);
  const transfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], 'Archive.png'));
    return dropped;
  }, greyPicture(1, 1).toString('base64'));
  const files = root.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await files.first().dispatchEvent('drop', { dataTransfer: transfer });
  await expectToast(page, 'File attached', 'Archive.png');
  await expect(files).toHaveText([/Archive\.png.*PNG, \d+ bytes/, /Notes <b>\.md.*Markdown, 26 bytes/]);
  await expect(root.getByRole('tab', { name: 'Files 2' })).toBeVisible();

  await files.first().getByRole('button', { name: 'Show Archive.png' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Archive.png' });
  await expect(shown.getByRole('img', { name: 'Archive.png' })).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('ArrowRight');
  const notes = page.getByRole('dialog', { name: 'Notes <b>.md' });
  await expect(notes.getByText('# Sprinklers <b>tested</b>')).toBeVisible();
  await expect(notes.getByRole('button', { name: 'Next file' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await expect(files.first().getByRole('button', { name: 'Show Archive.png' })).toBeFocused();

  const choose = async (name: string, item: string) => {
    await files.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Notes <b>.md', 'Rename');
  const naming = page.getByRole('dialog', { name: 'Rename file' });
  await naming.getByLabel('Name').fill('Report.pdf');
  await naming.getByLabel('Name').press('Enter');
  await expect(naming.getByLabel('Name')).toHaveAccessibleDescription('Keep the extension .md');
  await naming.getByLabel('Name').fill('Report.md');
  await naming.getByRole('button', { name: 'Rename file' }).click();
  await expect(naming).toHaveCount(0);

  const chooser = page.waitForEvent('filechooser');
  await choose('Report.md', 'Upload new version');
  await (await chooser).setFiles({ name: 'Final.txt', mimeType: 'text/plain', buffer: Buffer.from('Final') });
  await expect(files.filter({ hasText: 'Final.txt' })).toContainText('version 2');
  // The rows move up once the upload is done.
  await expect(root.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await choose('Final.txt', 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions of Final.txt' });
  await expect(versions.getByRole('listitem')).toHaveText([/Final\.txtVersion 2, latest/, /Report\.mdVersion 1/]);
  const saved = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Download version 1' }).click();
  expect((await saved).suggestedFilename()).toBe('Report.md');
  await versions.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions of Report.md' }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await choose('Report.md', 'Delete');
  await expect(files).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files).toHaveCount(2);
});
