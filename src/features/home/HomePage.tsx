import type { ReactNode } from 'react';

import { formatDay, today } from '#src/components/format.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import { ReviewsDue } from './ReviewsDue.tsx';

export interface HomePageProps {
  /** The person's unread notifications. */
  readonly news: ReactNode;
}

/** / for members: what needs attention. */
export function HomePage({ news }: HomePageProps) {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const maySeeRisks = useMay({ feature: 'RISK' });
  return (
    <>
      <PageTitle title={`Welcome, ${name}`} note={formatDay(today())} />
      {maySeeRisks ? (
        <ReviewsDue />
      ) : (
        <EmptyState title="Nothing is due">Choose a page from the menu to begin.</EmptyState>
      )}
      {news}
    </>
  );
}
