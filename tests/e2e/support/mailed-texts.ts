import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** What a mail to an address says that matches, once there is one. */
export async function mailed(page: Page, to: string, wanted: RegExp): Promise<string> {
  const read = async () => {
    const mails: readonly { readonly text: string }[] = await (
      await page.request.get('/__outbox.json', { params: { to } })
    ).json();
    return mails.map(({ text }) => wanted.exec(text)?.[0]).find((found) => found !== undefined) ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
