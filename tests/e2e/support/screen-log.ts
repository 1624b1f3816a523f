import type { Page } from '@playwright/test';

interface Entry {
  readonly kind: 'loaded' | 'screen' | 'toast';
  readonly text: string;
}

const storageKey = 'attest-test-screens';

/** Notes every screen before sign-in that is mounted, and every toast that is shown. Call it before the page opens. */
export async function logScreens(page: Page): Promise<void> {
  await page.addInitScript(installLog, storageKey);
}

async function readLog(page: Page): Promise<Entry[]> {
  const entries: Entry[] = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', storageKey));
  return entries;
}

/** The addresses of the screens in the order in which they were mounted. */
export const mountedScreens = async (page: Page): Promise<string[]> =>
  (await readLog(page)).filter(({ kind }) => kind === 'screen').map(({ text }) => text);

/** What toasts have said, title and description in one. */
export const shownToasts = async (page: Page): Promise<string[]> =>
  (await readLog(page)).filter(({ kind }) => kind === 'toast').map(({ text }) => text);

/** The screens that were mounted a second time on one load of the page, with no other in between. */
export async function screensMountedTwice(page: Page): Promise<string[]> {
  const mounts = (await readLog(page)).filter(({ kind }) => kind !== 'toast');
  return mounts.flatMap(({ kind, text }, index) =>
    kind === 'screen' && mounts[index - 1]?.text === text ? [text] : [],
  );
}

/** Runs in the page: it can use nothing from around it. */
function installLog(key: string): void {
  const note = (kind: string, text: string) => {
    const entries: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...entries, { kind, text }]));
  };
  note('loaded', '');
  const within = (node: Element, selector: string) => [
    ...(node.matches(selector) ? [node] : []),
    ...node.querySelectorAll(selector),
  ];
  new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
    for (const node of added) {
      // The engraving belongs to the frame of these screens alone.
      const frames = within(node, 'aside').filter(({ textContent }) => textContent.includes('N° 0018442'));
      for (const _ of frames) note('screen', location.pathname);
      for (const { textContent } of within(node, '[data-sonner-toast]')) note('toast', textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}
