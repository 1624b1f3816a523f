import { useRouter, type AnyRoute } from '@tanstack/react-router';

/** The address of a record. */
export interface Destination {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Finds the address of a record of a kind, or with the id `new` of the form for another one; undefined without a page. */
export function useDestination(): (kind: string, id: string) => Destination | undefined {
  const routes: Readonly<Record<string, AnyRoute>> = { ...useRouter().routesByPath };
  return (kind, id) => {
    for (const [to, { options }] of Object.entries(routes)) {
      const opens = options.staticData?.opens;
      if (opens?.kind === kind) return { to, search: { [opens.param]: id } };
    }
    return undefined;
  };
}
