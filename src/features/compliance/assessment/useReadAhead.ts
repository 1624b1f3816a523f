import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { controlTextsQuery, type ReadStandard } from '#src/api/compliance/assessments.ts';
import { positionQuery } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

import type { TreeItem } from './assessment-tree.ts';

/** Reads the next control ahead, so that J shows it at once. */
export function useReadAhead(next: TreeItem | undefined, standard: ReadStandard): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (next === undefined) return;
    // A failure is shown once the control itself is read.
    const ignore = () => undefined;
    queryClient.query(positionQuery(api, next.position.id)).catch(ignore);
    queryClient.query(controlTextsQuery(api, standard, next.position.controlId)).catch(ignore);
  }, [api, queryClient, next, standard]);
}
