import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ControlPositions } from '#openapi/generated/operations/control-positions.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { summaryKey } from '../record/register.ts';
import { complianceKey } from './own-controls.ts';

export type ControlPosition = Schemas['ControlPosition'];
export type PositionDetails = Schemas['PositionDetails'];

export const controlPositions = clientOf(ControlPositions);

/** All positions of an adopted standard, in its order, without texts. */
export const positionsQuery = (api: ApiClient, adoptedStandardId: string) =>
  queryOptions({
    queryKey: [complianceKey, 'positions', adoptedStandardId],
    queryFn: ({ signal }): Promise<ControlPosition[]> =>
      controlPositions(api).positions({ query: { adoptedStandardId }, signal }),
  });

/** A position with all its sources. */
export const positionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [complianceKey, 'position', id],
    queryFn: ({ signal }): Promise<PositionDetails> => controlPositions(api).details({ path: { id }, signal }),
  });

/** The values that a position had, the newest first. */
export const positionHistoryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [complianceKey, 'position-history', id],
    queryFn: ({ signal }) => controlPositions(api).positionHistory({ path: { id }, signal }),
  });

/** Fetches again what follows from own controls, links and positions, with what is counted or asked of own controls. */
export const refreshCompliance = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => key === complianceKey || key === 'ownControl' || key === summaryKey,
  });
