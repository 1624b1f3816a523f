import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';

import { ApiProvider } from '#src/api/connection/ApiProvider.tsx';
import { ProductProvider } from '#src/components/ProductProvider.tsx';

import { fakeServer } from './fake-server.ts';
import { render } from './render.tsx';

const product = {
  name: 'Quayside',
  contactEmail: '',
  contactPhone: '',
  termsUrl: '',
  privacyUrl: '',
  cookiesUrl: '',
};

/** A router whose only page matches every path. */
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
  /** The current path. */
  readonly path?: string;
  readonly context?: object;
}

/** The providers around every screen, with a fake server controlled by the test. */
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
    /** The URL, and whether it replaced the previous history entry. */
    address: () => ({ href: history.location.href, replaced: history.length === 2 }),
  };
}

/** For hooks without providers. */
export const alone = { within: (shown: ReactNode): ReactNode => shown };

/**
 * Calls a hook in a component of the app.
 * @param mounting `twice` makes React mount, unmount and remount it, which duplicates any effect that is not cleaned up
 */
export async function renderHook<Result>(
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
  const { unmount, show } = await render(shown());
  return {
    unmount,
    rerender: () => show(shown()),
    /** The last value returned by the hook. */
    get result(): Result {
      const [result] = results.slice(-1);
      if (result === undefined) throw new Error('The hook has not returned a value');
      return result;
    },
  };
}
