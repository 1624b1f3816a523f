import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';

import { ApiProvider } from '#src/api/ApiProvider.tsx';
import { ProductProvider } from '#src/components/ProductProvider.tsx';

import { fakeServer } from './fake-server.ts';
import { draw } from './render.tsx';

const product = {
  name: 'Quayside',
  contactEmail: '',
  contactPhone: '',
  termsUrl: '',
  privacyUrl: '',
  cookiesUrl: '',
};

/** A router whose only page stands at every address. */
function anyPage(path: string, context: object = {}) {
  const root = createRootRouteWithContext<object>()();
  const page = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/before', path] }),
    context,
  });
}

export interface AppOptions {
  /** The address that is open. */
  readonly path?: string;
  readonly context?: object;
}

/** What surrounds every screen, with a server that the test speaks for. */
export function testApp({ path = '/', context }: AppOptions = {}) {
  const server = fakeServer();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = anyPage(path, context);
  const { history } = router;
  const within = (shown: ReactNode) => (
    <ProductProvider product={product}>
      <ApiProvider api={server.api}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>{shown}</RouterContextProvider>
        </QueryClientProvider>
      </ApiProvider>
    </ProductProvider>
  );
  return {
    server,
    queryClient,
    router,
    within,
    /** The address, and whether it took the place of the one before. */
    address: () => ({ href: history.location.href, replaced: history.length === 2 }),
  };
}

/** For hooks that need nothing of the app. */
export const alone = { within: (shown: ReactNode): ReactNode => shown };

/**
 * Calls a hook in a component of the app.
 * @param mounting `twice` has React mount it, take it down and mount it again: what is not cleaned up then happens twice
 */
export async function drawHook<Result>(
  app: { readonly within: (shown: ReactNode) => ReactNode },
  useHook: () => Result,
  mounting: 'once' | 'twice' = 'once',
) {
  const results: Result[] = [];
  function Caller() {
    results.push(useHook());
    return null;
  }
  const shown = () =>
    app.within(
      mounting === 'twice' ? (
        <StrictMode>
          <Caller />
        </StrictMode>
      ) : (
        <Caller />
      ),
    );
  const { unmount, show } = await draw(shown());
  return {
    unmount,
    redraw: () => show(shown()),
    /** What the hook returned last. */
    get result(): Result {
      const [result] = results.slice(-1);
      if (result === undefined) throw new Error('The hook has returned nothing');
      return result;
    },
  };
}
