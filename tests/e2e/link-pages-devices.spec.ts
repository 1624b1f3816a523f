import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const year = 365 * 86_400_000;

/** Moves the clock of the device, as one that was never set. */
const withClock = (shift: number) => (page: Page) =>
  page.addInitScript({
    content: `{
      const Real = Date;
      globalThis.Date = new Proxy(Real, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Real.now() + ${shift}] : given),
        get: (target, name) => (name === 'now' ? () => Real.now() + ${shift} : Reflect.get(target, name)),
      });
    }`,
  });

/** Refuses to store anything, as browsers do whose owner has blocked the data of sites. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: refuse });
  });

const devices = [
  ['a clock a year ahead', withClock(year)],
  ['a clock a year behind', withClock(-year)],
  ['storage that is blocked', withoutStorage],
] as const;

for (const [device, prepare] of devices) {
  test(`a policy is read and acknowledged on a device with ${device}`, async ({ page, directory, organisation }) => {
    await prepare(page);
    await page.goto(await directory.addPolicyLink(organisation, { title: 'Clean desk' }));
    await expect(page.getByText('Lock your screen.')).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'I have read this policy and I acknowledge this policy' });
    await box.check();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Policy acknowledged successfully');
    await page.reload();
    await expect(box).toBeChecked();
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText('Receipt unchanged')).toBeVisible();
    await expect(page.getByText(new RegExp(String(new Date().getUTCFullYear()))).first()).toBeVisible();
  });

  test(`questions are answered and submitted on a device with ${device}`, async ({ page, directory, organisation }) => {
    await prepare(page);
    const questions = [{ question: 'Legal name', required: true }];
    await page.goto(
      await directory.addAssessmentLink(organisation, { title: 'Short', sections: [{ title: 'Only', questions }] }),
    );
    const name = page.getByRole('textbox', { name: 'Legal name' });
    await name.fill('Meridian');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Meridian');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible();
  });
}
