import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformUserListQuery } from '#src/api/organisation/platform-users.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { AccountTable } from './AccountTable.tsx';

/** The maximum number of rows per request. */
const maxShown = 100;

/** / for platform roles (specification section 2.5): the accounts awaiting approval. */
export function AdminDashboardPage() {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const maySeeAccounts = useMay({ feature: 'ADMIN_ORGANISATION' });
  return (
    <>
      <PageTitle title="Admin Dashboard" note={`Welcome, ${name}`} />
      {maySeeAccounts ? (
        <Accounts />
      ) : (
        <EmptyState title="Nothing needs your attention">Choose a page from the menu to begin.</EmptyState>
      )}
    </>
  );
}

function Accounts() {
  const api = useApi();
  const all = useQuery(platformUserListQuery(api, { perPage: 1 }));
  const waiting = useQuery(platformUserListQuery(api, { approved: false, perPage: maxShown, sortId: 'createdAt' }));
  if (waiting.isError)
    return <LoadFailed what="accounts" error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (waiting.isPending) return <LoadingRows />;
  const { data, pagination } = waiting.data;
  return (
    <>
      <FigureStrip>
        <Figure name="Waiting for approval" value={formatNumber(pagination.total)} />
        <Figure name="Accounts" value={all.data === undefined ? '' : formatNumber(all.data.pagination.total)} />
      </FigureStrip>
      <Region title="Waiting for approval">
        {data.length === 0 ? (
          <EmptyState title="No accounts are waiting for approval">
            Everyone who has signed up has been approved.
          </EmptyState>
        ) : (
          <AccountTable label="Accounts waiting for approval" users={data} />
        )}
      </Region>
    </>
  );
}
