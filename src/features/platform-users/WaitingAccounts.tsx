import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformUserListQuery } from '#src/api/organisation/platform-users.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { AccountTable } from './AccountTable.tsx';

/** The maximum number of rows per request. */
const maxShown = 100;

/** The accounts that wait for approval, the oldest first: each is decided on here. */
export function WaitingAccounts() {
  const waiting = useQuery(
    platformUserListQuery(useApi(), { approved: false, active: true, perPage: maxShown, sortId: 'createdAt' }),
  );
  if (waiting.isError)
    return <LoadFailed what="accounts" error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (waiting.isPending) return <LoadingRows />;
  const { data, pagination } = waiting.data;
  return (
    <Region
      title="Waiting for approval"
      note={pagination.total > maxShown ? `The first ${maxShown} of ${formatNumber(pagination.total)}` : undefined}
    >
      {data.length === 0 ? (
        <EmptyState title="No accounts are waiting for approval">
          Everyone who has signed up has been approved.
        </EmptyState>
      ) : (
        <AccountTable label="Accounts waiting for approval" users={data} />
      )}
    </Region>
  );
}
