import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';

import { entryTitleOf, isEntryPath } from '#src/app/frame/entry-screens.ts';
import { useDocumentTitle } from '#src/app/frame/useDocumentTitle.ts';
import { usePageFocus } from '#src/app/frame/usePageFocus.ts';
import { useRoutePath } from '#src/app/frame/useRoutePath.ts';
import { ProductProvider } from '#src/components/ProductProvider.tsx';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { account } from '#tests/model/flows/support/people.ts';

import { doing, render } from '../support/render.tsx';
import { startApp, type Person } from '../support/signed-in.ts';

const product = {
  name: 'Quayside',
  contactEmail: '',
  contactPhone: '',
  termsUrl: 'http://localhost:3000/demo/terms',
  privacyUrl: '',
  cookiesUrl: '',
};

/** Pages with a heading, in a root layout that calls the hooks of the frame. */
async function open(path: string, { person, signedOut = false }: { person?: Person; signedOut?: boolean } = {}) {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  const app = startApp(person);
  if (!signedOut) await app.signIn();
  const routePaths: unknown[] = [];
  const root = createRootRoute({
    component: function Frame() {
      useDocumentTitle();
      usePageFocus();
      routePaths.push(useRoutePath());
      return (
        <main>
          <Outlet />
        </main>
      );
    },
  });
  const layout = createRoute({ getParentRoute: () => root, id: 'layout' });
  const pages = ['/', '/policy', '/sign-in', '/demo/$name', '/unknown'].map((each) =>
    createRoute({ getParentRoute: () => layout, path: each, component: () => <h1>{each}</h1> }),
  );
  const register = createRoute({ getParentRoute: () => layout, path: '/risk-list' });
  const list = createRoute({ getParentRoute: () => register, path: '/', component: () => <h1>Risks</h1> });
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([...pages, register.addChildren([list])])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const drawn = await render(
    <ProductProvider product={product}>
      <SessionProvider session={app.session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ProductProvider>,
  );
  const go = (href: string) => doing(() => void router.navigate({ href }));
  return { ...drawn, ...app, go, routePaths, router };
}

describe('the window title', () => {
  test.each([
    ['/sign-in', 'Sign in · Quayside'],
    ['/demo/terms', 'Terms of Service · Quayside'],
    ['/risk-list', 'Risk Register · Quayside'],
    ['/policy', 'Not authorised · Quayside'],
    ['/unknown', 'Page not found · Quayside'],
  ])('of %s is %s', async (path, title) => {
    await open(path);
    expect(document.title).toBe(title);
  });

  test('follows the page and the session', async () => {
    const { go, reportAndSettle } = await open('/risk-list', { signedOut: true });
    expect(document.title).toBe('Quayside');
    await reportAndSettle({ kind: 'signedIn', sessionId: 'sess_1' });
    expect(document.title).toBe('Risk Register · Quayside');
    await go('/policy');
    expect(document.title).toBe('Not authorised · Quayside');
  });

  test('is that of the active gate, on every page', async () => {
    await open('/risk-list', { person: { account: { ...account, approved: false } } });
    expect(document.title).toBe('Your account is under review · Quayside');
  });
});

describe('the focus', () => {
  const focused = () => document.querySelector('h1:focus')?.textContent;

  test('moves to the title of a page that is opened, except the first', async () => {
    const { go, router } = await open('/');
    const toLocation = router.state.location;
    const changes = { pathChanged: true, hrefChanged: true, hashChanged: false };
    await doing(() => router.emit({ type: 'onRendered', toLocation, ...changes }));
    expect(document.activeElement).toBe(document.body);
    await go('/risk-list');
    expect(focused()).toBe('Risks');
    await go('/policy');
    expect(focused()).toBe('/policy');
  });

  test('stays where it is when only the search changes', async () => {
    const { go } = await open('/risk-list');
    await go('/risk-list?page=2');
    expect(document.activeElement).toBe(document.body);
  });

  test('is not moved after the layout is unmounted', async () => {
    const { unmount, router } = await open('/');
    await unmount();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    document.body.appendChild(document.createElement('main')).appendChild(document.createElement('h1'));
    const from = router.state.location;
    router.emit({
      type: 'onRendered',
      fromLocation: from,
      toLocation: from,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    });
    expect(focus).not.toHaveBeenCalled();
  });
});

test('the path of the route is that of the route table, if it has a row', async () => {
  const { go, routePaths } = await open('/risk-list');
  expect(routePaths.at(-1)).toBe('/risk-list');
  await go('/unknown');
  expect(routePaths.at(-1)).toBeUndefined();
});

test.each([
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create an account'],
  ['/verify-otp', 'Check your email'],
  ['/forget-password', 'Forgot password'],
  ['/sso-callback', 'Signing in'],
  ['/risk-list', undefined],
  ['toString', undefined],
])('the title of the screen before sign-in at %s is %s', (path, title) => {
  expect(entryTitleOf(path)).toBe(title);
  expect(isEntryPath(path)).toBe(title !== undefined);
});
