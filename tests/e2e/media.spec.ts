import type { Locator, Page } from '@playwright/test';

import { demo, expect, test } from './support/test.ts';

/** Collects every animation and transition that a page starts, by name. */
async function watchMotion(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    const [, motion] = /^motion (.+)$/.exec(message.text()) ?? [];
    if (motion !== undefined) seen.push(motion);
  });
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName }) => console.debug(`motion ${animationName}`), true);
    document.addEventListener('transitionrun', ({ propertyName }) => console.debug(`motion ${propertyName}`), true);
  });
  return seen;
}

for (const [reducedMotion, title] of [
  ['reduce', 'nothing is animated when reduced motion is preferred'],
  ['no-preference', 'opening elements are animated without a motion preference'],
] as const) {
  test(title, async ({ page, shell, riskRegister, organisation, givenRisks, signedInAs }) => {
    const seen = await watchMotion(page);
    await givenRisks([{ title: 'Single internet carrier' }]);
    await signedInAs(organisation.manager);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1024, height: 768 });
    await riskRegister.open();
    await shell.openPalette();
    await page.keyboard.press('Escape');
    await expect(shell.palette).toHaveCount(0);
    await shell.sidebarButton.click();
    await riskRegister.openRisk('Single internet carrier');
    await riskRegister.panel.askToDelete();
    await riskRegister.panel.confirmDeletion();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toBeVisible();
    await expect(riskRegister.panel.root).toHaveCount(0);
    const running = await page.evaluate(() => document.getAnimations().length);
    if (reducedMotion === 'reduce') {
      expect(running).toBe(0);
      expect(seen).toEqual([]);
    } else {
      // Palette and dialog, panel, sidebar, toast.
      const expected = ['riseIn', 'panelIn', 'grid-template-columns', 'transform'];
      await expect.poll(() => seen).toEqual(expect.arrayContaining(expected));
    }
  });
}

/** Expects an outline, which forced colours preserve. */
async function expectEdge(part: Locator, width: '1px' | '2px'): Promise<void> {
  await expect(part).toHaveCSS('outline-style', 'solid');
  await expect(part).toHaveCSS('outline-width', width);
}

/** The computed value of a property once running transitions have finished. */
const styleOf = (part: Locator, property: string) =>
  part.evaluate(async (element, name) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).getPropertyValue(name);
  }, property);

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

  test('rows, fields, marks and floating layers can be told apart', async ({
    page,
    shell,
    riskRegister,
    organisation,
    givenRisks,
    signedInAs,
  }) => {
    const [ticked, open] = await givenRisks([
      { title: 'Fire in the archive', rating: [2, 3] },
      { title: 'Lost laptop', rating: [5, 5] },
    ]);
    if (ticked === undefined || open === undefined) throw new Error('The risks were not added');
    const { panel, rows, table } = riskRegister;
    await signedInAs(organisation.manager);
    await riskRegister.open();
    await expectEdge(shell.entry('Risk Register'), '2px');

    await riskRegister.tick(ticked.ref);
    await expectEdge(rows.filter({ hasText: ticked.ref }), '2px');
    const boxOf = (ref: string) => table.getByRole('checkbox', { name: `Select ${ref}` }).locator('..');
    const empty = await styleOf(boxOf(open.ref), 'background-color');
    await expect(boxOf(ticked.ref)).not.toHaveCSS('background-color', empty);
    const filled = await styleOf(boxOf(ticked.ref), 'background-color');
    expect(await styleOf(boxOf(ticked.ref).locator('svg'), 'color')).not.toBe(filled);

    const meter = rows.filter({ hasText: ticked.ref }).locator('rect');
    const text = await styleOf(rows.filter({ hasText: ticked.ref }).getByText('Medium'), 'color');
    await expect(meter.first()).toHaveCSS('fill', text);
    await expect(meter.first()).toHaveCSS('opacity', '1');
    await expect(meter.last()).toHaveCSS('opacity', '0.25');

    await riskRegister.openRisk(open.title);
    await expectEdge(rows.filter({ hasText: open.ref }), '2px');
    await panel.titleField.focus();
    await expectEdge(panel.titleField, '2px');
    await page.keyboard.press('Shift+Tab');
    await expectEdge(panel.root.getByRole('tab', { name: 'Details' }), '2px');
    await page.keyboard.press('Shift+Tab');
    await expectEdge(panel.closeButton, '2px');

    await panel.moreButton.press('Enter');
    await expectEdge(page.getByRole('menu'), '1px');
    await page.keyboard.press('Escape');
    await panel.askToDelete();
    await expectEdge(panel.confirmation, '1px');
    await panel.confirmDeletion();
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expectEdge(toast.locator('[data-floating]'), '1px');
  });

  test('the icon of a status has the colour of its text', async ({ page, signedInAs }) => {
    await signedInAs(demo('manager'));
    await page.goto('/settings/risk/risk-likelihood');
    const status = page.getByRole('row').filter({ hasText: 'Not expected within ten years' }).getByText('Active');
    await expect(status.locator('svg')).toHaveCSS('color', await styleOf(status, 'color'));
    const paper = await styleOf(page.locator('body'), 'background-color');
    await expect(status.locator('[data-cut]')).toHaveCSS('stroke', paper);
  });
});
