import { expect, test, vi } from 'vitest';

import { useOpening } from '#src/components/record-panel/useOpening.ts';

import { alone, renderHook } from '../support/app.tsx';
import { find, page } from '../support/page.ts';
import { doing } from '../support/render.tsx';

/** Opens a stored record's panel in a scrolled page, and returns where the page is asked to scroll. */
async function opened() {
  page('<main><section tabindex="-1"><button>Save</button></section></main>');
  const scrolls: unknown[] = [];
  find('main').scrollTo = (...to: unknown[]) => void scrolls.push(...to);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const element = { current: find('section') };
  await renderHook(alone, () => useOpening(element, false));
  return scrolls;
}

test('an opened panel has the focus, and the page scrolls to its top', async () => {
  const scrolls = await opened();
  expect(document.activeElement).toBe(find('section'));
  vi.advanceTimersByTime(100);
  expect(scrolls).toEqual([{ top: 0 }]);
});

test.each(['pointerdown', 'keydown', 'wheel'])('the page stays where it is after a %s', async (type) => {
  const scrolls = await opened();
  await doing(() => void find('button').dispatchEvent(new Event(type, { bubbles: true })));
  vi.advanceTimersByTime(100);
  expect(scrolls).toEqual([]);
});
