import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { copyToken } from '#src/actors/copy-token.ts';
import { AppActorsProvider } from '#src/app/frame/AppActors.tsx';
import { startPreferences } from '#src/app/preferences/preferences.ts';
import { useTheme } from '#src/app/preferences/useTheme.ts';
import { startSignOut } from '#src/app/session/sign-out.ts';
import { nothingFound } from '#src/app/shell/nothing-found.ts';
import { useApiToken } from '#src/app/shell/useApiToken.ts';
import { useFoundRecords } from '#src/app/shell/useFoundRecords.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { IdentityError } from '#src/identity/identity-error.ts';
import { harbour } from '#tests/model/flows/support/people.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { fakeIdentity } from '../support/fake-identity.ts';
import { doing } from '../support/render.tsx';
import { startApp, type Person } from '../support/signed-in.ts';
import { toasts } from '../support/toasts.ts';

describe('the API token', () => {
  async function start() {
    const { identity } = fakeIdentity();
    const app = testApp({ context: { copyToken: copyToken(identity.port) } });
    vi.stubGlobal('ClipboardItem', function Item() {});
    vi.stubGlobal('navigator', { clipboard: { write: async () => undefined } });
    const hook = await renderHook(app, useApiToken);
    return { identity, hook, ask: () => doing(() => hook.result?.send({ type: 'token.requested' })) };
  }

  test('is unavailable if the app does not provide it', async () => {
    const results: unknown[] = [];
    await renderHook(testApp({ context: { copyToken: null } }), () => results.push(useApiToken()));
    expect(results).toEqual([null]);
  });

  test('is copied and reported', async () => {
    const { identity, ask } = await start();
    identity.on('templateToken', async () => 'token');
    await ask();
    expect(toasts).toMatchObject([{ tone: 'success' }]);
  });

  test('is reported if copying fails', async () => {
    const { identity, ask } = await start();
    vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(new Error('Refused')) } });
    identity.on('templateToken', async () => 'token');
    await ask();
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
  });

  test('is reported if it is slow, with one actor across re-renders of the menu', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { identity, ask, hook } = await start();
    vi.stubGlobal('navigator', { clipboard: { write: () => new Promise(() => {}) } });
    identity.on('templateToken', async () => {
      throw new IdentityError('no_session');
    });
    const first = hook.result;
    await hook.rerender();
    expect(hook.result).toBe(first);
    identity.on('templateToken', () => new Promise(() => {}));
    await ask();
    expect(toasts).toEqual([]);
    await doing(() => void vi.advanceTimersByTime(60_000));
    expect(toasts[0]).toMatchObject({ tone: 'info' });
  });
});

describe('the records in the quick search', () => {
  const call = 'GET /search';
  const fire = { kind: 'risk', id: 'r-1', ref: 'R-1', title: 'Fire' };

  async function type(first: string, person?: Person) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signedIn = startApp(person);
    await signedIn.signIn();
    const app = testApp();
    app.server.answer(call, [fire]);
    let text = first;
    const found = { ids: [''], state: '' };
    const hook = await renderHook(
      { within: (shown) => app.within(<SessionProvider session={signedIn.session}>{shown}</SessionProvider>) },
      () => {
        const { records, state } = useFoundRecords(text);
        Object.assign(found, { ids: records.map(({ id }) => id), state });
        return true;
      },
    );
    const pause = async (milliseconds: number) => {
      await doing(() => void vi.advanceTimersByTime(milliseconds));
      // The cache notifies its subscribers in a separate timer.
      await doing(() => void vi.advanceTimersByTime(0));
      await doing(() => void vi.advanceTimersByTime(0));
    };
    const change = async (next: string) => {
      text = next;
      await hook.rerender();
    };
    return { ...app, hook, found, change, pause };
  }

  test('are not requested before text is typed', async () => {
    const { server, found, pause } = await type('  ');
    await pause(1000);
    expect(server.called()).toEqual([]);
    expect(found).toEqual({ ids: [], state: 'complete' });
  });

  test('are requested once typing pauses', async () => {
    const { server, found, change, pause } = await type('');
    await change('fi');
    await pause(199);
    await change(' fire ');
    await pause(199);
    expect(server.called()).toEqual([]);
    expect(found).toEqual({ ids: [], state: 'searching' });
    await pause(1);
    expect(server.requests).toMatchObject([{ call, query: { text: 'fire' } }]);
    expect(found).toEqual({ ids: ['r-1'], state: 'complete' });
  });

  test('remain until the server responds to the next text', async () => {
    const { server, found, change, pause } = await type('fire');
    await pause(1000);
    server.hold(call);
    await change('fire!');
    await pause(200);
    expect(server.called()).toEqual([call, call]);
    expect(found).toEqual({ ids: ['r-1'], state: 'searching' });
  });

  test('may fail', async () => {
    const { server, found, change, pause } = await type('');
    server.refuse(call, 500, { message: 'Failed' });
    await change('fire');
    await pause(1000);
    expect(found).toEqual({ ids: [], state: 'failed' });
  });

  test('disappear as soon as the text is cleared', async () => {
    const { found, change, pause } = await type('fire');
    await pause(1000);
    expect(found.ids).toEqual(['r-1']);
    await change(' ');
    expect(found).toEqual({ ids: [], state: 'complete' });
  });

  test('are not requested without the right to view records', async () => {
    const { server, found, pause } = await type('fire', {
      memberships: [{ ...harbour, featurePermissions: [{ feature: 'USERS', permission: 'DELETE' }] }],
    });
    await pause(1000);
    expect(server.called()).toEqual([]);
    expect(found.ids).toEqual([]);
  });

  test('are no longer awaited once the search is closed', async () => {
    const { hook } = await type('fire');
    const waiting = vi.getTimerCount();
    await hook.unmount();
    expect(vi.getTimerCount()).toBeLessThan(waiting);
  });
});

test.each([
  [undefined, 'No results found.'],
  ['role', 'No entries you may open. Your role does not include them.'],
] as const)('a search without results because of %s shows the reason', (refusal, text) => {
  expect(nothingFound(refusal)).toBe(text);
});

test('useTheme returns the theme of the preferences and follows its changes', async () => {
  const { identity, session } = startApp();
  const actors = { preferences: startPreferences(), signOut: startSignOut(identity.port, session) };
  onTestFinished(() => Object.values(actors).forEach((actor) => actor.stop()));
  const within = (shown: ReactNode) => <AppActorsProvider actors={actors}>{shown}</AppActorsProvider>;
  actors.preferences.send({ type: 'theme.chosen', theme: 'dark' });
  const hook = await renderHook({ within }, useTheme);
  expect(hook.result).toBe('dark');
  await doing(() => actors.preferences.send({ type: 'theme.chosen', theme: 'light' }));
  expect(hook.result).toBe('light');
});
