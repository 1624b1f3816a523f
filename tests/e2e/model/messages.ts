import { expect, type Page } from '@playwright/test';

/**
 * Closes what has been told, so that the same told again is not mistaken for it. A message that offers something stays,
 * because the next step may take the offer.
 */
export async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const plain = messages.filter({ hasNot: page.getByRole('button', { name: /^(?!Close$)/ }) });
  const close = async () => {
    // All at once: they move up while others above them go.
    await plain.getByRole('button', { name: 'Close' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    return plain.count();
  };
  await expect.poll(close).toBe(0);
}
