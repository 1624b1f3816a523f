import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Dashboard } from '#openapi/generated/operations/dashboard.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { Page } from '../record/register.ts';

export type DashboardNumbers = Schemas['DashboardNumbers'];
export type ModuleState = Schemas['ModuleState'];
export type WaitingItem = Schemas['WaitingItem'];
export type WaitingQuery = NonNullable<operations['Dashboard.waiting']['parameters']['query']>;

const key = 'dashboard';

export const dashboard = clientOf(Dashboard);

/** What waits for the person, and how the registers are. */
export const dashboardNumbersQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [key, 'numbers'], queryFn: ({ signal }) => dashboard(api).numbers({ signal }) });

/** One page of what waits for the person. */
export const waitingQuery = (api: ApiClient, query: WaitingQuery) =>
  queryOptions({
    queryKey: [key, 'waiting', query],
    queryFn: ({ signal }): Promise<Page<WaitingItem>> => dashboard(api).waiting({ query, signal }),
    placeholderData: keepPreviousData,
  });
