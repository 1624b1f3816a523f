import type { Queries } from '#src/api/queries.ts';
import type { AppRouter } from '#src/app/navigation/router.ts';

/** Loads what the opened screen and its list run on while the identity SDK finds out who is signed in. */
export async function prepareScreen(router: AppRouter, queries: Queries): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.all([queries.client(), ...matchedRoutes.map((route) => router.loadRouteChunk(route))]);
}
