import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Queries } from '#src/api/connection/queries.ts';
import { hasStartFrame, prepareScreen } from '#src/app/frame/prepare-screen.ts';
import type { AppRouter } from '#src/app/navigation/router.ts';
import { account } from '#tests/model/flows/support/people.ts';

import { testApp } from '../support/app.tsx';
import { settle } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';

const me = 'GET /auth/me';

beforeEach(() => {
  delete document.documentElement.dataset['start'];
});

/** Prepares a screen of a page that starts with a frame, or with none. */
function prepare(frame: 'app' | 'auth' | null, isCacheLoaded = true) {
  if (frame !== null) document.documentElement.dataset['start'] = frame;
  const { router: plain } = testApp({ path: '/risk-list' });
  const signedIn = startApp();
  const client = new QueryClient();
  const asked: string[] = [];
  const queries: Queries = {
    client: async () => {
      asked.push('client');
      return client;
    },
    loaded: () => (isCacheLoaded ? client : null),
    clear: () => {},
  };
  vi.spyOn(plain, 'load').mockImplementation(async () => void asked.push('load'));
  vi.spyOn(plain, 'loadRouteChunk').mockImplementation(async ({ id }) => {
    asked.push(`chunk ${id}`);
    throw new Error('The chunk cannot be loaded');
  });
  // @ts-expect-error -- A router of other routes, whose loading is replaced.
  const router: AppRouter = plain;
  const result = { isPrepared: false };
  void prepareScreen(router, queries, signedIn.session).then(() => (result.isPrepared = true));
  return { ...signedIn, client, asked, result };
}

/** A request for data that is answered when the returned function is called. */
function ask(client: QueryClient, name = 'rows'): VoidFunction {
  let answer = () => {};
  const answered = new Promise<string>((resolve) => (answer = () => resolve('rows')));
  void client.query({ queryKey: [name], queryFn: () => answered });
  return answer;
}

test('the page says whether it starts with a frame', () => {
  expect(hasStartFrame()).toBe(false);
  document.documentElement.dataset['start'] = '';
  expect(hasStartFrame()).toBe(true);
});

test('without a frame a screen can be shown as soon as it is known who is signed in', async () => {
  const { server, reportAndSettle, asked, result } = prepare(null);
  const release = server.hold(me);
  await settle();
  expect(result.isPrepared).toBe(false);
  await reportAndSettle({ kind: 'signedIn', sessionId: 'sess_1' });
  expect(result.isPrepared).toBe(true);
  expect(asked).toEqual([]);
  release(account);
  await settle();
});

test('without a frame the screen of a visitor can be shown too', async () => {
  const { reportAndSettle, result } = prepare(null);
  await reportAndSettle({ kind: 'signedOut' });
  expect(result.isPrepared).toBe(true);
});

describe('with the frame of the app', () => {
  test('the scripts of the screen and its parents are loaded at once, and a failure does not matter', async () => {
    const { asked } = prepare('app');
    await settle();
    expect(asked).toEqual(['client', 'chunk __root__', 'chunk /$']);
  });

  test('data is asked for while it is found out who is signed in, and guards decide afterwards', async () => {
    const { server, reportAndSettle, asked, result } = prepare('app');
    const release = server.hold(me);
    await reportAndSettle({ kind: 'signedIn', sessionId: 'sess_1' });
    expect(asked.filter((one) => one === 'load')).toHaveLength(1);
    expect(result.isPrepared).toBe(false);
    release(account);
    await settle();
  });

  test('a screen waits for all of its data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, signIn, asked, result } = prepare('auth');
    const answers = [ask(client), ask(client, 'columns')];
    await signIn();
    expect(asked).toEqual(['load', 'load']);
    for (const answer of answers) {
      expect(result.isPrepared).toBe(false);
      answer();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(result.isPrepared).toBe(true);
  });

  test('but no longer than 300 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, signIn, result } = prepare('auth');
    ask(client);
    await signIn();
    await vi.advanceTimersByTimeAsync(299);
    expect(result.isPrepared).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(result.isPrepared).toBe(true);
  });

  test.each([true, false])(
    'a screen that has asked for nothing does not wait; cache loaded: %s',
    async (isCacheLoaded) => {
      const { signIn, result } = prepare('auth', isCacheLoaded);
      await signIn();
      await settle();
      expect(result.isPrepared).toBe(true);
    },
  );
});
