import { useRouter, type AnyRoute } from '@tanstack/react-router';

/** The address of a record. */
export interface Destination {
  readonly to: string;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** Finds the address of a record of a kind, or with the id `new` of the form for another one; undefined without a page. */
export function useDestination(): (kind: string, id: string) => Destination | undefined {
  const routes = useRoutes();
  return (kind, id) => {
    for (const [to, { options }] of Object.entries(routes)) {
      const opens = [options.staticData?.opens ?? []].flat().find((one) => one.kind === kind);
      if (opens !== undefined) return { to, search: { [opens.param]: id } };
    }
    return undefined;
  };
}

/** Finds the address of the list that a kind's records are in; undefined without a page. */
export function useListOf(): (kind: string) => Destination | undefined {
  const routes = useRoutes();
  return (kind) => {
    for (const [to, { options }] of Object.entries(routes)) {
      const opens = [options.staticData?.opens ?? []].flat().find((one) => one.kind === kind);
      if (opens !== undefined) return { to, ...(opens.view !== undefined && { search: { view: opens.view } }) };
    }
    return undefined;
  };
}

/** Finds the page of a record on its own, or with the id `new` of another one; undefined for kinds without such pages. */
export function useOwnPage(): (kind: string, id: string) => Destination | undefined {
  const routes = useRoutes();
  return (kind, id) => {
    const path = Object.keys(routes).find(
      (each) => each.endsWith(idPart) && routes[each]?.options.staticData?.pageOf === kind,
    );
    return path === undefined ? undefined : { to: path.replace(idPart, id === 'new' ? '' : `/${id}`) };
  };
}

const idPart = '/$id';

const useRoutes = (): Readonly<Record<string, AnyRoute>> => ({ ...useRouter().routesByPath });
