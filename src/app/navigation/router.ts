import { createRouter, type RouterHistory } from '@tanstack/react-router';

import type { AccountActors } from '#src/actors/account-actors.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import type { copyToken } from '#src/actors/copy-token.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import type { Queries } from '#src/api/connection/queries.ts';
import { LoadingView } from '#src/app/frame/LoadingView.tsx';
import { ErrorPage } from '#src/app/pages/ErrorPage.tsx';
import { PlannedPage } from '#src/app/pages/PlannedPage.tsx';
import { mainId } from '#src/app/shell/page-start.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';
import { routeTree } from '#src/routeTree.gen.ts';

export interface RouterContext {
  readonly api: ApiClient;
  readonly queries: Queries;
  /** The app makes the router re-evaluate its guards whenever the session changes. */
  readonly session: SessionActor;
  /** Whether requests can be sent for an organisation: the active one, or the one that is expected to become active. */
  readonly hasOrganisation: () => boolean;
  /** The services behind the screens before sign-in. */
  readonly authActors: AuthActors;
  /** The services behind the account pages. */
  readonly accountActors: AccountActors;
  /** Copies a token for personal API requests to the clipboard; null outside development. */
  readonly copyToken: ReturnType<typeof copyToken> | null;
}

/** A page is mounted again for another record: its machines were given the id of the one before. */
const pathOf = ({ params }: { readonly params: unknown }): unknown => params;

/** @param history the address bar by default */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history !== undefined && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A server would write a script into the page.
    scrollRestoration: history === undefined,
    scrollToTopSelectors: [`#${mainId}`],
    // A route without a component is a page that has not been built yet.
    defaultComponent: PlannedPage,
    defaultRemountDeps: pathOf,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingView,
    // A page that is ready is shown: the loading view appears late enough not to flash.
    defaultPendingMinMs: 0,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
