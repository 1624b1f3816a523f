import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** The secure links in the mails to an address, once there are so many; the latest first. Receipts have none. */
export async function mailedLinks(page: Page, to: string, count: number): Promise<string[]> {
  const read = async () => {
    const mails: readonly { readonly text: string }[] = await (
      await page.request.get('/__outbox.json', { params: { to } })
    ).json();
    return mails.flatMap(({ text }) => /\/[\w-]+\/secure\/[\w-]+/.exec(text)?.[0] ?? []);
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}
