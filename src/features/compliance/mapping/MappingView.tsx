import { useQuery } from '@tanstack/react-query';

import { mappingUsesQuery, toReviewQuery } from '#src/api/compliance/mapping-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { MappingSets } from './MappingSets.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

/** The most that the server lists. */
const mostListed = 500;

/** /assessments?view=mapping: links that wait for a decision, and what sets of mappings may do. */
export function MappingView() {
  const api = useApi();
  const links = useQuery(toReviewQuery(api));
  const sets = useQuery(mappingUsesQuery(api));
  const count = links.data?.length ?? 0;
  const note = count >= mostListed ? `The first ${mostListed} links` : countOf(count, 'link');
  return (
    <>
      <PageTitle title="Mapping Review" note={count === 0 ? undefined : note} />
      {links.data === undefined ? (
        links.error ? (
          <LoadFailed what="links" error={links.error} onRetry={() => void links.refetch()} />
        ) : (
          <LoadingRows />
        )
      ) : links.data.length === 0 ? (
        <EmptyState title="Nothing to review">
          Links that someone proposes, that have changed, or that follow from a mapping wait here until you accept or
          reject them.
        </EmptyState>
      ) : (
        <ReviewQueue links={links.data} />
      )}
      {sets.data !== undefined && sets.data.length > 0 && (
        <Region title="Mappings between standards" note="What each may do here">
          <MappingSets sets={sets.data} />
        </Region>
      )}
    </>
  );
}
