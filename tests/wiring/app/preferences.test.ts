import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';

import { writeCookie } from '#src/app/preferences/cookies.ts';
import { keptFont, storeFont } from '#src/app/preferences/font.ts';
import { startPreferences } from '#src/app/preferences/preferences.ts';
import { providedSidebar, sidebarStart } from '#src/app/preferences/sidebar.ts';
import { showTheme, shownTheme, storeTheme } from '#src/app/preferences/theme.ts';
import { fontChoices } from '#src/theme/font-choices.ts';

import { refuseStorage, watchCookies, windowOf } from '../support/browser.ts';
import { settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';

/** Stopped even if the test fails; otherwise it would keep listening to the window. */
function preferencesOfThisTest() {
  const preferences = startPreferences();
  onTestFinished(() => {
    preferences.stop();
  });
  return preferences;
}

describe('the sidebar', () => {
  const phone = (query: string) => query === '(max-width: 767.98px)';
  const desk = (query: string) => query === '(min-width: 1280px)';
  const between = () => false;

  test.each([
    ['a phone', phone, undefined, { narrow: true, expanded: false }],
    ['a desktop', desk, undefined, { narrow: false, expanded: true }],
    ['a medium window', between, undefined, { narrow: false, expanded: false }],
    ['a desktop, stored as collapsed', desk, 'false', { narrow: false, expanded: false }],
    ['a medium window, stored as expanded', between, 'true', { narrow: false, expanded: true }],
  ])('has its initial state on %s', (_where, matches, kept, start) => {
    windowOf(matches);
    if (kept !== undefined) writeCookie('sidebar_state', kept, 1);
    expect(sidebarStart()).toEqual(start);
  });

  test('is stored for a week', () => {
    windowOf(desk);
    const sidebar = createActor(providedSidebar, { input: sidebarStart() }).start();
    const written = watchCookies();
    sidebar.send({ type: 'toggled' });
    sidebar.send({ type: 'toggled' });
    expect(written.map((cookie) => cookie.split('; ').slice(0, 3).join('; '))).toEqual([
      'sidebar_state=false; Path=/; Max-Age=604800',
      'sidebar_state=true; Path=/; Max-Age=604800',
    ]);
    sidebar.stop();
  });

  test('follows the window width until it is stopped', () => {
    const { become, listeners } = windowOf(desk);
    const sidebar = createActor(providedSidebar, { input: sidebarStart() }).start();
    become(phone);
    expect(sidebar.getSnapshot().matches('narrow')).toBe(true);
    become(desk);
    expect(sidebar.getSnapshot().matches('wide')).toBe(true);
    sidebar.stop();
    expect(listeners.size).toBe(0);
  });
});

describe('the theme', () => {
  beforeEach(() => void delete document.documentElement.dataset['theme']);

  test('is an attribute of the root element', () => {
    expect(shownTheme()).toBe('light');
    showTheme('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(shownTheme()).toBe('dark');
  });

  test('is applied and stored when chosen, even if storage is unavailable', () => {
    const preferences = preferencesOfThisTest();
    preferences.send({ type: 'theme.chosen', theme: 'dark' });
    expect(shownTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    refuseStorage();
    expect(() => storeTheme('light')).not.toThrow();
  });

  test('follows the choice of another tab until it is stopped', () => {
    const preferences = preferencesOfThisTest();
    const choose = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    choose('other', 'dark');
    expect(shownTheme()).toBe('light');
    choose('theme', 'dark');
    expect(shownTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBeNull();
    choose('theme', null);
    expect(shownTheme()).toBe('light');
    const removed = vi.spyOn(window, 'removeEventListener');
    preferences.stop();
    expect(removed).toHaveBeenCalledWith('storage', expect.any(Function));
  });

  test('starts with the theme of the page', () => {
    showTheme('dark');
    const preferences = preferencesOfThisTest();
    expect(preferences.getSnapshot().context.theme).toBe('dark');
  });
});

describe('the font', () => {
  const shown = () => document.documentElement.style.getPropertyValue('--font-choice');
  const [, montserrat] = fontChoices;

  beforeEach(() => void document.documentElement.style.removeProperty('--font-choice'));

  test('is Geist unless another supported font is stored', () => {
    expect(keptFont()).toBe('geist');
    storeFont('montserrat', 1);
    expect(keptFont()).toBe('montserrat');
    storeFont('comic', 1);
    expect(keptFont()).toBe('geist');
  });

  test('is loaded, applied and stored when chosen', async () => {
    const load = vi.spyOn(montserrat, 'load').mockResolvedValue({ default: '' });
    const preferences = preferencesOfThisTest();
    const written = watchCookies();
    preferences.send({ type: 'font.chosen', font: 'montserrat' });
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown()).toBe("'Montserrat Variable'");
    expect(written).toEqual([
      expect.stringMatching(/^preferred-font=montserrat; Path=\/; Max-Age=\d{7,}; SameSite=Lax$/),
    ]);
  });

  test('is loaded at start-up if stored', async () => {
    storeFont('montserrat', 1);
    vi.spyOn(montserrat, 'load').mockResolvedValue({ default: '' });
    preferencesOfThisTest();
    await settle();
    expect(shown()).toBe("'Montserrat Variable'");
  });

  test('is not applied if another was chosen before it has loaded', async () => {
    let come: (style: { default: string }) => void = () => {};
    vi.spyOn(montserrat, 'load').mockReturnValue(new Promise((resolve) => (come = resolve)));
    const preferences = preferencesOfThisTest();
    preferences.send({ type: 'font.chosen', font: 'montserrat' });
    preferences.send({ type: 'font.chosen', font: 'geist' });
    await settle();
    expect(shown()).toBe("'Geist Variable'");
    come({ default: '' });
    await settle();
    expect(shown()).toBe("'Geist Variable'");
  });

  test('is reported if it fails to load', async () => {
    vi.spyOn(montserrat, 'load').mockRejectedValue(new Error('No network'));
    const preferences = preferencesOfThisTest();
    preferences.send({ type: 'font.chosen', font: 'montserrat' });
    await settle();
    expect(toasts).toEqual([
      {
        tone: 'danger',
        title: 'The font could not be loaded',
        description: 'Check your connection and try again.',
      },
    ]);
    expect(shown()).toBe('');
  });
});
