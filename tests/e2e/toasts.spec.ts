import type { Locator, Page } from '@playwright/test';

import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { selectionOf } from './support/bulk-change.ts';
import { expectKept, openInNewTab } from './support/kept-texts.ts';
import { letTimePassUntil, stopLongTimers } from './support/patient-clock.ts';
import { expect, test } from './support/test.ts';

/** Phones, phones on their side, and windows with room beside a dialog and without. */
const viewports = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 390, height: 420 },
  { width: 1024, height: 400 },
  { width: 1440, height: 900 },
];

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible=true]');

/** The buttons and links of bars that are in use and lie under a toast. */
const coveredIn = (bars: Locator) =>
  bars.evaluateAll((elements) => {
    const shown = [...document.querySelectorAll('[data-sonner-toast][data-visible=true]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return elements
      .flatMap((element) => [...element.querySelectorAll('button:enabled, a[href]')])
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return shown.some(
          (toast) =>
            toast.left < box.right && toast.right > box.left && toast.top < box.bottom && toast.bottom > box.top,
        );
      })
      .map((button) => button.textContent);
  });

/** At every size of the window, the toast is shown and covers no button of the bars. */
async function expectClear(page: Page, bars: Locator): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const size = `${viewport.width} × ${viewport.height}`;
    await expect(bars.getByRole('button').first(), size).toBeVisible();
    await expect(toasts(page).first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredIn(bars), size).toEqual([]);
  }
}

const barsOf = (page: Page) => page.locator('main [data-bar]');

/** Time stands still, so that the toasts stay: that some text was left is said once the page is at rest. */
const raiseToast = (page: Page) =>
  letTimePassUntil(page, async () => expect(await toasts(page).count()).toBeGreaterThan(0));

test('a toast covers no button of a panel, a dialog or another bar, however low or narrow the window', async ({
  page: first,
  context,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
}) => {
  const [risk] = await givenRisks([{ title: 'Lost laptop' }, { title: 'Cable cut' }]);
  const api = await apiUserOf(organisation.manager);
  const policy = await api.post<{ id: string }>(organisation, 'policy', { title: 'Backups' });
  await api.writePolicy(organisation, policy.id, '<p>As it was</p>');
  await signedInAs(organisation.manager);
  // A long name makes a high toast.
  const title = 'A risk whose title is long enough for several lines of a message. '.repeat(2);
  const left = await api.post<{ id: string }>(organisation, 'risk', { title });
  await first.goto(`/risk-list?risk=${left.id}`);
  await new RiskRegisterPage(first).panel.enter({ description: 'Left behind' });
  await expectKept(first, 1);
  const page = await openInNewTab(first);
  await stopLongTimers(context);

  await test.step('the panel of a record', async () => {
    await page.goto(`/risk-list?risk=${risk?.id}`);
    const { panel } = new RiskRegisterPage(page);
    await panel.enter({ description: 'Typed' });
    await raiseToast(page);
    await expectClear(page, panel.root.locator('[data-bar]'));
  });

  await test.step('a dialog', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).first().press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await expectClear(page, dialog.locator('[data-bar]'));
    await dialog.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('the selected rows', async () => {
    await page.goto('/risk-list');
    const screen = new RiskRegisterPage(page);
    await screen.tickPage();
    await raiseToast(page);
    await expectClear(page, selectionOf(screen));
  });

  await test.step('the text of a policy', async () => {
    await page.goto(`/policy-document/${policy.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await raiseToast(page);
    await expectClear(page, barsOf(page));
  });

  await test.step('the foot of an import', async () => {
    await page.goto('/risk-list?view=import');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from('Title\nFire\n') });
    await expect(page.getByRole('button', { name: 'Check 1 row' })).toBeVisible();
    await raiseToast(page);
    await expectClear(page, barsOf(page));
  });

  await test.step('the risk matrix', async () => {
    await page.goto('/settings/risk/risk-matrix');
    await expect(page.getByRole('button', { name: 'Preview changes' })).toBeVisible();
    await page
      .getByRole('textbox', { name: /^Name of / })
      .first()
      .fill('Barely');
    await raiseToast(page);
    await expectClear(page, barsOf(page));
  });

  await test.step('the questionnaire builder', async () => {
    const template = await api.post<{ id: string }>(organisation, 'assessment-template', { title: 'Hosting' });
    await page.goto(`/assessment-library/questionnaire-builder/${template.id}`);
    await expect(page.getByRole('toolbar', { name: 'Questionnaire' })).toBeVisible();
    await raiseToast(page);
    await expectClear(page, barsOf(page));
  });
});
