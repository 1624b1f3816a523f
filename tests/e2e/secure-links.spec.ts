import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

import { expect, test } from './support/test.ts';

const sentence = 'I have read this policy and I acknowledge this policy';
const paragraphs = Array.from({ length: 60 }, (_, index) => `<p>Paragraph ${index + 1} of a long policy.</p>`).join('');

const box = (page: Page) => page.getByRole('checkbox', { name: sentence });

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a recipient reads and acknowledges a policy, and keeps a receipt', async ({ page, directory, organisation }) => {
  const path = await directory.addPolicyLink(organisation, {
    title: 'Clean desk',
    category: 'Information security',
    fileName: 'clean desk.pdf',
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Clean desk' })).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByText('Information security')).toBeVisible();
  const information = page.getByRole('region', { name: 'Policy Information' });
  await expect(information).toContainText(organisation.manager.name);
  await expect(information).toContainText('N/A');
  await expect(information).toContainText(/March.* 2027/);
  const files = page.getByRole('region', { name: /^Policy Files/ });
  await expect(files).toContainText('(1)');
  await expect(files).toContainText('v1');
  await expect(files).toContainText('Latest');
  await expect(files.getByRole('link', { name: 'View clean desk.pdf' })).toHaveAttribute('href', /\/files\//);
  await expect(page.getByText('Counts for ada@example.com')).toBeVisible();
  await expect(page.getByText('You have not reached the end')).toHaveCount(0);
  await box(page).check();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Policy acknowledged successfully');
  await expect(box(page)).toBeChecked();
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await page.reload();
  await expect(box(page)).toBeChecked();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt of an acknowledgement' })).toBeVisible();
  await expect(page.getByText('Receipt unchanged')).toBeVisible();
  await expect(page.getByText('Policy text unchanged')).toBeVisible();
  await expect(page.getByText('a•••@example.com')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ hasOwnBrowser: true });

  test('the policy can be read and acknowledged', async ({ browser, directory, organisation, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const path = await directory.addPolicyLink(organisation, { title: 'Clean desk' });
    await page.goto(path);
    await expect(page.getByText('Lock your screen.')).toBeVisible();
    await box(page).check();
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#acknowledgement$`));
    await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
    await expect(box(page)).toBeChecked();
    await context.close();
  });
});

test('what has changed since the version that was acknowledged comes first, the whole text is one click away', async ({
  page,
  directory,
  organisation,
}) => {
  const path = await directory.addPolicyLink(organisation, {
    title: 'Clean desk',
    earlier: '<p>Lock your screen.</p><p>Same.</p>',
    content: '<p>Lock your screen and drawer.</p><p>Same.</p>',
  });
  await page.goto(path);
  const changes = page.getByRole('region', { name: 'What has changed since version 1.0' });
  await expect(changes.getByRole('insertion')).toHaveText(['added: and drawer']);
  await expect(changes).not.toContainText('Same.');
  await expect(page.getByText('Same.')).toBeHidden();
  await page.getByText('The whole text of version 2.0').click();
  await expect(page.getByText('Same.')).toBeVisible();
});

test('a reader can continue where they left off', async ({ page, directory, organisation }) => {
  const path = await directory.addPolicyLink(organisation, { title: 'Long', content: paragraphs });
  await page.goto(path);
  const progress = page.getByRole('progressbar', { name: 'Reading progress' });
  await page.getByText('Paragraph 30 of').scrollIntoViewIfNeeded();
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reading:')).length))
    .toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(path.split('/').at(-1));
  await page.goto(`${path}?again`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goto('about:blank');
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(page.getByText('Paragraph 30 of')).toBeInViewport();
});

test('the page says so until the end of the text has been in sight, and lets one acknowledge all the same', async ({
  page,
  directory,
  organisation,
}) => {
  const path = await directory.addPolicyLink(organisation, { title: 'Long', content: paragraphs });
  await page.goto(path);
  const notice = page.getByText('You have not reached the end of the text yet');
  await expect(notice).toBeVisible();
  await expect(box(page)).toBeEnabled();
  await page.getByText('Paragraph 30 of').scrollIntoViewIfNeeded();
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(notice).toHaveCount(0);
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(notice).toHaveCount(0);
});

test('a wide table scrolls in itself, in the direction of its text, and hides nothing on a phone', async ({
  page,
  directory,
  organisation,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = (texts: readonly string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  const columns = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Responsibilities'];
  const arabic = ['خطر', 'بيانات', 'النسخ', 'الاحتياطي', 'فقدان', 'إعداد', 'خطأ'];
  const table = (texts: readonly string[]) => `<table><tbody>${cells(texts)}${cells(texts)}</tbody></table>`;
  const path = await directory.addPolicyLink(organisation, {
    title: 'B42 فقدان بيانات النسخ الاحتياطي (AWS S3)',
    content: `<p>خطر فقدان البيانات بسبب خطأ في إعداد AWS S3.</p>${table(columns)}<ul><li>תיאור קצר.</li></ul>${table(arabic)}`,
  });
  await page.goto(path);
  await expect(box(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  const [wide, reversed] = [page.getByRole('table').first(), page.getByRole('table').last()];
  expect(await wide.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const left = async (name: string) => (await page.getByRole('cell', { name }).first().boundingBox())?.x ?? 0;
  expect(await left('First')).toBeLessThan(await left('Second'));
  await expect(reversed).toHaveCSS('direction', 'rtl');
  expect(await left('خطر')).toBeGreaterThan(await left('بيانات'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
  await expect(page.getByRole('list').filter({ hasText: 'תיאור' })).toHaveCSS('direction', 'rtl');
});

test('links that open nothing, and expired ones, lead home', async ({
  page,
  directory,
  organisation,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|410/);
  await page.goto('/policy/secure/unknown');
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByText('Failed to load policy')).toBeVisible();
  await expect(page.getByText('ask the organisation that sent it')).toBeVisible();
  await expect(page.getByRole('main').getByText('Attest')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  const expiresAt = new Date('2026-01-31T12:00:00Z');
  await page.goto(await directory.addPolicyLink(organisation, { title: 'Secret', expiresAt }));
  await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
  await expect(page.getByText(/This policy link has expired on .*January.* 2026/)).toBeVisible();
  await expect(page.getByText('Secret')).toHaveCount(0);
  await page.goto('/policy/secure/');
  await expect(page).toHaveURL(/\/sign-in|\/$/);
});

test('planted scripts never run', async ({ page, directory, organisation }) => {
  const planted = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  const path = await directory.addPolicyLink(organisation, {
    title: `Title ${planted}</script>`,
    category: `Category ${planted}`,
    fileName: `file ${planted}.pdf`,
    content: `<p>Text</p>${planted}<a href="javascript:window.ran=1">link</a><svg onload="window.ran=1"></svg>`,
    earlier: `<p>Earlier ${planted}</p>`,
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(planted);
  await page.getByText('The whole text of version 2.0').click();
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: /^Text$/ })
      .last(),
  ).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('main img, main script, main svg[onload]').count()).toBe(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    // 200 % of a small laptop.
    { width: 640, height: 400 },
  ]) {
    test(`the page is accessible in the ${theme} theme that this browser keeps, ${viewport.width} px wide`, async ({
      page,
      directory,
      organisation,
    }) => {
      // Whatever the system says.
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.setViewportSize(viewport);
      const path = await directory.addPolicyLink(organisation, {
        title: 'Clean desk',
        fileName: 'clean desk.pdf',
        earlier: '<p>Lock your screen.</p>',
        content: `<h2>Screens</h2><p>Lock your screen and <a href="https://example.com">your drawer</a>.</p>${paragraphs}`,
      });
      await page.goto(path);
      if (theme === 'dark') {
        await page.evaluate(() => localStorage.setItem('theme', 'dark'));
        await page.reload();
      }
      await expect(box(page)).toBeEnabled();
      expect(await violationsOn(page)).toEqual([]);
      const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isTooWide()).toBe(false);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(theme === 'dark' ? 'rgb(17, 23, 24)' : 'rgb(255, 255, 255)');
      await box(page).focus();
      await page.keyboard.press('Space');
      await page.getByRole('link', { name: 'Receipt' }).click();
      await expect(page.getByRole('heading', { name: 'Receipt of an acknowledgement' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(await isTooWide()).toBe(false);
    });
  }
}
