import { describe, expect, test, vi } from 'vitest';

import { readConsent, writeConsent } from '#src/app/consent/consent-cookie.ts';
import { readCookie, writeCookie, writeCookieUntil } from '#src/app/preferences/cookies.ts';
import { mayShowTips, readTipsChoice, storeTipsChoice } from '#src/app/tips/stored-tips.ts';

import { refuseStorage, watchCookies } from '../support/browser.ts';

describe('cookies', () => {
  test('are looked up by their full name', () => {
    writeCookie('first', 'one', 1);
    writeCookie('second', 'two=2', 1);
    expect([readCookie('first'), readCookie('second'), readCookie('fir'), readCookie('third')]).toEqual([
      'one',
      'two=2',
      undefined,
      undefined,
    ]);
  });

  test('last the given number of days, apply to the whole site and are not sent cross-site', () => {
    const written = watchCookies();
    writeCookie('name', 'value', 7);
    writeCookieUntil('name', 'value', new Date('2027-01-02T03:04:05Z'));
    expect(written).toEqual([
      'name=value; Path=/; Max-Age=604800; SameSite=Lax',
      'name=value; Path=/; Expires=Sat, 02 Jan 2027 03:04:05 GMT; SameSite=Lax',
    ]);
  });

  test('are restricted to secure connections on a secure page', () => {
    const written = watchCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    writeCookie('name', 'value', 1);
    expect(written).toEqual(['name=value; Path=/; Max-Age=86400; SameSite=Lax; Secure']);
  });
});

describe('the cookie consent', () => {
  test.each([true, false])('is stored: %s', (consent) => {
    writeConsent(consent);
    expect(readConsent()).toBe(String(consent));
    expect(readCookie('cookieConsent')).toBe(String(consent));
  });

  test('is stored for as long as the browser allows', () => {
    const written = watchCookies('cookieConsent=true');
    writeConsent(true);
    expect(written).toEqual(['cookieConsent=true; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax']);
  });

  test('fails if the browser stores no cookies', () => {
    watchCookies();
    expect(() => writeConsent(true)).toThrow('The browser did not store the cookie consent');
  });
});

describe('the tips choice', () => {
  test.each([[{ choice: 'skip' }], [{ choice: 'completed' }], [{ choice: 'remind', remindAt: 5000 }]] as const)(
    '%j is stored',
    (choice) => {
      storeTipsChoice(choice);
      expect(readTipsChoice()).toEqual(choice);
      expect(localStorage.getItem('tips')).toBe(JSON.stringify(choice));
    },
  );

  test('can be withdrawn', () => {
    storeTipsChoice({ choice: 'skip' });
    storeTipsChoice({ choice: 'none' });
    expect(localStorage.getItem('tips')).toBeNull();
  });

  test.each([
    'null',
    '7',
    '"skip"',
    '{}',
    '{"choice":"other"}',
    '{"choice":"remind"}',
    '{"choice":"remind","remindAt":"5"}',
    '{"choice":"other","remindAt":5}',
    'no JSON',
  ])('%s is not a choice', (stored) => {
    localStorage.setItem('tips', stored);
    expect(readTipsChoice()).toEqual({ choice: 'none' });
  });

  test.each([
    ['nothing', undefined, true],
    ['a reminder that is due', { choice: 'remind', remindAt: 5000 } as const, true],
    ['a reminder for later', { choice: 'remind', remindAt: 5001 } as const, false],
    ['a skip', { choice: 'skip' } as const, false],
    ['a completion', { choice: 'completed' } as const, false],
  ])('with %s stored, whether tips may be shown is %3$s', (_what, choice, shown) => {
    if (choice !== undefined) storeTipsChoice(choice);
    expect(mayShowTips(5000)).toBe(shown);
  });

  test('lasts until the page is closed if storage is unavailable', () => {
    refuseStorage();
    expect(() => storeTipsChoice({ choice: 'skip' })).not.toThrow();
    expect(readTipsChoice()).toEqual({ choice: 'none' });
  });
});
