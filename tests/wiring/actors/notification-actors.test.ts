import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { loadNotifications } from '#src/actors/load-notifications.ts';
import { refreshNotifications } from '#src/actors/refresh-notifications.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

describe('notifications', () => {
  const newest = 'GET /notifications';
  const counts = 'GET /notifications/counts';

  test('the newest are loaded into the cache once', async () => {
    const server = fakeServer();
    const queryClient = new QueryClient();
    server.answer(newest, { data: [{ id: 'n-1' }] });
    await runActor(loadNotifications(server.api, queryClient), undefined).outcome;
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual([{ data: [{ id: 'n-1' }] }]);
  });

  test('a refresh before the list has been opened fetches only the count', async () => {
    const server = fakeServer();
    server.answer(counts, { unread: 3 });
    const { outcome } = runActor(refreshNotifications(server.api, new QueryClient()), undefined);
    expect(await outcome).toEqual({ output: undefined });
    expect(server.called()).toEqual([counts]);
  });

  test('a refresh refetches a list that has been opened', async () => {
    const server = fakeServer();
    const queryClient = new QueryClient();
    server.answer(newest, { data: [] });
    server.answer(counts, { unread: 0 });
    await runActor(loadNotifications(server.api, queryClient), undefined).outcome;
    await runActor(refreshNotifications(server.api, queryClient), undefined).outcome;
    expect(server.called().toSorted()).toEqual([newest, newest, counts].toSorted());
  });

  test('everything else is refetched once look-ups, matrix or appetite have changed elsewhere, and not before', async () => {
    const server = fakeServer();
    const queryClient = new QueryClient();
    queryClient.setQueryData(['risk', 'list', {}], { data: [] });
    const stale = () => queryClient.getQueryState(['risk', 'list', {}])?.isInvalidated;
    const refresh = async (settings: string) => {
      server.answer(counts, { unread: 0, settings });
      await runActor(refreshNotifications(server.api, queryClient), undefined).outcome;
      return stale();
    };
    expect([await refresh('a'), await refresh('a'), await refresh('b')]).toEqual([false, false, true]);
    queryClient.setQueryData(['risk', 'list', {}], { data: [] });
    expect(await refresh('b')).toBe(false);
  });

  test('a rejected refresh fails', async () => {
    const server = fakeServer();
    server.refuse(counts, 500, { message: 'It broke' });
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { outcome } = runActor(refreshNotifications(server.api, queryClient), undefined);
    expect(await outcome).toMatchObject({ failure: { code: 'http_500' } });
  });
});
