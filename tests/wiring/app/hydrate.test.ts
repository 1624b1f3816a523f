import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { prepareHydration } from '#src/app/frame/hydrate.ts';
import type { AppRouter } from '#src/app/navigation/router.ts';

/** Prepares a screen whose parts are loaded as given. */
async function prepare(loader: () => Promise<string>) {
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: '/risks', loader });
  const plain = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: ['/risks'] }),
  });
  // @ts-expect-error -- A router of other routes.
  const router: AppRouter = plain;
  return { router, isPrepared: await prepareHydration(router) };
}

test('the screen is loaded before React takes it over, as it was on the server', async () => {
  const { router, isPrepared } = await prepare(async () => 'rows');
  expect(isPrepared).toBe(true);
  expect(router.state.matches.map(({ loaderData }) => loaderData)).toEqual([undefined, 'rows']);
  expect(router.ssr).toStrictEqual({ manifest: undefined });
});

test('a screen that cannot be loaded is not taken over', async () => {
  const { router, isPrepared } = await prepare(async () => {
    throw new Error('Offline');
  });
  expect(router.state.matches.map(({ status }) => status)).toEqual(['success', 'error']);
  expect(isPrepared).toBe(false);
});
