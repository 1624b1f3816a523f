import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { adoptedStandardQuery } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

import { FindingList } from './finding/FindingList.tsx';

const route = getRouteApi('/_app/_guarded/non-conformity/$organisationStandardId');

/** /non-conformity/$organisationStandardId: the findings of the controls of a standard. */
export function FindingsOfStandardPage() {
  const { organisationStandardId: id } = route.useParams();
  const { data } = useQuery(adoptedStandardQuery(useApi(), id));
  return (
    <FindingList
      title="Non-conformity"
      note={data === undefined ? undefined : standardName(data.standard)}
      adoptedStandardId={id}
    />
  );
}
