import type { Page } from '@playwright/test';

interface Entry {
  readonly kind: 'loaded' | 'screen' | 'toast';
  readonly text: string;
}

const storageKey = 'attest-test-screens';

/** Logs every pre-sign-in screen that is mounted and every toast. Call it before the page opens. */
export async function logScreens(page: Page): Promise<void> {
  await page.addInitScript(installLog, storageKey);
}

async function readLog(page: Page): Promise<Entry[]> {
  const entries: Entry[] = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', storageKey));
  return entries;
}

/** The addresses of the screens in the order of mounting. */
export const mountedScreens = async (page: Page): Promise<string[]> =>
  (await readLog(page)).filter(({ kind }) => kind === 'screen').map(({ text }) => text);

/** The toast texts, each title joined with its description. */
export const shownToasts = async (page: Page): Promise<string[]> =>
  (await readLog(page)).filter(({ kind }) => kind === 'toast').map(({ text }) => text);

/** The screens mounted twice in a row within one page load. */
export async function screensMountedTwice(page: Page): Promise<string[]> {
  const mounts = (await readLog(page)).filter(({ kind }) => kind !== 'toast');
  return mounts.flatMap(({ kind, text }, index) =>
    kind === 'screen' && mounts[index - 1]?.text === text ? [text] : [],
  );
}

/** Runs in the page, so it cannot use anything from the enclosing scope. */
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
  // The parser of a prerendered screen adds it together with what contains it, or in parts.
  const known = new WeakSet<Element>();
  const noteScreen = (frame: Element) => {
    // Only the frame of these screens contains the engraving.
    if (known.has(frame) || !frame.textContent.includes('N° 0018442')) return;
    known.add(frame);
    note('screen', location.pathname);
  };
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const around = target instanceof Element ? target.closest('aside') : null;
      if (around !== null) noteScreen(around);
      for (const node of [...addedNodes].filter((added) => added instanceof Element)) {
        for (const frame of within(node, 'aside')) noteScreen(frame);
        for (const { textContent } of within(node, '[data-sonner-toast]')) note('toast', textContent);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
