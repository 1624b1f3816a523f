import { useMatches } from '@tanstack/react-router';

import { routePathOf, type RoutePath } from '#src/app/navigation/route-table.ts';

/** The path of the current route in the route table; undefined where it has none, as on the not-found page. */
export const useRoutePath = (): RoutePath | undefined =>
  useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      return leaf === undefined ? undefined : routePathOf(leaf.fullPath);
    },
  });
