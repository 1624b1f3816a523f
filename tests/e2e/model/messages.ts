import { expect, type Page } from '@playwright/test';

/**
 * Closes the toasts shown so far, so that a repeated one is not mistaken for an earlier one. A toast with an action stays,
 * because the next step may use it.
 */
export async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const plain = messages.filter({ hasNot: page.getByRole('button', { name: /^(?!Close$)/ }) });
  const close = async () => {
    // All at once: toasts move up as others above them close.
    await plain.getByRole('button', { name: 'Close' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    return plain.count();
  };
  await expect.poll(close).toBe(0);
}
