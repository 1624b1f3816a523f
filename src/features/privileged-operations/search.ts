import { privilegedOperationKindValues } from '#openapi/generated/values/privileged-operation-kind.ts';
import { privilegedOperationStatusValues } from '#openapi/generated/values/privileged-operation-status.ts';
import type { PrivilegedOperationQuery } from '#src/api/organisation/privileged-operations.ts';
import { oneOf, pageOf, searchSchema, wholeNumberOf, type SearchOf } from '#src/components/search-schema.ts';

/** Empty for any. */
const statuses = ['', ...privilegedOperationStatusValues] as const;
const kinds = ['', ...privilegedOperationKindValues] as const;

/** The search parameters of the list; missing or invalid ones get their default. */
export const operationSearch = searchSchema((given) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  status: oneOf(statuses, given['status']) ?? '',
  kind: oneOf(kinds, given['kind']) ?? '',
}));

export type OperationSearch = SearchOf<typeof operationSearch>;

export const toOperationQuery = ({ page, perPage, status, kind }: OperationSearch): PrivilegedOperationQuery => ({
  page,
  perPage,
  ...(status === '' ? {} : { status }),
  ...(kind === '' ? {} : { kind }),
});
