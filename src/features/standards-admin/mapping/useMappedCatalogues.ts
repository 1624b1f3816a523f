import { useQuery } from '@tanstack/react-query';

import type { MappingSet } from '#src/api/compliance/mapping-sets.ts';
import {
  standardCatalogueQuery,
  standardVersionsQuery,
  type StandardCatalogue,
} from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

/** The two standards of a set; undefined for one that the catalogue does not have. */
export interface MappedCatalogues {
  readonly source: StandardCatalogue | undefined;
  readonly target: StandardCatalogue | undefined;
}

function useNewest(title: string) {
  const api = useApi();
  const versions = useQuery(standardVersionsQuery(api, 'PLATFORM'));
  // Lists are in the order of their numbers.
  const version = versions.data?.findLast((one) => one.title === title);
  const catalogue = useQuery({
    ...standardCatalogueQuery(api, 'PLATFORM', version?.id ?? ''),
    enabled: version !== undefined,
  });
  const error = versions.error ?? catalogue.error;
  return {
    catalogue: catalogue.data,
    error,
    isKnown: versions.data !== undefined && (version === undefined || catalogue.data !== undefined),
    retry: () => void (versions.error === null ? catalogue.refetch() : versions.refetch()),
  };
}

/** Reads the newest versions of the two standards that a set names. */
export function useMappedCatalogues({ source, target }: Pick<MappingSet, 'source' | 'target'>) {
  const [from, to] = [useNewest(source), useNewest(target)];
  const catalogues: MappedCatalogues | undefined =
    from.isKnown && to.isKnown ? { source: from.catalogue, target: to.catalogue } : undefined;
  const failed = from.error === null ? to : from;
  return { catalogues, error: failed.error, retry: failed.retry };
}
