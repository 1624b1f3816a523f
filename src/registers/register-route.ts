import type { RecordKind } from '#openapi/generated/records.ts';
import type { Kind, RecordSource } from '#src/api/record/register.ts';
import { deferredSearch, type DeferredSearch } from '#src/components/deferred-search.ts';
import type { OpenedRecords } from '#src/components/register/register-search.ts';
import type { Given, SearchSchema } from '#src/components/search-schema.ts';

import { readEarly, type LoaderContext } from './read-early.ts';

/** What the list of a register reads: its address, and its records. */
interface ListedRegister<Search, K extends Kind> {
  readonly address: { readonly schema: SearchSchema<Search>; readonly toQuery: (search: Search) => K['query'] };
  readonly source: RecordSource<K>;
}

interface RegisterRoute<Search> extends DeferredSearch<Search> {
  readonly staticData: { readonly opens: OpenedRecords };
  readonly loaderDeps: (given: { readonly search: object }) => Given;
  readonly loader: (given: { readonly context: LoaderContext; readonly deps: Given }) => void;
}

/** The parameters that change what of a record is shown, and leave the list as it is. */
const ofTheRecord: ReadonlySet<string> = new Set(['view', 'tab', 'comment']);

/**
 * The options of a register's route: its search parameters, what it opens, and its list, which is asked for while its
 * screen is loading.
 * @param load imports the search.ts of its feature
 */
export function registerRoute<Search extends object, K extends Kind>(
  opens: { readonly kind: RecordKind; readonly param: keyof NoInfer<Search> & string },
  load: () => Promise<{ readonly register: ListedRegister<Search, K> }>,
): RegisterRoute<Search> {
  const { param } = opens;
  return {
    ...deferredSearch(async () => (await load()).register.address.schema),
    staticData: { opens },
    loaderDeps: ({ search }) =>
      Object.fromEntries(Object.entries(search).filter(([name]) => name !== param && !ofTheRecord.has(name))),
    loader: ({ context, deps }) =>
      readEarly(context, async () => {
        const { address, source } = (await load()).register;
        return { source, query: address.toQuery(address.schema.parse(deps)) };
      }),
  };
}
