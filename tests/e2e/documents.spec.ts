import { readFile } from 'node:fs/promises';

import { expect, expectToast, test } from './support/test.ts';

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('a document is uploaded, versioned, restored, copied, moved, packed, deleted and brought back', async ({
  page,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/document-/);
  await signedInAs(organisation.manager);
  await page.goto('/document-repo');
  await page.getByRole('button', { name: 'Add document repository' }).first().click();
  await page.getByLabel('Name').fill('Evidence of 2026');
  await page.getByRole('button', { name: 'Save document repository' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence of 2026' })).toBeVisible();

  await page.getByRole('button', { name: 'Add folder' }).click();
  const adding = page.getByRole('dialog', { name: 'Add folder' });
  await adding.getByLabel('Name').fill('Access/reviews');
  await adding.getByRole('button', { name: 'Add folder' }).click();
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription(
    'A name has no slashes and no control characters',
  );
  await adding.getByLabel('Name').fill('Access reviews');
  await adding.getByRole('button', { name: 'Add folder' }).click();
  const table = page.getByRole('table', { name: 'Files and folders' });
  await table.getByRole('link', { name: 'Access reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access reviews' })).toBeVisible();

  const upload = async (...files: readonly ReturnType<typeof text>[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload files' }).click();
    await (await chooser).setFiles([...files]);
  };
  await upload(text('Review.txt', 'First quarter'), text('Notes.md', '# Notes'));
  await expect(table.getByRole('button', { name: 'Notes.md', exact: true })).toBeVisible();
  await expect(table.getByRole('button', { name: 'Review.txt', exact: true })).toBeVisible();

  await upload(text('REVIEW.txt', 'Second quarter'));
  const refused = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(refused).toContainText('“Review.txt” is in this folder already');
  await refused.getByRole('button', { name: 'Add as version' }).click();
  await expect(refused).toHaveCount(0);

  await table.getByRole('button', { name: 'Review.txt', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Review.txt' });
  const versions = details.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toContainText([/Version 2, latest/, /Version 1/]);
  await details.getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toContainText([/Version 3, latest, as version 1/, /Version 2/, /Version 1/]);
  const versionChooser = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'More for Review.txt' }).click();
  await page.getByRole('menuitem', { name: 'Upload new version' }).click();
  await (await versionChooser).setFiles([text('Review.txt', 'Third quarter')]);
  const replacing = page.getByRole('dialog', { name: 'New version of Review.txt' });
  await replacing.getByLabel('What is new').fill('With the third quarter');
  await replacing.getByRole('button', { name: 'Upload version' }).click();
  await expect(versions.first()).toContainText('With the third quarter');
  await details.getByRole('button', { name: 'Restore' }).last().click();
  await expect(versions).toContainText([/Version 5, latest, as version 1/, /Version 4/]);
  await details.getByRole('button', { name: 'Show' }).click();
  const shown = page.getByRole('dialog', { name: 'Review.txt' }).filter({ hasText: 'First quarter' });
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const choose = async (name: string, item: string) => {
    await table.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Review.txt', 'Copy');
  const copying = page.getByRole('dialog', { name: 'Copy Review.txt to' });
  await copying.getByRole('button', { name: 'Copy file' }).click();
  await expect(copying.getByLabel('Keep both, under a free name')).toBeChecked();
  await copying.getByRole('button', { name: 'Copy file' }).click();
  await expectToast(page, 'Copied successfully', 'Review (2).txt, in Access reviews');
  await expect(table.getByRole('button', { name: 'Review (2).txt', exact: true })).toBeVisible();

  await choose('Review (2).txt', 'Move');
  const moving = page.getByRole('dialog', { name: 'Move Review (2).txt to' });
  await moving.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Evidence of 2026', exact: true }).click();
  await moving.getByRole('button', { name: 'Move file' }).click();
  await expect(table.getByRole('button', { name: 'Review (2).txt', exact: true })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download pack' }).click();
  const archive = (await readFile(await (await download).path())).toString('latin1');
  expect(archive).toContain('manifest.json');
  expect(archive).toContain('SHA256SUMS');
  expect(archive).toContain('files/Review.txt');

  await choose('Review.txt', 'Delete');
  const deleting = page.getByRole('alertdialog', { name: 'Delete Review.txt?' });
  await expect(deleting.getByText('No record has it among its files.')).toBeVisible();
  await deleting.getByRole('button', { name: 'Delete file' }).click();
  await expect(table.getByRole('button', { name: 'Review.txt', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted files and folders' }).click();
  await choose('Review.txt', 'Restore');
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the files' }).click();
  await expect(table.getByRole('button', { name: 'Review.txt', exact: true })).toBeVisible();

  // One file of a deleted folder is restored from it, and the rest is found in the trash.
  await page.getByRole('button', { name: 'More for Access reviews' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).click();
  await page.getByRole('link', { name: 'See what was deleted with it' }).click();
  await choose('Review.txt', 'Restore');
  await expectToast(page, 'Restored successfully', 'Review.txt, in Evidence of 2026');
  await expect(table.getByRole('button', { name: 'Notes.md', exact: true })).toBeVisible();
  await expect(table.getByRole('button', { name: 'Review.txt', exact: true })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Deleted files and folders' }).click();
  await expect(table.getByRole('link', { name: 'Access reviews' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search files and folders' }).fill('notes');
  await expect(table.getByRole('button', { name: 'Notes.md', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Evidence of 2026' }).first().click();
  await expect(table.getByRole('button', { name: 'Review.txt', exact: true })).toBeVisible();
});

test('several files and folders are labelled, moved and deleted together, and what is refused is named', async ({
  page,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/document-/);
  await page.setViewportSize({ width: 390, height: 800 });
  await signedInAs(organisation.manager);
  await page.goto('/document-repo');
  await page.getByRole('button', { name: 'Add document repository' }).first().click();
  await page.getByLabel('Name').fill('Minutes');
  await page.getByRole('button', { name: 'Save document repository' }).click();
  // The panel of what was added covers the register of a phone.
  await expect(page.getByRole('complementary', { name: 'DR-0001 Minutes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link', { name: 'Open', exact: true }).click();
  const addFolder = async (name: string) => {
    await page.getByRole('button', { name: 'Add folder' }).click();
    const adding = page.getByRole('dialog', { name: 'Add folder' });
    await adding.getByLabel('Name').fill(name);
    await adding.getByRole('button', { name: 'Add folder' }).click();
    await expect(adding).toBeHidden();
  };
  const upload = async (...files: readonly ReturnType<typeof text>[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload files' }).click();
    await (await chooser).setFiles([...files]);
  };
  const table = page.getByRole('table', { name: 'Files and folders' });
  const file = (name: string) => table.getByRole('button', { name, exact: true });
  await addFolder('Old');
  await table.getByRole('link', { name: 'Old' }).click();
  await upload(text('May.txt', 'Last year'));
  await expect(file('May.txt')).toBeVisible();
  await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Minutes' }).click();
  await upload(text('May.txt', 'May'), text('June.txt', 'June'));
  await expect(file('May.txt')).toBeVisible();
  await expect(file('June.txt')).toBeVisible();

  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  const select = async (...names: readonly string[]) => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of names) {
      await table.getByRole('checkbox', { name: `Select ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    await expect(bar.getByRole('status')).toHaveText(`${names.length} selected`);
  };
  await select('May.txt', 'June.txt');
  await bar.getByRole('button', { name: 'Add labels' }).press('Enter');
  const labelling = page.getByRole('dialog', { name: 'Add labels to 2 entries' });
  await labelling.getByRole('button', { name: 'Add labels' }).click();
  await expect(labelling).toContainText('Choose at least one label');
  await labelling.getByRole('combobox', { name: 'Labels' }).fill('Board');
  await page.getByRole('option', { name: 'Create label “Board”' }).click();
  await page.keyboard.press('Escape');
  await labelling.getByRole('button', { name: 'Add labels' }).click();
  await expectToast(page, 'Labels added', '2 entries');

  await select('May.txt', 'June.txt');
  await bar.getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move 2 entries to' });
  await moving.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Old', exact: true }).click();
  await moving.getByRole('button', { name: 'Move 2 entries' }).click();
  const refused = page.getByRole('alertdialog', { name: '1 entry not moved' });
  await expect(refused.getByRole('listitem')).toContainText(['May.txt: “May.txt” is in this folder already']);
  await refused.getByRole('button', { name: 'Close' }).first().click();
  await expectToast(page, 'Moved successfully', '1 entry');
  await expect(file('June.txt')).toHaveCount(0);

  await select('Old', 'May.txt');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 entries' }).click();
  await expect(page.getByText('No files yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(file('May.txt')).toBeVisible();
  await expect(table.getByRole('link', { name: 'Old' })).toBeVisible();
});

test('a file is sent while its sender walks through folders, dragged onto one, and moved by its menu to another repository', async ({
  page,
  organisation,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  await page.goto('/document-repo');
  for (const name of ['Archive', 'Evidence']) {
    await page.getByRole('button', { name: 'Add document repository' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save document repository' }).click();
    await expect(page.getByRole('table').getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('row', { name: /Evidence/ })
    .getByRole('link', { name: 'Open', exact: true })
    .click();
  await page.getByRole('button', { name: 'Add folder' }).click();
  const adding = page.getByRole('dialog', { name: 'Add folder' });
  await adding.getByLabel('Name').fill('Old');
  await adding.getByRole('button', { name: 'Add folder' }).click();
  const table = page.getByRole('table', { name: 'Files and folders' });
  const file = table.getByRole('button', { name: 'Plan.txt', exact: true });
  const folder = table.getByRole('link', { name: 'Old' });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/files\?/, async (request) => {
    await held;
    await request.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await chooser).setFiles([text('Plan.txt', 'Plan')]);
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads).toContainText('Plan.txt');
  await folder.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Old' })).toBeVisible();
  await expect(uploads).toContainText('Plan.txt');
  await page.getByRole('link', { name: 'Document Repository' }).first().click();
  const stopping = page.getByRole('alertdialog', { name: 'Stop uploading?' });
  await expect(stopping).toContainText('1 file has not been uploaded yet.');
  await stopping.getByRole('button', { name: 'Keep uploading' }).click();
  await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Evidence' }).click();
  await expect(uploads).toContainText('Plan.txt');
  release();
  await expect(uploads).toHaveCount(0);
  await file.dragTo(folder);
  await expectToast(page, 'Moved successfully', 'Plan.txt, in Old');
  await expect(file).toHaveCount(0);
  await folder.click();

  await table.getByRole('button', { name: 'More for Plan.txt' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move Plan.txt to' });
  await moving.getByRole('combobox', { name: 'Repository' }).fill('Arch');
  await page.getByRole('option', { name: /Archive/ }).click();
  await moving.getByRole('button', { name: 'Move file' }).press('Enter');
  await expectToast(page, 'Moved successfully', 'Plan.txt, in Archive');
  await expect(file).toHaveCount(0);
});
