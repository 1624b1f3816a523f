import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import type { ApiClient } from '#src/api/connection/client.ts';
import { fetchEarly } from '#src/registers/read-early.ts';

import { fakeServer } from '../support/fake-server.ts';
import { settle } from '../support/render.tsx';

const queryKey = ['numbers'];

function contextOf(hasOrganisation: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = { client: async () => client, loaded: () => client, clear: () => client.clear() };
  return { client, context: { api: fakeServer().api, queries, hasOrganisation: () => hasOrganisation } };
}

const numbersFrom = (read: (factor: number) => Promise<number>) => async () => ({
  readEarly: (_api: ApiClient, factor: number) => (client: QueryClient) =>
    client.query(queryOptions({ queryKey, queryFn: () => read(factor) })),
});

test('what a screen will show is fetched while it is loading', async () => {
  const { client, context } = contextOf(true);
  fetchEarly(
    context,
    numbersFrom(async (factor) => 5 * factor),
    2,
  );
  await settle();
  expect(client.getQueryData(queryKey)).toBe(10);
});

test('nothing is fetched without an organisation', async () => {
  const { client, context } = contextOf(false);
  fetchEarly(
    context,
    numbersFrom(async () => 5),
    1,
  );
  await settle();
  expect(client.getQueryState(queryKey)).toBeUndefined();
});

test('a failure is left for the screen to show', async () => {
  const { client, context } = contextOf(true);
  fetchEarly(
    context,
    numbersFrom(async () => {
      throw new Error('The server is not responding');
    }),
    1,
  );
  await settle();
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: undefined });
});
