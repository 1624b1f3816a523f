import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { dashboardNumbersQuery } from '#src/api/organisation/dashboard.ts';
import { formatDay, today } from '#src/components/format.ts';
import { LoadFailed, RefreshFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { ModuleStates } from './ModuleStates.tsx';
import { WaitingForMe } from './WaitingForMe.tsx';
import { WaitingNumbers } from './WaitingNumbers.tsx';

export interface HomePageProps {
  /** What is left of setting up the organisation; shown first. */
  readonly checklist?: ReactNode;
  /** The person's unread notifications. */
  readonly news: ReactNode;
  /** The pages that the person may open; nothing for those whose menu has them. */
  readonly pages: ReactNode;
}

/** / for members: what waits for them, what is overdue, and how the modules are that they may see. */
export function HomePage({ checklist, news, pages }: HomePageProps) {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  return (
    <>
      <PageTitle title={`Welcome, ${name}`} note={formatDay(today())} />
      {checklist}
      <Numbers />
      {pages}
      {news}
    </>
  );
}

function Numbers() {
  const numbers = useQuery(dashboardNumbersQuery(useApi()));
  const onRetry = () => void numbers.refetch();
  if (numbers.isPending) return <LoadingRows />;
  if (numbers.data === undefined) return <LoadFailed what="dashboard" error={numbers.error} onRetry={onRetry} />;
  const { waiting, modules } = numbers.data;
  return (
    <>
      {numbers.isError && (
        <RefreshFailed what="dashboard" error={numbers.error} retrying={numbers.isFetching} onRetry={onRetry} />
      )}
      <WaitingNumbers waiting={waiting} />
      <WaitingForMe waiting={waiting} />
      <ModuleStates modules={modules} />
    </>
  );
}
