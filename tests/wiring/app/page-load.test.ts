import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '#src/api/connection/api-error.ts';
import { reportServerState, watchServerState, type ServerState } from '#src/app/connectivity/server-state.ts';
import { startRecovery } from '#src/app/error-recovery.ts';
import { readAppSettings } from '#src/app/settings.ts';
import { useErrorRecovery } from '#src/app/useErrorRecovery.ts';

import { alone, renderHook } from '../support/app.tsx';
import { page } from '../support/page.ts';

describe('the settings in the page', () => {
  const given = { publishableKey: 'pk', environment: 'staging', apiBaseUrl: '/api' };
  const read = (settings: object) => {
    page(`<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`);
    return readAppSettings(document);
  };

  test('that the operator has not set are empty, except the name', () => {
    expect(read(given)).toEqual({
      ...given,
      productName: 'Attest',
      identityProxyUrl: '',
      contactEmail: '',
      contactPhone: '',
      termsUrl: '',
      privacyUrl: '',
      cookiesUrl: '',
    });
  });

  test('are used as given', () => {
    expect(read({ ...given, productName: 'Quayside' })).toMatchObject({ ...given, productName: 'Quayside' });
  });

  test('are named if they are missing', () => {
    expect(() => read({ ...given, apiBaseUrl: '' })).toThrow('Missing environment settings: apiBaseUrl');
  });

  test('are all missing without a data block', () => {
    expect(() => readAppSettings(document)).toThrow(
      'Missing environment settings: publishableKey, environment, apiBaseUrl',
    );
  });
});

describe('the state of the server', () => {
  const failed = (status: number) => new ApiError(status, 'Failed');

  test.each([
    [0, 'unreachable'],
    [400, 'reachable'],
    [500, 'reachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
  ])('after a failure with status %i is %s', (status, expected) => {
    const states: ServerState[] = [];
    reportServerState(null);
    const stop = watchServerState((state) => states.push(state));
    reportServerState(failed(status));
    reportServerState(null);
    stop();
    expect(states).toEqual(['reachable', expected, 'reachable']);
  });

  test('is reported to later subscribers, until they unsubscribe', () => {
    reportServerState(failed(503));
    const states: ServerState[] = [];
    const stop = watchServerState((state) => states.push(state));
    stop();
    reportServerState(null);
    expect(states).toEqual(['unreachable']);
  });
});

describe('the recovery of a failed page', () => {
  const reload = vi.fn<() => void>();
  const replace = vi.fn<(url: string) => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_795_159_130_000 });
    vi.stubGlobal('location', { reload, replace });
  });

  /** How often the page was reloaded, and where it was sent. */
  async function fail(refused = false): Promise<readonly [reloads: number, sentTo: readonly unknown[]]> {
    startRecovery(refused);
    // Time to read what failed, before the page is left.
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => setImmediate(resolve));
    return [reload.mock.calls.length, replace.mock.calls.flat()];
  }

  test('reloads the page, then goes to the start page, then leaves the error', async () => {
    expect(await fail()).toEqual([1, []]);
    expect(JSON.parse(sessionStorage.getItem('recovery') ?? '')).toEqual({ step: 'reload', at: 1_795_159_130_000 });
    expect(await fail()).toEqual([1, ['/']]);
    expect(await fail()).toEqual([1, ['/']]);
  });

  test('is not attempted where the server refused, nor offline', async () => {
    expect(await fail(true)).toEqual([0, []]);
    expect(sessionStorage).toHaveLength(0);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await fail()).toEqual([0, []]);
  });

  test.each([
    'not JSON',
    'null',
    '7',
    '"reload"',
    '{}',
    '{"at":1795159130000}',
    '{"step":"other","at":1795159130000}',
    '{"step":"reload","at":"1795159130000"}',
    '{"step":"reload"}',
  ])('counts %s as no attempt', async (stored) => {
    sessionStorage.setItem('recovery', stored);
    expect(await fail()).toEqual([1, []]);
  });

  test.each([
    ['reload', [0, ['/']]],
    ['redirect', [0, []]],
  ])('continues after a %s', async (step, expected) => {
    sessionStorage.setItem('recovery', JSON.stringify({ step, at: Date.now() - 20_000 }));
    expect(await fail()).toEqual(expected);
  });

  test('starts with the error page, and again if the server refuses later', async () => {
    let refused = true;
    const { rerender } = await renderHook(alone, () => {
      useErrorRecovery(refused);
      return true;
    });
    await vi.waitFor(() => expect(vi.isFakeTimers()).toBe(true), 30_000);
    expect(reload).not.toHaveBeenCalled();
    refused = false;
    await rerender();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 30_000);
    await rerender();
    expect(reload).toHaveBeenCalledOnce();
  });
});
