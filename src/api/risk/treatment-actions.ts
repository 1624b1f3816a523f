import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { TreatmentActions } from '#openapi/generated/operations/treatment-actions.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { recordParts } from '../record/record-parts.ts';
import type { Page } from '../record/register.ts';

export type TreatmentAction = Schemas['TreatmentAction'];
export type PlannedAction = Schemas['PlannedAction'];
export type TreatmentActionQuery = NonNullable<operations['TreatmentActions.list']['parameters']['query']>;

export interface TreatmentActionKind {
  readonly entity: TreatmentAction;
  readonly draft: Required<Schemas['TreatmentActionInput']>;
  readonly query: object;
}

export const treatmentActions = clientOf(TreatmentActions);

/** The actions of risks. */
export const actionParts = recordParts<TreatmentActionKind>('treatmentAction', treatmentActions);

/** One page of the actions of all risks. Its key begins with that of risks: a change of a risk makes it stale. */
export const plannedActionsQuery = (api: ApiClient, query: TreatmentActionQuery) =>
  queryOptions({
    queryKey: ['risk', 'planned-actions', query],
    queryFn: ({ signal }): Promise<Page<PlannedAction>> => treatmentActions(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
