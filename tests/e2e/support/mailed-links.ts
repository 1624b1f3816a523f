import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** The secure links in the mails to an address, once there are so many; the latest first. */
export async function mailedLinks(page: Page, to: string, count: number): Promise<string[]> {
  const read = async () => {
    const mails: readonly { readonly text: string }[] = await (
      await page.request.get('/__outbox.json', { params: { to } })
    ).json();
    return mails;
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read()).map(({ text }) => /\/[\w-]+\/secure\/[\w-]+/.exec(text)?.[0] ?? '');
}
