import { createRouter } from '@tanstack/react-router';

import type { AccountActors } from '#src/actors/account-actors.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import type { copyToken } from '#src/actors/copy-token.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import { LoadingView } from '#src/app/frame/LoadingView.tsx';
import { ErrorPage } from '#src/app/pages/ErrorPage.tsx';
import { PlannedPage } from '#src/app/pages/PlannedPage.tsx';
import { mainId } from '#src/app/shell/page-start.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';
import { routeTree } from '#src/routeTree.gen.ts';

export interface RouterContext {
  readonly api: ApiClient;
  readonly queries: Queries;
  /** The app has the router look again whenever it changes. */
  readonly session: SessionActor;
  /** The services of the screens before sign-in. */
  readonly authActors: AuthActors;
  /** The services of the person's own pages. */
  readonly accountActors: AccountActors;
  /** Puts a token for the person's own requests to the API into the clipboard; null outside development. */
  readonly copyToken: ReturnType<typeof copyToken> | null;
}

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollToTopSelectors: [`#${mainId}`],
    // A route without a component is a page that is not built yet.
    defaultComponent: PlannedPage,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingView,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
