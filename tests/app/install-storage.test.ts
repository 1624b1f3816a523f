import { afterEach, expect, test, vi } from 'vitest';

import { isInstallSilenced } from '#src/pwa/install-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fills the browser storage. */
const keep = (kept: Readonly<Record<string, string>>) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null });

const now = 1_795_159_130_000;

test.each([
  ['the offer was never answered', {}, false],
  ['it was dismissed', { 'pwa-install-dismissed': 'true' }, true],
  ['it was postponed to a later time', { 'pwa-install-remind': String(now + 1) }, true],
  ['it was postponed until now', { 'pwa-install-remind': String(now) }, false],
])('whether installation is offered when %s', (_situation, kept, silenced) => {
  keep(kept);
  expect(isInstallSilenced(now)).toBe(silenced);
});

test('installation is offered in a browser without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('Refused');
    },
  });
  expect(isInstallSilenced(now)).toBe(false);
});
