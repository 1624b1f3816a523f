import { recordTabs } from '#src/components/record-panel/record-tabs.ts';
import { idOf, oneOf, searchSchema } from '#src/components/search-schema.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The kind whose records have the route as a page of their own: one at `$id`, another one without it. */
    readonly pageOf?: string;
  }
}

const search = searchSchema(({ tab, comment }) => ({ tab: oneOf(recordTabs, tab), comment: idOf(comment) }));

/** The options of the routes that show one record of a kind on a page of its own. */
export const ownPage = (kind: string) => ({ validateSearch: search, staticData: { pageOf: kind } });
