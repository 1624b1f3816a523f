import type { AppRouter } from '#src/app/navigation/router.ts';

/**
 * Prepares React's taking over a screen that the page already contains: what React renders first has to be the same. The
 * route is therefore loaded before, and the session must stay unknown until then.
 * @returns whether the screen could be loaded
 */
export async function prepareHydration(router: AppRouter): Promise<boolean> {
  // The router renders as it did on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  return router.state.matches.every(({ status }) => status === 'success');
}
