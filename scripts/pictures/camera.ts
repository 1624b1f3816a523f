import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { demoPassword } from '#server/demo/index.ts';

import { asOfPictures, pictureMoment } from './as-of.ts';
import { sizes, type Scene, type Theme } from './scenes.ts';

/** Takes screenshots of the app at an origin. Each user signs in once, on the real sign-in page. */
export class Camera {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #signIns = new Map<string, Promise<SignedIn>>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * Takes a screenshot of the scene in one theme and stores it in the folder.
   *
   * @throws when the content of the scene does not appear
   */
  async take(scene: Scene, theme: Theme, folder: string): Promise<void> {
    const context = await this.#contextFor(scene, theme);
    try {
      const page = await context.newPage();
      await page.goto(scene.path);
      await scene.arrange(page);
      await page.screenshot({
        path: join(folder, `${scene.name}${theme === 'dark' ? '-dark' : ''}.${scene.engraved ? 'jpg' : 'png'}`),
        animations: 'disabled',
        ...(scene.engraved && { quality: jpegQuality }),
      });
    } finally {
      // Pending requests would fail when the context closes.
      await context.unrouteAll({ behavior: 'wait' });
      await context.close();
    }
  }

  /** A browser in which the user of the scene is signed in, with a fixed time and no animations. */
  async #contextFor({ person, size }: Scene, theme: Theme): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      viewport: sizes[size],
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...(person !== undefined && { storageState: await this.#signedIn(person) }),
    });
    await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
    // A returning visitor: consent and tips have been answered.
    await context.addInitScript(`localStorage.setItem('tips', '{"choice":"skip"}')`);
    await context.addCookies([{ name: 'cookieConsent', value: 'true', url: this.#origin }]);
    await context.clock.setFixedTime(pictureMoment);
    await context.route(`${this.#origin}/api/**`, async (route) => {
      const response = await route.fetch();
      const today = new Date().toISOString().slice(0, 10);
      await route.fulfill({ response, body: asOfPictures(await response.text(), today) });
    });
    return context;
  }

  #signedIn(person: string): Promise<SignedIn> {
    const known = this.#signIns.get(person) ?? this.#signIn(`${person}@attest.example`);
    this.#signIns.set(person, known);
    return known;
  }

  async #signIn(email: string): Promise<SignedIn> {
    const context = await this.#browser.newContext({ baseURL: this.#origin });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await signInIsOver(page);
    const state = await context.storageState();
    await context.close();
    return state;
  }
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A PNG of the engraving is three times as large. */
const jpegQuality = 75;

const signInIsOver = (page: Page) => page.waitForURL((url) => url.pathname === '/');
