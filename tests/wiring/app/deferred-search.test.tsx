import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { searchSchema } from '#src/components/search-schema.ts';

import { doing, render, settle } from '../support/render.tsx';

const schema = searchSchema(({ kind, page }) => ({
  kind: kind === 'PRIMARY' ? kind : undefined,
  page: typeof page === 'number' ? page : 1,
}));

/** A list whose schema arrives when it is let through; what its loader and its screen have read of the address. */
async function opened(address: string) {
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let loads = 0;
  const read: [reader: string, search: unknown][] = [];
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Home</p> });
  const list = createRoute({
    getParentRoute: () => root,
    path: 'list',
    ...deferredSearch(async () => {
      loads += 1;
      await arrival;
      return schema;
    }),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => void read.push(['loader', deps]),
    component: List,
  });
  function List() {
    read.push(['screen', list.useSearch()]);
    return <p>List</p>;
  }
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([home, list]), history, defaultPendingMs: 0 });
  await render(<RouterProvider router={router} />);
  await settle();
  const arrive = async () => {
    arrived();
    await settle();
    await settle();
  };
  return { router, history, read, arrive, loads: () => loads };
}

test('nothing reads an address before its schema is there, and then only what the schema makes of it', async () => {
  const { read, arrive } = await opened('/list?kind=SECRET&page=3');
  expect(read).toEqual([]);
  await arrive();
  const address = { kind: undefined, page: 3 };
  expect(read[0]).toEqual(['loader', address]);
  expect(read.length).toBeGreaterThan(1);
  for (const [, seen] of read) expect(seen).toEqual(address);
});

test('the address loses what the schema does not accept, and its history entry, hash and state stay', async () => {
  const { history, arrive } = await opened('/list?kind=SECRET&page=1#row');
  await arrive();
  expect(history.location.href).toBe('/list#row');
  expect(history.length).toBe(1);
});

test('a way to the list waits for the schema, and later ones do not', async () => {
  const { router, history, arrive, loads } = await opened('/');
  await doing(() => history.push('/list?kind=PRIMARY&page=1', { hint: 'x' }));
  await arrive();
  expect(history.location.href).toBe('/list?kind=PRIMARY');
  expect(history.location.state).toMatchObject({ hint: 'x' });
  await doing(() => void router.navigate({ to: '.', search: () => ({ page: 2, kind: undefined }) }));
  await settle();
  expect(history.location.href).toBe('/list?page=2');
  expect(history.length).toBe(3);
  expect(loads()).toBe(1);
});
