import type { QueryClient } from '@tanstack/react-query';

import {
  activeAssessmentQuery,
  adoptedStandardQuery,
  assessmentDetailsQuery,
  assessmentsOfStandardQuery,
  groupsQuery,
} from '#src/api/compliance/assessments.ts';
import { positionsQuery } from '#src/api/compliance/positions.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

import type { AssessmentSearch } from './search.ts';

interface Asked {
  /** Of the adopted standard. */
  readonly id: string;
  /** The one in the address. */
  readonly assessmentId: string | undefined;
  readonly view: AssessmentSearch['view'];
}

/** Reads what the screen of an assessment shows while it is loading. */
export const readEarly =
  (api: ApiClient, { id, assessmentId, view }: Asked) =>
  async (client: QueryClient): Promise<unknown> => {
    if (view === 'soa' || view === 'upgrade') return undefined;
    const details = async () => {
      const shown = assessmentId ?? (await client.query(activeAssessmentQuery(api, id)))?.id;
      return shown === undefined ? undefined : client.query(assessmentDetailsQuery(api, shown));
    };
    return Promise.all([
      details(),
      client.query(positionsQuery(api, id)),
      client.query(groupsQuery(api, id)),
      client.query(adoptedStandardQuery(api, id)),
      client.query(assessmentsOfStandardQuery(api, id)),
    ]);
  };
