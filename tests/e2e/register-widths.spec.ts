import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { inProject } from '#scripts/support/project.ts';
import { fontChoices } from '#src/theme/font-choices.ts';

import { demo, expect, test } from './support/test.ts';

/** The font file with the Latin subset. */
function fontFile(family: string): string {
  const name = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  return family.endsWith(' Variable')
    ? inProject('node_modules', '@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`)
    : inProject('node_modules', '@fontsource', name, 'files', `${name}-latin-400-normal.woff2`);
}

/** Applies a font as the preferences do, without reloading the page. */
async function showFont(page: Page, family: string): Promise<void> {
  const bytes = readFileSync(fontFile(family)).toString('base64');
  await page.evaluate(
    async ([name, encoded]) => {
      const font = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(name, font).load());
      document.documentElement.style.setProperty('--font-choice', `'${name}'`);
    },
    [family, bytes] as const,
  );
}

/** The contents of the fixed-width columns by header, what is truncated, and whether the table scrolls. */
const readTable = (page: Page) =>
  page.getByRole('table', { name: 'Risks' }).evaluate((table) => {
    const heads = [...table.querySelectorAll('th')];
    const isCut = (element: Element) => {
      const content = document.createRange();
      content.selectNodeContents(element);
      return content.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.5;
    };
    const seen = [...table.querySelectorAll('tr > :not([data-flexible], [data-sticky])')].filter(
      (cell) => cell.getClientRects().length > 0,
    );
    return {
      columns: heads.filter((head) => seen.includes(head) && head.dataset['column']).map((head) => head.textContent),
      cells: seen.map((cell) => cell.textContent),
      cut: seen
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('span, button')].some((part) => part.textContent && isCut(part)),
        )
        .map((cell) => cell.textContent),
      scrolls: (table.parentElement?.scrollWidth ?? 0) > (table.parentElement?.clientWidth ?? 0),
    };
  });

test('columns fit at every width and in every font, and only titles and categories are truncated', async ({
  page,
  shell,
  riskRegister,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([
    { title: 'Payroll processor cannot evidence a tested recovery plan for its own systems', rating: [3, 3] },
  ]);
  if (risk !== undefined)
    await (await apiUserOf(organisation.manager)).changeRisk(organisation, risk, { nextReviewOn: '2020-11-30' });
  await signedInAs(organisation.manager);
  const expectNothingCut = async (columns: readonly string[]) => {
    await expect.poll(async () => (await readTable(page)).columns).toEqual(columns);
    const table = await readTable(page);
    expect(table).toMatchObject({ cut: [], scrolls: false });
    expect(table.cells).toEqual(expect.arrayContaining(['9Medium', 'Review due']));
  };

  await page.setViewportSize({ width: 768, height: 720 });
  await riskRegister.open();
  await expectNothingCut(['Current', 'Review due']);
  await page.setViewportSize({ width: 1024, height: 720 });
  await shell.sidebarButton.click();
  await expect(shell.entry('Risk Register')).toBeVisible();
  await expectNothingCut(['Current', 'Review due']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNothingCut(['Current', 'Owner', 'Treatment', 'Review due']);
  await page.setViewportSize({ width: 1440, height: 720 });
  await expectNothingCut(['Current', 'Owner', 'Treatment', 'Review due']);
  for (const { family } of fontChoices) {
    await showFont(page, family);
    await expectNothingCut(['Current', 'Owner', 'Treatment', 'Review due']);
  }
});

test('beside an open record titles keep thirty characters, and the tools of the list have words', async ({
  page,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
}) => {
  const title = 'Backup of the archive is wrong';
  await givenRisks([{ title, rating: [3, 3] }]);
  const api = await apiUserOf(organisation.manager);
  await api.addIncident(organisation, { title, severity: 'CRITICAL', detectedAt: '2026-01-02T08:00:00Z' });
  await signedInAs(organisation.manager);
  for (const [path, open] of [
    ['/risk-list', 'R-0001'],
    ['/incident', 'I-0001'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    const link = page.getByRole('row', { name: open }).getByRole('link', { name: title });
    await link.click();
    await expect(page.getByRole('complementary').filter({ hasText: open }).first()).toBeVisible();
    const isCut = await link.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect({ path, isCut }).toEqual({ path, isCut: false });
  }
  await expect(page.getByRole('columnheader', { name: 'Next duty' })).toBeVisible();
  await page.goto('/risk-list');
  await page.setViewportSize({ width: 1440, height: 720 });
  for (const word of ['Views', 'Columns', 'Export', 'Import', 'Removed'])
    await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
});

for (const width of [1280, 1440])
  test(`beside an open incident titles keep thirty characters, also where steps are due, ${width} px wide`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(demo('manager'));
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/incident');
    await page.getByRole('row', { name: 'I-0004' }).locator('[data-row-link]').click();
    await expect(page.getByRole('complementary').filter({ hasText: 'I-0004' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: 'I-0004' })).toContainText('Overdue by');
    const shown = await page.locator('[data-row-link]').evaluateAll((links) =>
      links.map((link) => {
        const text = link.firstChild;
        const range = document.createRange();
        if (text === null) return 0;
        const length = text.textContent?.length ?? 0;
        range.setStart(text, 0);
        range.setEnd(text, Math.min(length, 30));
        // The ellipsis stands in the place of what is cut.
        const isWhole = link.scrollWidth <= link.clientWidth;
        return isWhole || range.getBoundingClientRect().width <= link.clientWidth ? length : 0;
      }),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((characters) => characters === 0)).toEqual([]);
  });

test('the policies fit at 1440 px where the next version of one is coming, and titles keep thirty characters', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(demo('manager'));
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto('/policy');
  const coming = page.getByRole('row', { name: 'P-0003' });
  await expect(coming).toContainText('2.0, next 2.1');
  await expect(coming.getByTitle(/^2\.0; 2\.1 from /)).toBeVisible();
  const table = page.getByRole('table', { name: 'Policies' });
  const fit = await table.evaluate((element) => ({
    scrolls: (element.parentElement?.scrollWidth ?? 0) > (element.parentElement?.clientWidth ?? 0),
    titles: [...element.querySelectorAll('[data-row-link]')].map((link) => {
      const range = document.createRange();
      const text = link.firstChild;
      if (text === null) return false;
      range.setStart(text, 0);
      range.setEnd(text, Math.min(text.textContent?.length ?? 0, 30));
      return range.getBoundingClientRect().width <= link.clientWidth;
    }),
  }));
  expect(fit).toEqual({ scrolls: false, titles: fit.titles.map(() => true) });
});
