import type { UseQueryResult } from '@tanstack/react-query';

import type { Page } from '#src/api/record/register.ts';
import type { ListState } from '#src/components/register/ListContent.tsx';

/** Converts a page query to the state of a list. */
export const listStateOf = <Row>(list: UseQueryResult<Page<Row>>): ListState<Row> => ({
  rows: list.data?.data,
  total: list.data?.pagination.total ?? 0,
  totalIsExact: list.data?.pagination.totalIsExact ?? true,
  unfilteredTotal: list.data?.pagination.unfilteredTotal ?? 0,
  error: list.error,
  busy: list.isPlaceholderData,
  reading: list.isFetching,
  onRetry: () => void list.refetch(),
});
