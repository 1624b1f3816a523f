import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { useAddress } from '#src/components/register/address.ts';
import { useSearchText } from '#src/components/useSearchText.ts';

import { find } from '../support/page.ts';
import { doing, render, settle } from '../support/render.tsx';

interface ListSearch {
  readonly search: string;
  readonly page: number;
  readonly risk?: string;
}

/** A list whose route reads what its address names: what is read, in order, and the search in the address. */
async function openedList() {
  const read: ListSearch[] = [];
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: 'list',
    validateSearch: ({ search = '', page = 1 }: Record<string, unknown>): ListSearch => ({
      search: String(search),
      page: Number(page),
    }),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => void read.push(deps),
    component: SearchBox,
  });
  function SearchBox() {
    const { search, filter, preload } = useAddress<'risk', ListSearch>(list.useSearch(), 'risk');
    const [typed, type] = useSearchText(
      search.search,
      (text) => filter({ search: text }),
      (text) => preload({ search: text }),
    );
    return <button onClick={() => type(`${typed}a`)}>Type</button>;
  }
  const history = createMemoryHistory({ initialEntries: ['/list?page=3'] });
  const router = createRouter({ routeTree: root.addChildren([list]), history });
  await router.load();
  await render(<RouterProvider router={router} />);
  await settle();
  read.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = () => doing(() => find('button').click());
  const pause = (milliseconds: number) => doing(() => void vi.advanceTimersByTime(milliseconds));
  return { read, type, pause, shown: () => router.state.location.search };
}

test('matches are read in a short pause, and shown by the address after a longer one without another read', async () => {
  const { read, type, pause, shown } = await openedList();
  await type();
  await pause(100);
  expect(read).toEqual([{ search: 'a', page: 1 }]);
  expect(shown()).toEqual({ search: '', page: 3 });
  await pause(150);
  expect(shown()).toEqual({ search: 'a', page: 1 });
  expect(read).toHaveLength(1);
});

test('nothing is read while typing goes on', async () => {
  const { read, type, pause } = await openedList();
  await type();
  await pause(99);
  await type();
  await pause(99);
  expect(read).toEqual([]);
  await pause(1);
  expect(read).toEqual([{ search: 'aa', page: 1 }]);
});
