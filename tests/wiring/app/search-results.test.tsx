import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import type { Principal } from '#openapi/access.ts';
import { useSearchResults } from '#src/app/shell/useSearchResults.ts';
import { rememberChoices } from '#src/components/register/remembered.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { shellTexts } from '#src/texts/shell.ts';
import { SearchIcon } from '#src/ui/tool-icons.tsx';
import { harbour } from '#tests/model/flows/support/people.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';

const call = 'GET /search';

const features = ['RISK', 'INCIDENT_REGISTER', 'INFORMATION_ASSET'] as const;
const viewer: Principal = {
  role: 'ORG_VIEWER',
  featurePermissions: features.map((feature) => ({ feature, permission: 'VIEW' })),
  features,
};
const editor: Principal = {
  ...viewer,
  role: 'ORG_MANAGER',
  featurePermissions: features.map((feature) => ({ feature, permission: 'ADD' })),
};

/** A router in which risks and incidents have a page. */
function pages() {
  const root = createRootRoute();
  const list = (path: string, kind: string, param: string) =>
    createRoute({ getParentRoute: () => root, path, staticData: { opens: { kind, param } } });
  return createRouter({
    routeTree: root.addChildren([
      list('/risk-list', 'risk', 'risk'),
      list('/incident', 'incident', 'incident'),
      createRoute({ getParentRoute: () => root, path: '$' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
}

/** Types a text into the quick search of a person. @param found what the server answers; null if it refuses */
async function search(
  principal: Principal | null,
  text: string,
  found: readonly object[] | null = [],
  memberships: readonly object[] = [harbour],
) {
  const signedIn = startApp({ memberships });
  await signedIn.signIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = testApp();
  const router = pages();
  if (found === null) app.server.refuse(call, 500, { message: 'Failed' });
  else app.server.answer(call, found);
  const hook = await renderHook(
    {
      within: (shown) =>
        app.within(
          <RouterContextProvider router={router}>
            <SessionProvider session={signedIn.session}>{shown}</SessionProvider>
          </RouterContextProvider>,
        ),
    },
    () => useSearchResults(principal, text),
  );
  const wait = async () => {
    for (const milliseconds of [200, 0, 0]) await doing(() => void vi.advanceTimersByTime(milliseconds));
  };
  const shown = () =>
    hook.result.groups.map(({ title, options }) => [title, options.map((option) => option.title)] as const);
  const optionOf = (title: string) =>
    hook.result.groups.flatMap(({ options }) => options).find((option) => option.title === title);
  return { server: app.server, router, hook, wait, shown, optionOf };
}

const filled = (groups: readonly (readonly [string, readonly string[]])[]) =>
  groups.filter(([, titles]) => titles.length > 0);

const record = (kind: string, id: string, title: string) => ({ kind, id, ref: `${id}-ref`, title });

test('pages, actions and records are in groups, the kind of the best match before the other kinds', async () => {
  const { wait, shown } = await search(editor, 'risk', [
    record('risk', 'r-1', 'Risk of fire'),
    record('incident', 'i-1', 'Risk realised'),
    record('risk', 'r-2', 'Risk of flood'),
  ]);
  await wait();
  const groups = shown();
  expect(groups.map(([title]) => title)).toEqual(['Suggestions', 'Settings', 'Actions', 'Risks', 'Incidents']);
  const titles = new Map(filled(groups));
  expect(titles.get('Suggestions')).toContain('Risk Register');
  expect(titles.get('Settings')).toContain('Risk Categories');
  expect(titles.get('Actions')).toEqual(['Add risk']);
  // The other order is that of the registers.
  expect(filled(groups).slice(-2)).toEqual([
    ['Risks', ['Risk of fire', 'Risk of flood']],
    ['Incidents', ['Risk realised']],
  ]);
});

test('the kind of the best match comes first also if another kind has more', async () => {
  const { wait, shown } = await search(editor, 'risk', [
    record('incident', 'i-1', 'Risk realised'),
    record('risk', 'r-1', 'Risk of fire'),
    record('risk', 'r-2', 'Risk of flood'),
  ]);
  await wait();
  expect(shown().slice(-2)).toEqual([
    ['Incidents', ['Risk realised']],
    ['Risks', ['Risk of fire', 'Risk of flood']],
  ]);
});

test('an option has the icon and the note of its page, a record those of its register and its reference', async () => {
  const { wait, optionOf } = await search(editor, 'risk', [record('risk', 'r-1', 'Risk of fire')]);
  await wait();
  const page = optionOf('Risk Register');
  expect(page).toMatchObject({ key: '/risk-list', note: 'Risk' });
  expect(optionOf('Risk of fire')).toMatchObject({ key: 'r-1', note: 'r-1-ref', icon: page?.icon });
  expect(optionOf('Add risk')).toMatchObject({ key: 'new-risk' });
});

test('a chosen option is opened with the chosen number of rows', async () => {
  rememberChoices('/risk-list', { perPage: 25 });
  const { wait, optionOf, router } = await search(editor, 'risk', [record('risk', 'r-1', 'Risk of fire')]);
  await wait();
  const opened: unknown[] = [];
  vi.spyOn(router, 'navigate').mockImplementation(async (to) => void opened.push(to));
  for (const title of ['Risk Register', 'Risk of fire', 'Add risk', 'Risk Categories']) optionOf(title)?.run();
  expect(opened).toEqual([
    { to: '/risk-list', search: { perPage: 25 } },
    { to: '/risk-list', search: { perPage: 25, risk: 'r-1' } },
    { to: '/risk-list', search: { perPage: 25, risk: 'new' } },
    { to: '/settings/risk/risk-categories', search: {} },
  ]);
});

test('records without a page are left out', async () => {
  const { wait, shown } = await search(editor, 'gate', [record('informationAsset', 'a-1', 'Gate')]);
  await wait();
  expect(filled(shown())).toEqual([]);
});

test('a person may add only what they have the right to add', async () => {
  const mayAdd = async (principal: Principal | null, text: string) => {
    const { shown, hook } = await search(principal, text);
    const titles = new Map(shown()).get('Actions');
    await hook.unmount();
    vi.useRealTimers();
    return titles;
  };
  expect(await mayAdd(editor, ' ADD ')).toEqual(['Add incident', 'Add risk']);
  expect(await mayAdd(editor, 'add inc')).toEqual(['Add incident']);
  expect(await mayAdd(viewer, 'add')).toEqual([]);
  expect(await mayAdd(null, 'add')).toEqual([]);
});

test('a record whose page is not in the menu has the icon of the search', async () => {
  const { wait, optionOf } = await search(null, 'risk', [record('risk', 'r-1', 'Risk of fire')]);
  await wait();
  expect(optionOf('Risk of fire')?.icon).toBe(SearchIcon);
});

test('no records are searched without an organisation', async () => {
  const { server, wait, shown } = await search(editor, 'qqq', [record('risk', 'r-1', 'Risk of fire')], []);
  await wait();
  expect(server.requests).toEqual([]);
  expect(filled(shown())).toEqual([]);
});

test('a person who is not known yet has no pages', async () => {
  const { shown } = await search(null, '');
  expect(filled(shown())).toEqual([]);
});

test('a search says that it is under way while nothing else is found, and that it failed', async () => {
  const alone = await search(editor, 'qqq');
  expect(alone.hook.result.note).toBe(shellTexts.search.searching);
  await alone.wait();
  expect(alone.hook.result.note).toBeUndefined();
  await alone.hook.unmount();
  vi.useRealTimers();
  const beside = await search(editor, 'risk register', null);
  expect(filled(beside.shown())).toEqual([['Suggestions', ['Risk Register']]]);
  expect(beside.hook.result.note).toBeUndefined();
  await beside.wait();
  expect(beside.hook.result.note).toBe(shellTexts.search.failed);
});
