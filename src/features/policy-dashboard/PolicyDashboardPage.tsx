import { useQuery } from '@tanstack/react-query';

import { policyStatusLabels, policyTexts } from '#domain/words/policy.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policyStatisticsQuery, type PolicyStatistics } from '#src/api/policy/policy-figures.ts';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { labels } from '#src/ui/labels.ts';

import { AcknowledgementRegions } from './AcknowledgementRegions.tsx';
import { ExemptionRegion } from './ExemptionRegion.tsx';
import { Figures } from './Figures.tsx';
import { ToPolicies } from './links.tsx';
import { ReviewsDue } from './ReviewsDue.tsx';

/** /policy-dashboard: the numbers of all live policies, each a link to the policies it counts. */
export function PolicyDashboardPage() {
  return (
    <Dashboard title="Policy Dashboard" numbers={useQuery(policyStatisticsQuery(useApi()))}>
      {(statistics) => (statistics.count === 0 ? <NoPolicies /> : <Statistics statistics={statistics} />)}
    </Dashboard>
  );
}

const NoPolicies = () => (
  <EmptyState title="No policies yet" actions={<ToPolicies>Policy Register</ToPolicies>}>
    The dashboard shows the policies of the register, as soon as there are any.
  </EmptyState>
);

const Statistics = ({ statistics }: { readonly statistics: PolicyStatistics }) => (
  <>
    <Figures statistics={statistics} />
    <DashboardRegions>
      <CountRegion title="By status" rowLabel={policyTexts.status.label} bars={statusBars(statistics)} />
      <ReviewsDue reviews={statistics.reviews} />
      <CountRegion title="By category" rowLabel={policyTexts.category.label} bars={categoryBars(statistics)} />
      <CountRegion title="By owner" rowLabel={policyTexts.owner.label} bars={ownerBars(statistics)} />
      <ExemptionRegion />
      <AcknowledgementRegions statistics={statistics} />
    </DashboardRegions>
  </>
);

interface CountRegionProps {
  readonly title: string;
  readonly rowLabel: string;
  readonly bars: readonly Bar[];
}

const CountRegion = ({ title, rowLabel, bars }: CountRegionProps) => (
  <Region title={title}>
    <Bars
      label={title}
      rowLabel={rowLabel}
      parts={[{ name: 'Policies', tone: 'plain' }]}
      bars={bars}
      format={formatNumber}
    />
  </Region>
);

const statusBars = ({ byStatus }: PolicyStatistics): Bar[] =>
  byStatus.map(({ status, count }) => ({
    key: status,
    name: <ToPolicies search={{ status: [status] }}>{policyStatusLabels[status]}</ToPolicies>,
    values: [count],
  }));

const categoryBars = ({ byCategory }: PolicyStatistics): Bar[] =>
  byCategory.map(({ category, count }) => ({
    key: category?.id ?? 'none',
    name: <ToPolicies search={{ categoryId: [category?.id ?? 'none'] }}>{category?.name ?? 'None'}</ToPolicies>,
    values: [count],
  }));

const ownerBars = ({ byOwner }: PolicyStatistics): Bar[] =>
  byOwner.map(({ owner, count }) => ({
    key: owner?.id ?? 'none',
    name: <ToPolicies search={{ ownerId: [owner?.id ?? 'none'] }}>{owner?.name ?? labels.unassigned}</ToPolicies>,
    values: [count],
  }));
