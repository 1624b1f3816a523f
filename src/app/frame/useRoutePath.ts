import { useMatches } from '@tanstack/react-router';

import { routePathOf, type RoutePath } from '#src/app/navigation/route-table.ts';

/** The route of the table that is shown; undefined where there is none, as on the not-found page. */
export const useRoutePath = (): RoutePath | undefined =>
  useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      return leaf === undefined ? undefined : routePathOf(leaf.fullPath);
    },
  });
