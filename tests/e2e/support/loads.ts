import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** Counts how often a page begins anew, so that a reload is seen whatever it shows. */
export class Loads {
  #count = 0;
  #expected = 0;

  constructor(page: Page) {
    page.on('load', () => {
      this.#count += 1;
    });
  }

  /** From here on the next load is the one that is asked about. */
  settle(): void {
    this.#expected = this.#count;
  }

  /** Waits until the page has begun once more, and not oftener. */
  async expectOneMore(): Promise<void> {
    this.#expected += 1;
    await expect.poll(() => this.#count).toBe(this.#expected);
  }
}
