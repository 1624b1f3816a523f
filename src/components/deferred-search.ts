import { redirect, stripSearchParams, type SearchMiddleware } from '@tanstack/react-router';

import { searchSchema, type SearchSchema } from './search-schema.ts';

/** The options of a route whose search parameters are read by a schema that is loaded with its screen. */
export interface DeferredSearch<Search> {
  readonly validateSearch: SearchSchema<Search>;
  readonly search: { readonly middlewares: SearchMiddleware<Search>[] };
  readonly beforeLoad: () => Promise<void> | undefined;
}

/** Leaves out of addresses what equals its default. */
function stripping({ parse, defaultsOf }: SearchSchema<object>): SearchMiddleware<object> {
  if (defaultsOf === undefined) return stripSearchParams(parse({}));
  return ({ search, next }) => {
    const shown = next(search);
    return stripSearchParams<object>(defaultsOf({ ...shown }))({ search: shown, next: (same) => same });
  };
}

/**
 * The search parameters of a route, without what they may be: the first page would grow with every route
 * (docs/decisions/126-weight-of-a-route.md). Until the schema is there, an address is left as it stands, and nothing reads
 * it: the route waits for the schema, and is then opened with what it makes of the address.
 */
export function deferredSearch<Search extends object>(
  load: () => Promise<SearchSchema<Search>>,
): DeferredSearch<Search>;
// The overload promises the type of the schema, which reads every address that a screen sees.
export function deferredSearch(load: () => Promise<SearchSchema<object>>): unknown {
  let schema: SearchSchema<object> | null = null;
  let strip: SearchMiddleware<object> = ({ search, next }) => next(search);
  const arrive = async () => {
    schema = await load();
    strip = stripping(schema);
    throw redirect({ to: '.', search: true, hash: true, state: true });
  };
  return {
    validateSearch: searchSchema((given) => schema?.parse(given) ?? given),
    search: { middlewares: [(given: Parameters<typeof strip>[0]) => strip(given)] },
    beforeLoad: () => (schema === null ? arrive() : undefined),
  };
}
