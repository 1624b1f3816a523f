import { describe, expect, test, vi } from 'vitest';

import { useRest } from '#src/app/frame/useRest.ts';
import { focusPageStart, focusPageStartOnceThere, mainId, pageStart } from '#src/app/shell/page-start.ts';
import { shortcutText } from '#src/app/shell/shortcut-text.ts';

import { alone, renderHook } from '../support/app.tsx';
import { find, page } from '../support/page.ts';
import { doing, settle } from '../support/render.tsx';

describe('the initial focus of a page', () => {
  test.each([
    ['its main field', '<main><h1>Title</h1><input data-page-start /></main>', 'INPUT'],
    ['its heading', '<h1>Outside</h1><main><h1>Title</h1></main>', 'H1'],
    ['its main area', '<main>Text</main>', 'MAIN'],
  ])('is %s', (_what, html, tag) => {
    page(html);
    const start = pageStart();
    expect(start?.tagName).toBe(tag);
    expect(start?.closest('main')).not.toBeNull();
    focusPageStart();
    expect(document.activeElement).toBe(start);
    expect(start?.getAttribute('tabindex')).toBe(tag === 'INPUT' ? null : '-1');
  });

  test('is found by the id of the main area', () => {
    page(`<main id="${mainId}">Text</main>`);
    expect(find(`#${mainId}`)).toBe(pageStart());
  });

  test('is not set without a page', () => {
    expect(pageStart()).toBeNull();
    expect(focusPageStart).not.toThrow();
  });

  test('does not scroll', () => {
    page('<main><h1>Title</h1></main>');
    const focus = vi.spyOn(find('h1'), 'focus');
    focusPageStart();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test('is set once, as soon as the page has a heading', async () => {
    focusPageStartOnceThere();
    const main = page('<main>Loading</main>').firstElementChild;
    await settle();
    expect(document.activeElement).toBe(document.body);
    main?.insertAdjacentHTML('beforeend', '<section><h1>Title</h1><button>Press</button></section>');
    await settle();
    expect(document.activeElement).toBe(find('h1'));
    find('button').focus();
    page('<p>More</p>');
    await settle();
    expect(document.activeElement).toBe(find('button'));
  });

  test('is not set after the wait is cancelled', async () => {
    focusPageStartOnceThere()();
    page('<main><h1>Title</h1></main>');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', '⌘K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('on %s the shortcut is written %s', (userAgent, text) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(shortcutText('K')).toBe(text);
});

test('a page is idle two seconds after mounting, unless it is unmounted before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hook = await renderHook(alone, useRest);
  await doing(() => void vi.advanceTimersByTime(1999));
  expect(hook.result).toBe(false);
  await doing(() => void vi.advanceTimersByTime(1));
  expect(hook.result).toBe(true);
  const other = await renderHook(alone, useRest);
  const waiting = vi.getTimerCount();
  await other.unmount();
  expect(vi.getTimerCount()).toBe(waiting - 1);
});
