import type { AppRouter } from '#src/app/navigation/router.ts';

/**
 * Lets React take over a screen that the page already contains. The route is loaded first, because what React renders
 * at first has to be the same.
 * @param takeOver calls `hydrateRoot`
 */
export async function hydrate(router: AppRouter, takeOver: () => void): Promise<void> {
  // The router renders as it did on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  takeOver();
}
