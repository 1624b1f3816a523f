import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** Counts page loads, so that a reload is detected whatever the page shows. */
export class Loads {
  #count = 0;
  #expected = 0;

  constructor(page: Page) {
    page.on('load', () => {
      this.#count += 1;
    });
  }

  /** Starts counting from here. */
  settle(): void {
    this.#expected = this.#count;
  }

  /** Waits until the page has loaded exactly once more. */
  async expectOneMore(): Promise<void> {
    this.#expected += 1;
    await expect.poll(() => this.#count).toBe(this.#expected);
  }
}
