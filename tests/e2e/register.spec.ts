import { sixRisks } from './risk-samples.ts';
import { expect, test } from './support/test.ts';

const titles = sixRisks.map(({ title }) => title);

test.beforeEach(async ({ organisation, givenRisks, signedInAs }) => {
  await givenRisks(sixRisks);
  await signedInAs(organisation.manager);
});

test('filters narrow the register, are stored in the address and are cleared together', async ({
  page,
  riskRegister,
}) => {
  await riskRegister.open();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Treatment' }).fill('Mit');
  await page.getByRole('option', { name: 'Mitigate' }).click();
  await riskRegister.expectTitles(['Ransomware on the terminal servers', 'Phishing of the finance team']);
  await riskRegister.expectAddress({ treatment: '["MITIGATE"]' });
  await filters.getByRole('combobox', { name: 'Current rating' }).fill('Crit');
  await page.getByRole('option', { name: 'Critical' }).click();
  await riskRegister.expectTitles(['Ransomware on the terminal servers']);
  await filters.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeVisible();
  await page.reload();
  await riskRegister.expectTitles(['Ransomware on the terminal servers']);
  await page.getByRole('button', { name: 'Remove Current rating' }).click();
  await riskRegister.expectTitles(['Ransomware on the terminal servers', 'Phishing of the finance team']);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await riskRegister.expectTitles(titles);
  await riskRegister.expectAddress({});
});

test('a narrow list hides columns in favour of the title, and chosen columns are remembered', async ({
  page,
  riskRegister,
}) => {
  const headers = riskRegister.table.getByRole('columnheader');
  await riskRegister.open();
  const [before, after] = [
    ['', 'Ref', 'Title'],
    ['Current', 'Owner', 'Treatment', 'Review due', 'Actions'],
  ];
  await expect(headers).toHaveText([...before, ...after]);
  await page.setViewportSize({ width: 1440, height: 720 });
  await expect(headers).toHaveText([...before, 'Categories', ...after]);
  await page.setViewportSize({ width: 1600, height: 720 });
  await expect(headers).toHaveText([...before, 'Status', 'Categories', 'Inherent', ...after]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Categories', 'Residual']) await page.getByRole('menuitemcheckbox', { name }).click();
  // The categories column was hidden for lack of space and unticked; now it is shown with the others.
  const chosen = [...before, 'Categories', 'Current', 'Residual', 'Owner', 'Treatment', 'Review due', 'Actions'];
  await expect(headers).toHaveText(chosen);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 720 });
  await expect(headers).toHaveText(chosen);
  await headers.filter({ hasText: 'Treatment' }).scrollIntoViewIfNeeded();
  for (const name of ['Ref', 'Title', 'Actions']) await expect(headers.filter({ hasText: name })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
  const wholeText = page.locator('[data-tooltip-layer]');
  await page.getByRole('link', { name: 'Ransomware on the terminal servers' }).hover();
  await expect(wholeText).toHaveText('Ransomware on the terminal servers');
  await page.getByRole('link', { name: 'Lost laptop' }).hover();
  await expect(wholeText).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(headers).toHaveText(chosen);
});

test('a chosen page size is carried in the links to the register', async ({ shell, riskRegister }) => {
  await riskRegister.open();
  await riskRegister.showRows(25);
  await riskRegister.expectAddress({ perPage: '25' });
  await shell.entry('Risk Register').click();
  await riskRegister.expectAddress({ perPage: '25' });
  await expect(shell.entry('Risk Register')).toHaveAttribute('aria-current', 'page');
  await riskRegister.showRows(50);
  await shell.entry('Risk Register').click();
  await riskRegister.expectAddress({ perPage: '50' });

  await shell.entry('Dashboard').click();
  await shell.openPalette();
  await shell.paletteField.fill('Risk Register');
  await shell.palette.getByRole('option', { name: 'Risk Register' }).click();
  await riskRegister.expectAddress({ perPage: '50' });
  await shell.openPalette();
  await shell.paletteField.fill('Add risk');
  await shell.palette.getByRole('option', { name: 'Add risk' }).click();
  await riskRegister.expectAddress({ perPage: '50', risk: 'new' });
  await riskRegister.open();
  await riskRegister.expectAddress({});
});

test('navigating away discards unsaved changes only after confirmation', async ({ page, riskRegister, faults }) => {
  const { panel } = riskRegister;
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  await panel.enter({ title: 'Stolen laptop' });

  await riskRegister.sortBy('Title');
  await riskRegister.expectSorted('Title', 'ascending');
  await expect(panel.titleField).toHaveValue('Stolen laptop');
  for (const leave of [
    () => panel.closeButton.click(),
    () => panel.root.getByRole('button', { name: 'Next risk' }).click(),
    () => riskRegister.table.getByRole('link', { name: 'Fire in the archive' }).click(),
    () => page.getByRole('link', { name: 'Dashboard', exact: true }).first().click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(panel.titleField).toHaveValue('Stolen laptop');
  }
  // Back first undoes the sort order, which does not leave the record.
  await page.goBack();
  await riskRegister.expectSorted('Ref', 'ascending');
  await expect(panel.titleField).toHaveValue('Stolen laptop');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(panel.titleField).toHaveValue('Stolen laptop');

  await panel.titleField.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(panel.root).toHaveCount(0);

  // Leaving during a save waits for it, with the fields read-only meanwhile.
  await riskRegister.openRisk('Lost laptop');
  await panel.enter({ title: 'Stolen laptop' });
  const save = await faults.holdNext({ method: 'PATCH', path: '/api/risk/*' });
  await panel.titleField.press('ControlOrMeta+s');
  await save.arrive();
  await expect(panel.titleField).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(panel.titleField).toHaveValue('Stolen laptop');
  await save.release({ do: 'pass' });
  await expect(panel.root).toHaveCount(0);
  await expect(riskRegister.table.getByRole('link', { name: 'Stolen laptop' })).toBeFocused();
});

test('the keyboard moves between rows, opens and closes a row, and reaches the search', async ({
  page,
  shell,
  riskRegister,
}) => {
  const link = (title: string) => riskRegister.table.getByRole('link', { name: title });
  await page.goto('/');
  await shell.group('Risk').click();
  await shell.entry('Risk Register').click();
  await riskRegister.expectTitles(titles);
  await expect(riskRegister.heading).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Ransomware on the terminal servers')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(link('Fire in the archive')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('Expired certificate')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(riskRegister.panel.root).toBeFocused();
  await expect(riskRegister.panel.titleField).toHaveValue('Expired certificate');
  await page.keyboard.press('Escape');
  await expect(riskRegister.panel.root).toHaveCount(0);
  await expect(link('Expired certificate')).toBeFocused();
  await page.keyboard.press('/');
  await expect(riskRegister.searchBox).toBeFocused();
  await page.keyboard.type('/fire');
  await expect(riskRegister.searchBox).toHaveValue('/fire');
});
